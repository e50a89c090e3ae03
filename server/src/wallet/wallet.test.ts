import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openTestShop } from '../../test/harness.ts'
import { balanceOf, moneyOf } from './balances.ts'
import { reverseTransfer } from './reverse-transfer.ts'
import { grantMoney } from './grant-money.ts'
import { postTransfer } from './post-transfer.ts'
import { entriesOf } from './queries.ts'
import { spendMoney } from './spend-money.ts'

const shop = await openTestShop()
const context = shop.systemContext()
const within = <T>(work: (inner: typeof context) => Promise<T>) => context.transaction(work)

async function richMember(non_withdrawable: bigint, withdrawable: bigint) {
  const client = await shop.member()
  const { member_id } = client
  await within((inner) => grantMoney(inner, member_id, non_withdrawable, { key: `n${member_id}`, reason: 'test' }))
  await within((inner) => grantMoney(inner, member_id, withdrawable, { key: `w${member_id}`, reason: 'test', bucket: 'withdrawable' }))
  const spend = (key: string, amount: bigint) =>
    within((inner) =>
      spendMoney(inner, member_id, amount, { kind: 'spend', topic: 'various', key: `${key} ${member_id}`, reason: 'test', to: 'escrow' }),
    )
  return { client, member_id, spend }
}

describe('posting', () => {
  test('R-21 the same kind and key again answers the same transfer and moves nothing; another body is refused', async () => {
    const { member_id } = await shop.member()
    const grant = (amount: bigint) => within((inner) => grantMoney(inner, member_id, amount, { key: 'again', reason: 'test' }))
    const first = await grant(500n)
    expect(first).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(await grant(500n)).toBe(first)
    await expect(grant(600n)).rejects.toMatchObject({ code: 'call.key_reused' })
    expect((await moneyOf(context, member_id)).total).toBe(500n)
  })

  test('R-21 the same key sent fifty times at once posts once', async () => {
    const { member_id } = await shop.member()
    const ids = await Promise.all(
      Array.from({ length: 50 }, () => within((inner) => grantMoney(inner, member_id, 500n, { key: 'at once', reason: 'test' }))),
    )
    expect(new Set(ids).size).toBe(1)
    expect((await moneyOf(context, member_id)).total).toBe(500n)
  })

  test('WAL-01 several lines of a member’s account become one, of their sum', async () => {
    const { member_id } = await shop.member()
    const [own, house] = [{ member: member_id, unit: 'ACC', purpose: 'available' } as const, { house: 'treasury', unit: 'ACC' } as const]
    const post = (key: string, amounts: readonly bigint[]) =>
      within((inner) =>
        postTransfer(inner, {
          kind: 'lines',
          topic: 'various',
          key: `${key} ${member_id}`,
          reason: 'test',
          entries: [...amounts.map((amount) => ({ account: own, amount })), { account: house, amount: -amounts.reduce((a, b) => a + b) }],
        }),
      )
    const id = await post('sum', [-5n, 30n, 5n])
    expect(await entriesOf(shop.db, id)).toEqual([
      { account: own, amount: 30n },
      { account: house, amount: -30n },
    ])
    await expect(post('below', [-40n, 9n])).rejects.toMatchObject({ code: 'wallet.insufficient' })
    await expect(post('nothing', [5n, -5n])).rejects.toMatchObject({ code: 'LM004' })
    expect(await balanceOf(context, own)).toBe(30n)
  })

  test('WAL-01 a transfer keeps its income code, reason, actor and instant; a closed account takes nothing', async () => {
    const { member_id } = await shop.member()
    const entries = [
      { account: { house: 'treasury', unit: 'ACC' }, amount: -1500n },
      { account: { member: member_id, unit: 'ACC', purpose: 'available' }, amount: 1500n },
    ] as const
    const id = await within((inner) =>
      postTransfer(inner, { kind: 'recharge', topic: 'various', key: 'kept', income_code: 14, reason: 'bought', entries }),
    )
    const storedTransfer = await shop.db.selectFrom('transfer').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect(storedTransfer).toMatchObject({
      income_code: 14,
      reason: 'bought',
      actor: 'system',
      effective_at: context.now,
      reversal_of: null,
    })
    await sql`update account set status = 'closed' where member_id = ${member_id}`.execute(shop.db)
    await expect(
      within((inner) => postTransfer(inner, { kind: 'recharge', topic: 'various', key: 'closed', reason: 'bought', entries })),
    ).rejects.toMatchObject({ code: 'wallet.not_found' })
  })

  test('an income code that the table does not have is refused', async () => {
    const { member_id } = await shop.member()
    const entries = [
      { account: { house: 'treasury', unit: 'ACC' }, amount: -1n },
      { account: { member: member_id, unit: 'ACC', purpose: 'available' }, amount: 1n },
    ] as const
    await expect(
      within((inner) => postTransfer(inner, { kind: 'test', topic: 'various', key: 'three', income_code: 3, reason: 'test', entries })),
    ).rejects.toMatchObject({ code: '23503' })
  })
})

describe('money', () => {
  test('R-11 the non-withdrawable part is spent first, and what comes back goes to the bucket that gave it', async () => {
    const { member_id, spend } = await richMember(300n, 500n)
    const spent = await spend('first', 450n)
    expect(spent).toMatchObject({ non_withdrawable: 300n, withdrawable: 150n })
    expect(await moneyOf(context, member_id)).toEqual({ total: 350n, withdrawable: 350n, non_withdrawable: 0n, frozen: 0n })
    await within((inner) =>
      reverseTransfer(inner, spent.transfer_id, { kind: 'back', topic: 'various', key: spent.transfer_id, reason: 'test' }),
    )
    expect(await moneyOf(context, member_id)).toEqual({ total: 800n, withdrawable: 500n, non_withdrawable: 300n, frozen: 0n })
    await within((inner) =>
      reverseTransfer(inner, spent.transfer_id, { kind: 'back', topic: 'various', key: spent.transfer_id, reason: 'test' }),
    )
    await expect(
      within((inner) => reverseTransfer(inner, spent.transfer_id, { kind: 'back', topic: 'various', key: 'other', reason: 'test' })),
    ).rejects.toMatchObject({ code: '23505' })
    expect((await moneyOf(context, member_id)).total).toBe(800n)
  })

  test('a spending sent again is the first one, whatever the buckets hold by then', async () => {
    const { member_id, spend } = await richMember(100n, 500n)
    const spent = await spend('twice', 200n)
    await within((inner) => grantMoney(inner, member_id, 1000n, { key: `more ${member_id}`, reason: 'test' }))
    expect(await spend('twice', 200n)).toEqual(spent)
    expect((await moneyOf(context, member_id)).total).toBe(1400n)
  })

  test.each([8, 50])('R-21 %i spendings at once of one balance that holds one go through once', async (count) => {
    const { member_id, spend } = await richMember(60n, 40n)
    const escrow = await balanceOf(context, { house: 'escrow', unit: 'MONEY' })
    const done = await Promise.allSettled(Array.from({ length: count }, (_, n) => spend(`race ${count} ${n}`, 100n)))
    expect(done.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
    for (const one of done) if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'wallet.insufficient' })
    expect((await moneyOf(context, member_id)).total).toBe(0n)
    expect((await balanceOf(context, { house: 'escrow', unit: 'MONEY' })) - escrow).toBe(100n)
  })

  test('WAL-02 a member sees the ledger’s balances as decimal strings, the unused ones too', async () => {
    const { client, member_id } = await richMember(1250n, 5n)
    await within((inner) =>
      postTransfer(inner, {
        kind: 'test',
        topic: 'various',
        key: `coins ${member_id}`,
        reason: 'test',
        entries: [
          { account: { house: 'treasury', unit: 'ACC' }, amount: -100_500n },
          { account: { member: member_id, unit: 'ACC', purpose: 'available' }, amount: 100_500n },
        ],
      }),
    )
    const { money, units } = await client.call('wallet/view', {})
    expect(money).toEqual({ total: '12.55', withdrawable: '0.05', non_withdrawable: '12.50', frozen: '0.00' })
    expect(units.map(({ unit, purpose, amount }) => `${unit} ${purpose} ${amount}`)).toEqual([
      'MONEY withdrawable 0.05',
      'MONEY non_withdrawable 12.50',
      'ACC available 100.500',
      'AAA available 0.000',
      'USDA available 0.000',
      'USDS available 0.000',
      'USDP available 0.000',
      'LONGCOIN available 0',
    ])
  })
})
