import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openTestShop } from '../../../test/harness.ts'
import { staffClient } from '../../../test/staff-client.ts'
import { grantMoney } from '../grant-money.ts'
import { placeHold } from '../holds/place-hold.ts'
import { moneyOf } from '../balances.ts'

const shop = await openTestShop()
const within = <T>(work: (inner: ReturnType<typeof shop.systemContext>) => Promise<T>) => shop.systemContext().transaction(work)
const ann = await staffClient(shop, 'finance')
const bob = await staffClient(shop, 'finance')

const grant = (member_id: number, amount: bigint, key: string) =>
  within((inner) => grantMoney(inner, member_id, amount, { key, reason: 'test' }))
const total = async (member_id: number) => (await moneyOf(shop.systemContext(), member_id)).total
const requestAdjustmentOf = async (member_id: number, amount = '5.00') =>
  ann.call('wallet/adjust_request', { member_id, unit: 'MONEY', bucket: 'non_withdrawable', amount, reason: 'A parcel was lost' })

describe('an adjustment', () => {
  test('WAL-08 moves nothing before another operator approves it, and then says why', async () => {
    const client = await shop.member()
    const { member_id } = client
    const { adjustment_id, version, state } = await requestAdjustmentOf(member_id)
    expect([state, await total(member_id)]).toEqual(['requested', 0n])
    await expect(ann.call('wallet/adjust_approve', { adjustment_id, version })).rejects.toMatchObject({
      reason: 'wallet.adjust_own_request',
    })
    expect(await bob.call('wallet/adjust_approve', { adjustment_id, version })).toMatchObject({
      state: 'approved',
      decided_by: bob.staff_id,
    })
    expect(await total(member_id)).toBe(500n)
    expect((await client.call('wallet/entries', {})).list).toMatchObject([
      { topic: 'adjustment', amount: '5.00', subject: { kind: 'adjustment', id: adjustment_id } },
    ])
    const { list } = await bob.call('wallet/account_statement', { member_id, unit: 'MONEY', purpose: 'non_withdrawable' })
    expect(list).toMatchObject([
      { kind: 'wallet.adjust', actor: `staff ${bob.staff_id}`, reason: 'A parcel was lost', balance_after: '5.00' },
    ])
  })

  test('WAL-08 CON-06 names who asked and who decided, with the number where two share a name', async () => {
    const { member_id } = await shop.member()
    const carl = await staffClient(shop, 'finance')
    await shop.db.updateTable('staff').set({ name: 'Carl' }).where('id', '=', carl.staff_id).execute()
    const { adjustment_id, version } = await requestAdjustmentOf(member_id)
    const namesOf = async () => {
      const [row] = (await bob.call('wallet/adjustments', { member_id })).list
      return [row!.requested_by_name, row!.decided_by_name]
    }
    expect(await namesOf()).toEqual([`Ann #${ann.staff_id}`, null])
    await carl.call('wallet/adjust_refuse', { adjustment_id, version })
    expect(await namesOf()).toEqual([`Ann #${ann.staff_id}`, 'Carl'])
  })

  test('R-21 approved fifty times at once is posted once', async () => {
    const { member_id } = await shop.member()
    const { adjustment_id, version } = await requestAdjustmentOf(member_id)
    const done = await Promise.allSettled(
      Array.from({ length: 50 }, (_, n) => bob.call(n % 2 ? 'wallet/adjust_approve' : 'wallet/adjust_refuse', { adjustment_id, version })),
    )
    expect(done.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
    expect([0n, 500n]).toContain(await total(member_id))
  })

  test('WAL-08 refused moves nothing; below zero it cannot go', async () => {
    const { member_id } = await shop.member()
    const refused = await requestAdjustmentOf(member_id)
    await bob.call('wallet/adjust_refuse', { adjustment_id: refused.adjustment_id, version: refused.version })
    await expect(
      bob.call('wallet/adjust_approve', { adjustment_id: refused.adjustment_id, version: refused.version }),
    ).rejects.toMatchObject({
      reason: 'wallet.adjustment_decided',
    })
    const debit = await requestAdjustmentOf(member_id, '-0.01')
    await expect(bob.call('wallet/adjust_approve', { adjustment_id: debit.adjustment_id, version: debit.version })).rejects.toMatchObject({
      reason: 'wallet.insufficient',
    })
    expect((await bob.call('wallet/adjustments', { state: 'requested', member_id })).list).toMatchObject([
      { adjustment_id: debit.adjustment_id },
    ])
    expect(await total(member_id)).toBe(0n)
  })

  test.each([
    [{ unit: 'MONEY', bucket: 'available', amount: '1.00' }, 'wallet.adjust_wrong_bucket'],
    [{ unit: 'ACC', bucket: 'withdrawable', amount: '1.00' }, 'wallet.adjust_wrong_bucket'],
    [{ unit: 'MONEY', bucket: 'withdrawable', amount: '0.00' }, 'wallet.adjust_zero'],
    [{ unit: 'MONEY', bucket: 'withdrawable', amount: '0.001' }, 'call.wrong_fields'],
    [{ unit: 'LONGCOIN', bucket: 'available', amount: '1.5' }, 'call.wrong_fields'],
  ] as const)('QUA-04 of %o is refused: %s', async (change, reason) => {
    const { member_id } = await shop.member()
    await expect(ann.call('wallet/adjust_request', { member_id, reason: 'test', ...change })).rejects.toMatchObject({ reason })
  })

  test('WAL-08 the database itself lets nobody approve what they asked for', async () => {
    const { member_id } = await shop.member()
    const { adjustment_id } = await requestAdjustmentOf(member_id)
    await expect(
      sql`update adjustment set decided_by = requested_by, decided_at = store_now() where id = ${adjustment_id}`.execute(shop.db),
    ).rejects.toMatchObject({ code: '23514' })
  })

  test('WAL-08 nothing is asked for a member who is not there', async () => {
    await expect(requestAdjustmentOf(2147483647)).rejects.toMatchObject({ reason: 'member.not_found' })
  })
})

describe('any account', () => {
  test('WAL-08 of a member shows what it holds and what is set aside', async () => {
    const { member_id } = await shop.member()
    await grant(member_id, 1000n, `view ${member_id}`)
    const account = { member: member_id, unit: 'MONEY', purpose: 'non_withdrawable' } as const
    await within((inner) => placeHold(inner, { account, amount: 300n, kind: 'test', key: `view ${member_id}`, reason: 'a wish' }))
    expect(await ann.call('wallet/account_view', { member_id })).toMatchObject({
      accounts: [{ unit: 'MONEY', purpose: 'non_withdrawable', posted: '10.00', on_hold: '3.00', is_open: true, entry_count: 1 }],
      holds: [{ unit: 'MONEY', amount: '3.00', reason: 'a wish', expires_at: null }],
    })
  })

  test('WAL-08 of the house is shown page by page, every entry once', async () => {
    const { member_id } = await shop.member()
    for (let n = 0; n < 5; n++) await grant(member_id, BigInt(n + 1), `house ${member_id} ${n}`)
    const seen: string[] = []
    for (let cursor: string | null | undefined = undefined; cursor !== null;) {
      const page: Awaited<ReturnType<typeof ann.call<'wallet/account_statement'>>> = await ann.call('wallet/account_statement', {
        unit: 'MONEY',
        purpose: 'treasury',
        page_size: 2,
        ...(cursor === undefined ? {} : { cursor }),
      })
      seen.push(...page.list.map(({ transfer_id }) => transfer_id))
      cursor = page.next
    }
    const { rows } = await sql<{ n: bigint }>`
      select count(*) as n from entry where account_id = (select id from account where member_id is null and unit = 'MONEY' and purpose = 'treasury')`.execute(
      shop.db,
    )
    expect(new Set(seen).size).toBe(seen.length)
    expect(BigInt(seen.length)).toBe(rows[0]!.n)
    const { accounts } = await ann.call('wallet/account_view', {})
    expect(accounts.find(({ purpose }) => purpose === 'treasury')).toMatchObject({ entry_count: null })
  })

  test('WAL-08 that was never used is not found', async () => {
    await expect(ann.call('wallet/account_statement', { unit: 'ACC', purpose: 'no_such' })).rejects.toMatchObject({
      reason: 'wallet.not_found',
    })
  })
})

describe('a freeze', () => {
  test('WAL-08 is set and lifted once each', async () => {
    const client = await shop.member()
    const { member_id } = client
    const frozen = async () => (await client.call('member/view', {})).is_frozen
    await ann.call('member/freeze', { member_id, reason: 'A report' })
    expect(await frozen()).toBe(true)
    await expect(bob.call('member/freeze', { member_id, reason: 'A report' })).rejects.toMatchObject({ reason: 'member.already_in_state' })
    await bob.call('member/unfreeze', { member_id, reason: 'Settled' })
    expect(await frozen()).toBe(false)
    await expect(ann.call('member/unfreeze', { member_id: 2147483647, reason: 'x' })).rejects.toMatchObject({ reason: 'member.not_found' })
  })
})
