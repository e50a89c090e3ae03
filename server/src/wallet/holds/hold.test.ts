import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { openTestShop } from '../../../test/harness.ts'
import { plus } from '../../kernel/time/clock.ts'
import { balanceOf, moneyOf } from '../balances.ts'
import { grantMoney } from '../grant-money.ts'
import { spendMoney } from '../spend-money.ts'
import { placeHold } from './place-hold.ts'
import { postHold, voidHold } from './resolve-hold.ts'

const shop = await openTestShop()
const within = <T>(work: (inner: ReturnType<typeof shop.systemContext>) => Promise<T>) => shop.systemContext().transaction(work)

let member_id = 0
let key = 0
beforeEach(async () => {
  member_id = (await shop.member()).member_id
  await within((inner) => grantMoney(inner, member_id, 1000n, { key: `hold ${member_id}`, reason: 'test', bucket: 'withdrawable' }))
})
const account = () => ({ member: member_id, unit: 'MONEY', purpose: 'withdrawable' }) as const
const placeTestHold = (amount: bigint, expires_at?: string, name = `hold ${++key}`) =>
  within((inner) =>
    placeHold(inner, { account: account(), amount, kind: 'test', key: name, reason: 'test', ...(expires_at ? { expires_at } : {}) }),
  )
const post = (hold: string, amount: bigint) =>
  within((inner) =>
    postHold(inner, hold, {
      kind: 'test.post',
      topic: 'various',
      reason: 'test',
      entries: [
        { account: account(), amount: -amount },
        { account: { house: 'revenue', unit: 'MONEY' }, amount },
      ],
    }),
  )
const free = (hold: string) => within((inner) => voidHold(inner, hold))
const spend = (amount: bigint) =>
  within((inner) =>
    spendMoney(inner, member_id, amount, { kind: 'spend', topic: 'various', key: `after hold ${++key}`, reason: 'test', to: 'revenue' }),
  )
const money = async () => {
  const { total, frozen } = await moneyOf(shop.systemContext(), member_id)
  return { total, frozen }
}

describe('WAL-01 a hold', () => {
  test('keeps its amount from being spent, and shows as frozen', async () => {
    await placeTestHold(700n)
    expect(await money()).toEqual({ total: 300n, frozen: 700n })
    await expect(spend(301n)).rejects.toMatchObject({ code: 'wallet.insufficient' })
    await spend(300n)
    expect(await money()).toEqual({ total: 0n, frozen: 700n })
  })

  test('posted takes at most what it held, and lets the rest go', async () => {
    const hold = await placeTestHold(700n)
    const transfer = await post(hold, 500n)
    expect(await money()).toEqual({ total: 500n, frozen: 0n })
    expect(await post(hold, 500n)).toBe(transfer)
    expect(await money()).toEqual({ total: 500n, frozen: 0n })
    await expect(free(hold)).rejects.toMatchObject({ code: 'wallet.hold_resolved' })
    await expect(post(await placeTestHold(100n), 101n)).rejects.toMatchObject({ code: 'LM004' })
  })

  test('let go gives everything back, once', async () => {
    const hold = await placeTestHold(700n)
    await free(hold)
    await free(hold)
    expect(await money()).toEqual({ total: 1000n, frozen: 0n })
    await expect(post(hold, 1n)).rejects.toMatchObject({ code: 'wallet.hold_resolved' })
  })

  test('lets go by itself at its hour, and then takes nothing any more', async () => {
    const now = shop.site.shared.now()
    const hold = await placeTestHold(700n, plus(now, { hours: 1 }))
    const posted = await placeTestHold(100n, plus(now, { hours: 1 }))
    await post(posted, 100n)
    await shop.advance({ minutes: 59 })
    expect((await money()).frozen).toBe(700n)
    await shop.advance({ minutes: 2 })
    expect(await money()).toEqual({ total: 900n, frozen: 0n })
    await expect(post(hold, 1n)).rejects.toMatchObject({ code: 'wallet.hold_resolved' })
    await shop.advance({ days: 1 })
    expect(await money()).toEqual({ total: 900n, frozen: 0n })
  })

  test('R-21 of the same key is one hold; another amount under it is refused', async () => {
    const ids = await Promise.all(Array.from({ length: 20 }, () => placeTestHold(100n, undefined, `same ${member_id}`)))
    expect(new Set(ids).size).toBe(1)
    expect((await money()).frozen).toBe(100n)
    await expect(placeTestHold(101n, undefined, `same ${member_id}`)).rejects.toMatchObject({ code: 'call.key_reused' })
  })

  test('R-21 of fifty at once for one balance that holds one, one stands', async () => {
    const done = await Promise.allSettled(Array.from({ length: 50 }, () => placeTestHold(1000n)))
    expect(done.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
    for (const one of done) if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'wallet.insufficient' })
  })

  test('R-21 posted and let go at once ends in one of the two, and no cent is lost', async () => {
    const revenue = () => balanceOf(shop.systemContext(), { house: 'revenue', unit: 'MONEY' })
    const before = await revenue()
    const hold = await placeTestHold(1000n)
    await Promise.allSettled(Array.from({ length: 20 }, (_, n) => (n % 2 ? free(hold) : post(hold, 1000n))))
    const { total, frozen } = await money()
    expect(frozen).toBe(0n)
    expect(total + (await revenue()) - before).toBe(1000n)
  })

  test.each<[string, (hold: string) => string]>([
    [
      'a hold that holds nothing',
      () => `insert into hold (kind, key, account_id, amount, actor, reason, placed_at)
      select 'raw', 'raw', account_id, 5, 'raw', 'raw', store_now() from hold limit 1`,
    ],
    [
      'a resolution that lets nothing go',
      (hold) => `insert into hold_resolution (hold_id, outcome, actor, resolved_at) values ('${hold}', 'void', 'raw', store_now())`,
    ],
    [
      'held money without a hold',
      () => `update balance set held = held + 1 where account_id = (select account_id from hold order by id desc limit 1)`,
    ],
    ['an edited hold', () => 'update hold set amount = 1'],
    ['a deleted hold', () => 'delete from hold'],
    ['an edited resolution', () => `update hold_resolution set outcome = 'void'`],
  ])('the database itself refuses %s', async (_, statement) => {
    const hold = await placeTestHold(10n)
    await expect(sql.raw(statement(hold)).execute(shop.admin)).rejects.toMatchObject({ code: 'LM004' })
  })
})
