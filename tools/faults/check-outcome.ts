import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { drainTimers } from '@longmall/server/src/kernel/time/timers.ts'
import { sendRefunds } from '@longmall/server/src/payment/provider/send-refunds.ts'
import { sealLedger } from '@longmall/server/src/wallet/ledger/seal-ledger.ts'
import { verifyLedger } from '@longmall/server/src/wallet/ledger/verify-ledger.ts'
import type { Customer } from './customer.ts'
import type { Stage } from './stage.ts'

/** What became of a customer, in no ids: equal for two lives that ended the same. */
export async function outcomeOf({ stage, member_id, sku_ids }: Customer): Promise<unknown> {
  const { rows } = await sql`
    select
      (select jsonb_object_agg(unit || ' ' || purpose, sum) from (
        select a.unit, a.purpose, sum(e.amount) from entry e join account a on a.id = e.account_id where a.member_id = ${member_id} group by 1, 2) h) as held,
      (select jsonb_object_agg(kind, count) from (
        select t.kind, count(distinct t.id) from transfer t join entry e on e.transfer_id = t.id join account a on a.id = e.account_id
        where a.member_id = ${member_id} group by 1) k) as transfers,
      (select jsonb_agg(jsonb_build_array(state, warehouse, total, freight_total, freight_refunded) order by id) from shop_order where member_id = ${member_id}) as orders,
      (select jsonb_agg(jsonb_build_array(l.quantity, l.total, l.longcoin, l.shipped_quantity, l.on_hold_quantity, l.refunded_quantity, l.refunded_total) order by l.id)
        from order_line l join shop_order o on o.id = l.order_id where o.member_id = ${member_id}) as lines,
      (select jsonb_agg(jsonb_build_array(state, amount, balance_part) order by id) from payment where member_id = ${member_id}) as payments,
      (select jsonb_agg(jsonb_build_array(s.source, s.amount, s.refunded) order by s.payment_id, s.position)
        from payment_source s join payment p on p.id = s.payment_id where p.member_id = ${member_id}) as sources,
      (select jsonb_agg(state order by id) from member_coupon where member_id = ${member_id}) as coupons,
      (select jsonb_agg(status order by id) from return_request where member_id = ${member_id}) as returns,
      (select jsonb_agg(state order by id) from withdrawal where member_id = ${member_id}) as withdrawals,
      (select jsonb_agg(state order by id) from coin_withdrawal where member_id = ${member_id}) as coin_withdrawals,
      (select jsonb_agg(jsonb_build_array(on_hand, reserved) order by sku_id) from stock where sku_id = any (${sku_ids})) as stock`.execute(
    stage.db,
  )
  return rows[0]
}

/** What the house's accounts hold, by unit and purpose; orders of earlier customers may be settled meanwhile: escrow and revenue are one. */
export async function houseBalances({ db }: Stage): Promise<Record<string, number>> {
  const { rows } = await sql<{ account: string; sum: number }>`
    select a.unit || ' ' || case a.purpose when 'revenue' then 'escrow' else a.purpose end as account, sum(e.amount)::float8 as sum from entry e join account a on a.id = e.account_id
    where a.member_id is null group by 1`.execute(db)
  return Object.fromEntries(rows.map(({ account, sum }) => [account, sum]))
}

/** What is wrong with the shop as a whole when nobody is in it: nothing, when all is well. What is only under way has a minute to come to its end. */
export async function findViolations(stage: Stage): Promise<string[]> {
  let unsettled: string[] = []
  for (const until = Date.now() + 60_000; Date.now() < until; await pause(100)) {
    unsettled = await findUnsettled(stage)
    if (unsettled.length === 0) break
    await drainPending(stage)
  }
  await sealLedger(stage.site)
  const { checks } = await verifyLedger(stage.db, stage.dataDir)
  return [...checks.flatMap(({ name, first }) => (first === null ? [] : [`not ${name}: ${first}`])), ...unsettled]
}

/** What must not be for long: the shop's own loops, refunds to the bank and servers that are gone may leave it for a moment. */
async function findUnsettled({ db }: Stage): Promise<string[]> {
  const { rows } = await sql<{ problem: string }>`
    select format('stock of SKU %s is %s of %s', sku_id, reserved, on_hand) as problem from stock where reserved < 0 or reserved > on_hand
    union all select format('timer %s %s fails: %s', kind, subject, error) from timer where attempts > 0
    union all select format('event %s waits: %s', id, error) from outbox
    union all select format('payment %s is pending', id) from payment where state = 'pending'
    union all select format('refund %s is on its way', id) from payment_refund where state = 'refunding'
    union all select format('try %s gave %s of %s back at the bank', t.reference, b.refunded, coalesce(r.amount, 0)) from sandbox_payment b
      join payment_attempt t on t.reference = b.reference
      left join (select attempt_id, sum(amount) as amount from payment_refund group by 1) r on r.attempt_id = t.id where b.refunded <> coalesce(r.amount, 0)
    union all select format('%s transactions are left open', count(*)) from pg_stat_activity
      where datname = current_database() and state like 'idle in transaction%' having count(*) > 0
    union all select format('%s calls are claimed and not answered', count(*)) from idempotency where coalesce(response_text, response::text) is null having count(*) > 0`.execute(
    db,
  )
  return rows.map(({ problem }) => problem)
}

/** What was put off after a failure is due at once; refunds go out without waiting for their minute. */
async function drainPending(stage: Stage): Promise<void> {
  const { rows } = await sql`select from timer where attempts > 0 limit 1`.execute(stage.db)
  if (rows.length > 0) {
    await stage.advance(3)
    await drainTimers(stage.site)
  }
  await sendRefunds(stage.site)
}
