import type { Database } from '@longmall/server/src/kernel/database/database.ts'
import { sql } from 'kysely'
import { fillLedger } from '../../ledger/fill-ledger.ts'
import { aMember, fillTable, grows, isOneOf, pick, upTo } from '../fill-table.ts'

/** One account of so many entries, recharges, withdrawals with their batches, adjustments, alerts, prices of every day. */
export async function fillMoney(db: Database, count: number): Promise<void> {
  await fillLedger(db, 1, count)
  const [at, member_id] = [grows(count), aMember(count)]
  const recharge = pick('state', ['paid', 'closed', 'unpaid', 'failed'])
  await fillTable(db, 'recharge', count, {
    id: 'n',
    recharge_no: `'C' || lpad(n::text, 17, '0')`,
    member_id,
    unit: `'MONEY'`,
    amount: '10000',
    pay_amount: '10000',
    unit_price: '1000000',
    gift_money: '0',
    gift_longcoin: '0',
    payment_id: 'n',
    state: recharge,
    transfer_id: `case when ${recharge} = 'paid' then gen_random_uuid() end`,
    created_at: at,
    paid_at: `case when ${recharge} = 'paid' then ${at} end`,
  })
  const few = Math.max(20, Math.floor(count / 100))
  await fillTable(db, 'payout_batch', few, { id: 'n', batch_no: `'B' || lpad(n::text, 17, '0')`, staff_id: '1', created_at: grows(few) })
  const state = pick('state', ['paid', 'refused', 'applied', 'approved', 'payout_unknown'])
  const isSent = `(${state} in ('paid', 'payout_unknown'))`
  await fillTable(db, 'withdrawal', count, {
    id: 'n',
    withdrawal_no: `'W' || lpad(n::text, 17, '0')`,
    member_id,
    amount: '10000',
    fee: '200',
    account_name: `'Li Lei'`,
    account_mobile: `'13800000000'`,
    account_type: `'bank'`,
    account_branch: `'Nanshan'`,
    masked_account_number: `'**** 1234'`,
    state,
    due_day: `(${at})::date`,
    due_from: at,
    due_until: `${at} + interval '9 hours'`,
    freeze_transfer: 'gen_random_uuid()',
    end_transfer: `case when ${state} in ('paid', 'refused') then gen_random_uuid() end`,
    requires_second_approval: 'false',
    batch_id: `case when ${isSent} then ${upTo('batch', few)} end`,
    sent_at: `case when ${isSent} then ${at} end`,
    created_at: at,
  })
  const decided = pick('state', ['refused', 'withdrawn', 'requested'])
  await fillTable(db, 'unit_price_request', count, {
    id: 'n',
    unit: pick('unit', ['ACC', 'AAA']),
    micros: '1100000',
    base_micros: '1000000',
    starts_on: `(${at})::date`,
    reason: `'The market'`,
    is_jump_confirmed: 'false',
    state: decided,
    requested_by: '1',
    requested_at: at,
    decided_at: `case when ${decided} <> 'requested' then ${at} end`,
  })
  const adjusted = pick('state', ['refused', 'approved', 'requested'])
  await fillTable(db, 'adjustment', count, {
    id: 'n',
    member_id,
    unit: `'MONEY'`,
    purpose: `'non_withdrawable'`,
    amount: '100',
    reason: `'Goodwill'`,
    state: adjusted,
    requested_by: '1',
    requested_at: at,
    decided_by: `case when ${adjusted} <> 'requested' then 2 end`,
    transfer_id: `case when ${adjusted} = 'approved' then gen_random_uuid() end`,
  })
  await fillTable(db, 'treasury_holding', count, {
    id: 'n',
    unit: `'ACC'`,
    amount: '100',
    external_funds: '0',
    reason: `'Counted'`,
    state: adjusted,
    requested_by: '1',
    requested_at: at,
    decided_by: `case when ${adjusted} <> 'requested' then 2 end`,
    decided_at: `case when ${adjusted} <> 'requested' then ${at} end`,
  })
  await fillTable(db, 'payment_alert', count, {
    id: 'n',
    kind: pick('kind', ['wrong_amount', 'silent_provider', 'refund_not_sent', 'forged_notice']),
    subject: `'payment ' || n`,
    payment_id: 'n',
    provider: `'sandbox'`,
    first_at: at,
    last_at: at,
    resolved_at: `case when not ${isOneOf('open', 1000)} then ${at} end`,
    resolved_by: `case when not ${isOneOf('open', 1000)} then 1 end`,
  })
  await sql`insert into unit_price (unit, starts_on, micros) select unit, date '2001-01-01' + n, 1000000 + n % 7 * 10000 from generate_series(1, ${Math.min(count, 9000)}::int) n cross join unnest(array['ACC', 'AAA']) unit`.execute(
    db,
  )
}
