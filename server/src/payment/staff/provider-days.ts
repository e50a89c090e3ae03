import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import type { ProviderDay } from '@longmall/contract/payment-days.ts'
import type { payment as contract } from '@longmall/contract/payment.ts'
import { toDecimal } from '@longmall/contract/units.ts'
import { sql } from 'kysely'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { wrongField } from '../../kernel/refusal.ts'
import { windowOfDays, zoneSettings } from '../../kernel/time/store-zone.ts'
import { flowsOfDays } from '../../wallet/book/book-sums.ts'
import { joinProviderDays, type ReportedDay } from './rules.ts'

const maxDays = 92
const dayMs = 86_400_000
const clearingPrefix = 'clearing:'
// Withdrawals: the bank's result is entered by hand, and cannot be queried.
const payout = 'payout'

/**
 * Each provider's report by day of the store against the ledger's clearing account, the newest first (CON-06). Refuses
 * `call.wrong_fields` for a negative range, or more than 92 days.
 */
export async function providerDays(
  context: Context<StaffActor>,
  { first_day, last_day }: InputOf<typeof contract.days>,
): Promise<OutputOf<typeof contract.days>> {
  const count = (Date.parse(last_day) - Date.parse(first_day)) / dayMs + 1
  if (count < 1) throw wrongField('last_day', 'field.too_small', { minimum: first_day })
  if (count > maxDays) throw wrongField('last_day', 'field.too_big', { maximum: dayLater(first_day, maxDays - 1) })
  const reported = await reportedByProviders(context, first_day, last_day)
  const flows = await flowsOfDays(context, { first_day, last_day, unit: 'MONEY', purpose: clearingPrefix })
  const booked = flows
    .map(({ day, purpose, plus, minus }) => ({ day, provider: purpose.slice(clearingPrefix.length), booked: minus, refunds_booked: plus }))
    .filter(({ provider }) => provider !== payout)
  return { list: joinProviderDays(reported, booked).map(toWireDay) }
}

const dayLater = (day: string, days: number) => new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)

/** Receipts, refunds, pending refunds and alerts, by provider and day. */
async function reportedByProviders({ db, setting }: Context, first_day: string, last_day: string): Promise<ReportedDay[]> {
  const zone = setting(zoneSettings.time_zone)
  const { starts_at, ends_at } = windowOfDays(zone, first_day, last_day)
  const within = (column: string) => sql`${sql.ref(column)} >= ${starts_at} and ${sql.ref(column)} < ${ends_at}`
  const dayOf = (column: string) => sql`(${sql.ref(column)} at time zone ${zone})::date::text`
  // An attempt whose money was refunded as it came counts with the refund: the provider may have received another amount than requested.
  const { rows } = await sql<ReportedDay>`
    select provider, day, sum(received_count)::int as received_count, sum(received)::bigint as received, sum(refunds_pending)::bigint as refunds_pending,
      sum(refunds_sent)::bigint as refunds_sent, sum(open_alerts)::int as open_alerts
    from (
      select t.provider, ${dayOf('t.outcome_at')} as day, 1 as received_count, coalesce(r.amount, t.amount) as received,
        0 as refunds_pending, 0 as refunds_sent, 0 as open_alerts
      from payment_attempt t left join payment_refund r on r.key = t.reference and t.state <> 'success'
      where ${within('t.outcome_at')} and t.state in ('success', 'refunding', 'refunded')
      union all
      select a.provider, ${dayOf('a.last_at')}, 1, round((a.details->>'said')::numeric * 100)::bigint, 0, 0, 0
      from payment_alert a join payment_attempt t on t.reference = a.subject
      where a.kind = 'wrong_amount' and ${within('a.last_at')} and t.state in ('pending', 'fail', 'cancel')
      union all
      select t.provider, ${dayOf('r.created_at')}, 0, 0, r.amount, 0, 0
      from payment_refund r join payment_attempt t on t.id = r.attempt_id where ${within('r.created_at')} and r.state = 'refunding'
      union all
      select t.provider, ${dayOf('r.refunded_at')}, 0, 0, 0, r.amount, 0
      from payment_refund r join payment_attempt t on t.id = r.attempt_id where ${within('r.refunded_at')}
      union all
      select a.provider, ${dayOf('a.last_at')}, 0, 0, 0, 0, 1 from payment_alert a where ${within('a.last_at')} and a.resolved_at is null
    ) said group by provider, day`.execute(db)
  return rows
}

const money = (cents: bigint) => toDecimal(cents, 'MONEY')
const toWireDay = (row: ReturnType<typeof joinProviderDays>[number]): ProviderDay => ({
  ...row,
  received: money(row.received),
  booked: money(row.booked),
  difference: money(row.received - row.booked),
  refunds_booked: money(row.refunds_booked),
  refunds_pending: money(row.refunds_pending),
  refunds_sent: money(row.refunds_sent),
})
