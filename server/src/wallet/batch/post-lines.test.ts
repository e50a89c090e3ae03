import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openTestShop } from '../../../test/harness.ts'
import type { AccountRef } from '../accounts.ts'
import { balanceOf } from '../balances.ts'
import { verifyLedger } from '../ledger/verify-ledger.ts'
import { entriesOf } from '../queries.ts'
import { reverseTransferPart } from '../reverse-transfer-part.ts'
import { reverseTransfer } from '../reverse-transfer.ts'
import { postLines, type Batch, type LineRow, type Lines } from './post-lines.ts'
import { dayIn } from '../../kernel/time/clock.ts'

const shop = await openTestShop()
const context = shop.systemContext()
const members = await Promise.all(Array.from({ length: 6 }, () => shop.member()))
const ids = members.map(({ member_id }) => member_id)

const available = (member: number): AccountRef => ({ member, unit: 'USDS', purpose: 'available' })
const expense: AccountRef = { house: 'award_expense', unit: 'USDS' }
let key = 0
const details = (): Batch => ({ kind: 'award.test', topic: 'award', key: `run 1 shard ${++key}`, income_code: 101, reason: 'test' })
const post = (lines: Lines, batch = details()) => context.transaction((inner) => postLines(inner, batch, lines))
/** Each member is credited with their amount, out of the house's expense. */
const credit = (amounts: readonly bigint[]): { account: AccountRef; amount: bigint }[] =>
  amounts.flatMap((amount, n) => [
    { account: available(ids[n]!), amount },
    { account: expense, amount: -amount },
  ])
const balances = () => Promise.all(ids.map((member) => balanceOf(context, available(member))))
const transferCount = async () => (await sql<{ n: bigint }>`select count(*) as n from transfer`.execute(shop.db)).rows[0]!.n
/** What is refused leaves no trace. */
async function refuses(run: () => Promise<unknown>, refusal: object) {
  const state = async () => [await balances(), await transferCount()]
  const before = await state()
  await expect(run()).rejects.toMatchObject(refusal)
  expect(await state()).toEqual(before)
}

describe('WAL-01 a batch', () => {
  test('is one transfer with one line an account: equal accounts are summed, sums of 0 left out, accounts opened', async () => {
    const lines = credit([10n, 20n, 30n])
    const id = await post([...lines, { account: available(ids[0]!), amount: 5n }, { account: expense, amount: -5n }, ...credit([0n, -20n])])
    const posted = await entriesOf(shop.db, id!)
    expect(posted).toEqual([
      { account: available(ids[0]!), amount: 15n },
      { account: available(ids[2]!), amount: 30n },
      { account: expense, amount: -45n },
    ])
    expect(await balances()).toEqual([15n, 0n, 30n, 0n, 0n, 0n])
  })

  test('is read by the database from a query, counts from its own instant, and names its subject', async () => {
    const before = await balances()
    const effective_at = shop.site.shared.now()
    const id = await post(
      sql<LineRow>`select id as member_id, 'USDS' as unit, 'available' as purpose, 7::bigint as amount from member where id = any (${ids})
        union all select null, 'USDS', 'award_expense', -7 * ${ids.length}::bigint`,
      { ...details(), subject: 'run 12', effective_at },
    )
    expect(await balances()).toEqual(before.map((one) => one + 7n))
    const { rows } = await sql`select kind, income_code, actor, subject, effective_at from transfer where id = ${id}`.execute(shop.db)
    expect(rows).toEqual([{ kind: 'award.test', income_code: 101, actor: 'system', subject: 'run 12', effective_at }])
  })

  test('of zeros only, or of nothing, posts nothing', async () => {
    const before = await transferCount()
    expect(await post(credit([0n, 0n]))).toBeNull()
    expect(await post([...credit([4n]), ...credit([-4n])])).toBeNull()
    expect(await post([])).toBeNull()
    expect(await transferCount()).toBe(before)
  })

  test('R-21 of the same key and sums is the same transfer, in any order; of other sums it is refused', async () => {
    const batch = details()
    const lines = credit([1n, 2n, 3n])
    const id = await post(lines, batch)
    const before = await balances()
    expect(await post(lines.toReversed(), batch)).toBe(id)
    expect(new Set(await Promise.all(Array.from({ length: 10 }, () => post(lines, batch))))).toEqual(new Set([id]))
    expect(await balances()).toEqual(before)
    await refuses(() => post(credit([1n, 2n, 4n]), batch), { code: 'call.key_reused' })
    await refuses(() => post(credit([0n]), batch), { code: 'call.key_reused' })
  })

  test('in which an account lacks the amount is refused whole', async () => {
    await post(credit([9n, 9n]))
    const [first, second] = await balances()
    await refuses(() => post(credit([1n, -second! - 1n])), { code: 'wallet.insufficient' })
    await refuses(() => post(credit([-first! - 1n])), { code: 'wallet.insufficient' })
    expect(await post(credit([-first!, 1n]))).not.toBeNull()
  })

  test('in which an account is closed is refused whole', async () => {
    const { member_id } = await shop.member()
    const lines = [...credit([1n]), { account: available(member_id), amount: 1n }, { account: expense, amount: -1n }]
    await post(lines)
    await sql`update account set status = 'closed' where member_id = ${member_id}`.execute(shop.db)
    await refuses(() => post(lines), { code: 'wallet.not_found' })
  })

  test('that does not balance, or lacks a part of a line, is refused', async () => {
    await refuses(() => post([...credit([1n, 2n]), { account: available(ids[3]!), amount: 1n }]), { code: 'LM004' })
    await refuses(
      () => post([...credit([1n]), { account: { house: 'award_expense', unit: 'USDA' }, amount: 1n }, { account: expense, amount: -1n }]),
      { code: 'LM004' },
    )
    await refuses(() => post(sql<LineRow>`select null::int as member_id, 'USDS' as unit, 'treasury' as purpose, null::bigint as amount`), {
      code: 'LM004',
    })
  })
})

describe('a batch of many members', () => {
  test.each(['award.test', 'income.test'])('WAL-01 of kind %s is not reversed, whole or in part', async (kind) => {
    await post(credit([50n]))
    const id = await post(credit([-5n, 2n]), { ...details(), kind })
    const about = () => ({ kind: 'test', topic: 'various', key: `back ${++key}`, reason: 'test' }) as const
    await refuses(() => context.transaction((inner) => reverseTransfer(inner, id!, about())), { code: 'wallet.batch_not_reversible' })
    const part = [{ purpose: 'available', amount: 1n }] as const
    await refuses(() => context.transaction((inner) => reverseTransferPart(inner, id!, part, about())), {
      code: 'wallet.batch_not_reversible',
    })
  })

  test('WAL-02 shows a member only their own line, in the list and in the statement', async () => {
    const newcomers = await Promise.all([shop.member(), shop.member()])
    const [first, second] = newcomers.map(({ member_id }) => member_id)
    const id = await post([
      { account: available(first!), amount: 111n },
      { account: available(second!), amount: 222n },
      { account: expense, amount: -333n },
    ])
    for (const [n, client] of newcomers.entries()) {
      const { list } = await client.call('wallet/entries', { unit: 'USDS' })
      const amount = n === 0 ? '0.111' : '0.222'
      expect(list).toMatchObject([{ transfer_id: id, amount, balance_after: amount, topic: 'award', income_code: 101 }])
      const day = dayIn('Asia/Shanghai', shop.site.shared.now())
      const { content } = await client.call('wallet/export', { unit: 'USDS', from: day, until: day, format: 'csv' })
      const file = Buffer.from(content, 'base64').toString()
      expect([file.includes('0.111'), file.includes('0.222'), file.includes('0.333')]).toEqual([n === 0, n === 1, false])
    }
  })

  test('WAL-02 what is pledged, deposited or frozen is listed by its bucket, and is not among what can be spent', async () => {
    const client = await shop.member()
    const own = (purpose: 'available' | 'pledged' | 'deposited' | 'frozen:referral', amount: bigint) => ({
      account: { member: client.member_id, unit: 'USDS', purpose } as const,
      amount,
    })
    await post([
      own('available', 1n),
      own('pledged', 2n),
      own('deposited', 3n),
      own('frozen:referral', 4n),
      { account: expense, amount: -10n },
    ])
    const listed = async (bucket?: 'pledged' | 'deposited' | 'frozen') =>
      (await client.call('wallet/entries', { unit: 'USDS', ...(bucket && { bucket }) })).list.map((one) => [one.bucket, one.amount])
    expect(await listed()).toEqual([['available', '0.001']])
    expect(await listed('pledged')).toEqual([['pledged', '0.002']])
    expect(await listed('deposited')).toEqual([['deposited', '0.003']])
    expect(await listed('frozen')).toEqual([['frozen', '0.004']])
  })

  test('WAL-03 is verified: what it posted is found whole', async () => {
    const { checks } = await verifyLedger(shop.db, shop.site.config.dataDir)
    expect(checks.filter(({ first }) => first !== null)).toEqual([])
  })
})
