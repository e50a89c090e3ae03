import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openTestShop, type Client } from '../../../test/harness.ts'
import { staffClient } from '../../../test/staff-client.ts'
import { refusalOf } from '../../order/test/shopping.ts'
import { balanceOf, moneyOf } from '../../wallet/balances.ts'
import { advanceTo, makeWithdrawingMember } from '../test/withdrawals.ts'

const shop = await openTestShop()
const finance = await staffClient(shop, 'finance')
const reasonOf = async (call: Promise<unknown>) => (await refusalOf(call))?.reason ?? null
const money = ({ member_id }: Client) => moneyOf(shop.systemContext(), member_id)
const house = (name: 'fees' | 'clearing:payout') => balanceOf(shop.systemContext(), { house: name, unit: 'MONEY' })

/** A withdrawal that an operator has approved. */
async function approved(amount = 10_000n) {
  const client = await makeWithdrawingMember(shop, amount)
  const made = await client.apply(amount)
  await finance.call('withdrawal/approve', { list: [{ withdrawal_id: made.withdrawal_id, version: 1 }] })
  return { client, ...made }
}

/** The same, and out to the bank. */
async function sent(amount = 10_000n) {
  const one = await approved(amount)
  await advanceTo(shop, one.due_from, 60)
  const { batch_id } = await finance.call('withdrawal/make_batch', {})
  return { ...one, batch_id }
}

type Outcome = 'paid' | 'returned' | 'unknown'
const record = (withdrawal_id: number, outcome: Outcome, payout_reference = 'B-1', reason = '') =>
  finance.call('withdrawal/record_payout', { withdrawal_id, outcome, payout_reference, reason })

describe('a batch for the bank', () => {
  test('WAL-06 goes out on the next working day between 9:00 and 18:00, with what is approved and due', async () => {
    const one = await approved()
    const make = () => finance.call('withdrawal/make_batch', {})
    await advanceTo(shop, one.due_from, -60)
    expect(await reasonOf(make())).toBe('withdrawal.outside_working_hours')
    await advanceTo(shop, one.due_from)
    const lateWithdrawal = await approved(2_000n)
    const batch = await make()
    expect(batch).toMatchObject({ count: 1, open: 1, net: '98.00' })
    expect(batch.batch_no).toMatch(/^B\d{18}$/)
    expect(await reasonOf(make())).toBe('withdrawal.nothing_due')
    expect(await one.client.call('withdrawal/view', { withdrawal_id: one.withdrawal_id })).toMatchObject({
      state: 'approved',
      sent_at: expect.any(String),
    })
    await advanceTo(shop, one.due_until)
    expect(await reasonOf(make())).toBe('withdrawal.outside_working_hours')
    await advanceTo(shop, lateWithdrawal.due_from)
    expect(await make()).toMatchObject({ count: 1, net: '19.60' })
    expect((await finance.call('withdrawal/list_batches', { page_size: 1 })).list).toMatchObject([{ net: '19.60' }])
  })

  test('WAL-08 its file has whole numbers, and who took it stands in the audit log without them', async () => {
    const { batch_id, withdrawal_no } = await sent()
    const { file_name, csv } = await finance.call('withdrawal/export_batch', { batch_id })
    expect(file_name).toMatch(/^B\d+\.csv$/)
    const lines = csv.split('\r\n')
    expect(lines[0]).toBe('withdrawal_no,account_type,name,mobile,branch,account_number,amount,currency')
    expect(lines).toContain(`${withdrawal_no},savings_card,Ann Lee,+8613800138000,Nanshan,6228480012345678,98.00,USD`)
    const { rows } = await sql<{
      line: string
    }>`select to_jsonb(audit)::text as line from audit where action = 'withdrawal/export_batch'`.execute(shop.db)
    expect(rows).toHaveLength(1)
    expect(rows[0]!.line).not.toContain('6228480012345678')
    expect(await reasonOf(finance.call('withdrawal/export_batch', { batch_id: 2147483647 }))).toBe('withdrawal.batch_not_found')
  })

  test('two operators who make a batch at once put each withdrawal into one', async () => {
    const one = await approved()
    await advanceTo(shop, one.due_from, 60)
    const reasons = await Promise.all([1, 2, 3].map(() => reasonOf(finance.call('withdrawal/make_batch', {}))))
    expect(reasons.filter((reason) => reason === null)).toHaveLength(1)
  })

  test('what is with the bank can no longer be refused by hand', async () => {
    const { withdrawal_id } = await sent()
    expect(await reasonOf(finance.call('withdrawal/refuse', { withdrawal_id, version: 3, reason: 'No' }))).toBe('withdrawal.decided')
  })
})

describe('what the bank says', () => {
  test('WAL-06 paid: the net leaves the house, the fee stays, code 22', async () => {
    const { client, withdrawal_id, withdrawal_no } = await sent(12_345n)
    const [fees, clearing] = [await house('fees'), await house('clearing:payout')]
    expect(await record(withdrawal_id, 'paid')).toMatchObject({ state: 'paid', payout_reference: 'B-1', paid_at: expect.any(String) })
    expect(await money(client)).toEqual({ total: 0n, withdrawable: 0n, non_withdrawable: 0n, frozen: 0n })
    expect([await house('fees'), await house('clearing:payout')]).toEqual([fees + 247n, clearing + 12_098n])
    const { rows } =
      await sql`select from transfer where key = ${withdrawal_no} and kind = 'withdrawal.payout' and income_code = 22`.execute(shop.db)
    expect(rows).toHaveLength(1)
  })

  test('R-24 the same said again, also many times at once, does nothing more', async () => {
    const { client, withdrawal_id } = await sent()
    const clearing = await house('clearing:payout')
    const reasons = await Promise.all(Array.from({ length: 10 }, () => reasonOf(record(withdrawal_id, 'paid'))))
    expect(new Set(reasons)).toEqual(new Set([null]))
    expect(await house('clearing:payout')).toBe(clearing + 9_800n)
    expect(await reasonOf(record(withdrawal_id, 'paid', 'B-2'))).toBe('withdrawal.decided')
    expect(await reasonOf(record(withdrawal_id, 'returned'))).toBe('withdrawal.decided')
    expect((await money(client)).total).toBe(0n)
  })

  test('R-24 sent back by the bank: everything goes back, the fee too', async () => {
    const { client, withdrawal_id } = await sent()
    expect(await record(withdrawal_id, 'returned', 'B-3', 'No such account')).toMatchObject({
      state: 'refused',
      refusal_reason: 'No such account',
    })
    expect(await record(withdrawal_id, 'returned', 'B-3')).toMatchObject({ state: 'refused' })
    expect(await money(client)).toEqual({ total: 10_000n, withdrawable: 10_000n, non_withdrawable: 0n, frozen: 0n })
  })

  test('R-24 an outcome that is not known is a state of its own, never a refund, until it is known', async () => {
    const { client, withdrawal_id } = await sent()
    expect(await record(withdrawal_id, 'unknown', '')).toMatchObject({ state: 'payout_unknown' })
    expect(await money(client)).toMatchObject({ total: 0n, frozen: 10_000n })
    expect(await record(withdrawal_id, 'unknown', '')).toMatchObject({ state: 'payout_unknown' })
    expect(await record(withdrawal_id, 'paid', 'B-4')).toMatchObject({ state: 'paid' })
    expect(await money(client)).toMatchObject({ total: 0n, frozen: 0n })
  })

  test('nothing can be said of one that has not gone out', async () => {
    const { withdrawal_id } = await approved()
    expect(await reasonOf(record(withdrawal_id, 'paid'))).toBe('withdrawal.not_sent')
    expect(await reasonOf(record(2147483647, 'paid'))).toBe('withdrawal.not_found')
  })
})

test('WAL-01 after all of this the ledger sums to zero', async () => {
  const { rows } = await sql<{ sum: bigint }>`select coalesce(sum(amount), 0)::bigint as sum from entry`.execute(shop.db)
  expect(rows[0]!.sum).toBe(0n)
})

test('WAL-06 R-24 the member is notified by mail when a withdrawal is paid or refused, once, with the account masked', async () => {
  const mails = async ({ member_id }: Client) => {
    const { email } = await shop.db.selectFrom('member').select('email').where('id', '=', member_id).executeTakeFirstOrThrow()
    return shop.db
      .selectFrom('message')
      .select(['template', 'body'])
      .where('recipient', '=', email)
      .where('template', '<>', 'withdrawal_account_added')
      .execute()
  }
  const one = await sent()
  for (let n = 0; n < 2; n++) await record(one.withdrawal_id, 'paid')
  const [paid, ...more] = await mails(one.client)
  expect([paid!.template, more.length]).toEqual(['withdrawal_paid', 0])
  expect(paid!.body).toContain('$98')
  expect(paid!.body).not.toContain('6228480012345678')
  const other = await sent()
  await record(other.withdrawal_id, 'returned', 'B-2', 'No such account')
  expect(await mails(other.client)).toMatchObject([{ template: 'withdrawal_refused', body: expect.stringContaining('No such account') }])
})
