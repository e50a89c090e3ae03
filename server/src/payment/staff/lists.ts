import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import type { payment as contract, PaymentAlert, StaffPayment } from '@longmall/contract/payment.ts'
import { sql } from 'kysely'
import type * as z from 'zod/mini'
import type { Context } from '../../kernel/context.ts'
import { readPage, type ListOrder } from '../../kernel/database/list-order.ts'
import { windowOfDays, zoneSettings } from '../../kernel/time/store-zone.ts'

// Within JSON the database writes an instant otherwise.
const isoTime = (column: 'created_at' | 'outcome_at') =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const ofProvider = (provider: string | undefined) => (provider === undefined ? sql`true` : sql`provider = ${provider}`)
function onDay({ setting }: Context, day: string | undefined, column: 'outcome_at' | 'last_at') {
  if (day === undefined) return sql`true`
  const { starts_at, ends_at } = windowOfDays(setting(zoneSettings.time_zone), day, day)
  return sql`${sql.ref(column)} >= ${starts_at} and ${sql.ref(column)} < ${ends_at}`
}

/** Of a day's payments all are looked up: told to walk from the newest on, PostgreSQL would look for an old day's there. */
function hasAttempt(context: Context, provider: string | undefined, day: string | undefined) {
  const attempted = sql`select payment_id from payment_attempt where ${ofProvider(provider)} and ${onDay(context, day, 'outcome_at')}`
  return day === undefined ? sql`p.id in (${attempted})` : sql`p.id = any (array(${attempted}))`
}

const order: ListOrder<'created_at' | 'amount'> = {
  id: sql`p.id`,
  defaultSort: '-created_at',
  sorts: { created_at: 'id', amount: { number: sql`p.amount` } },
}

/** Payments with their attempts for operators, the newest first by default; by state, number, an attempt's reference, member, provider or day. */
export async function listPayments(
  context: Context,
  { state, payment_no, reference, member_id, provider, day, page_size = 10, ...page }: InputOf<typeof contract.list>,
): Promise<OutputOf<typeof contract.list>> {
  const { db } = context
  return readPage(
    db,
    order,
    { ...page, page_size },
    ({ after, by, cursorColumn, limit }) => sql<z.output<typeof StaffPayment>>`
    select p.id as payment_id, p.payment_no, p.member_id, p.state, p.purpose, p.subject, decimal_text(p.amount, 2) as amount, p.method,
      p.created_at, p.paid_at, decimal_text(coalesce(g.amount, 0), 2) as refunded, coalesce(t.attempts, '[]') as attempts, p.mark
    from (select p.*${cursorColumn} from payment p where ${after}
      ${state ? sql`and p.state = ${state}` : sql``} ${payment_no ? sql`and p.payment_no = ${payment_no}` : sql``}
      ${member_id ? sql`and p.member_id = ${member_id}` : sql``}
      ${reference ? sql`and p.id = (select payment_id from payment_attempt where reference = ${reference})` : sql``}
      ${provider || day ? sql`and ${hasAttempt(context, provider, day)}` : sql``}
      order by ${by} limit ${limit}) p
      left join lateral (select sum(amount)::bigint as amount from payment_reversal where payment_id = p.id) g on true
      left join lateral (
        select jsonb_agg(jsonb_build_object('provider', provider, 'reference', reference, 'remote_id', remote_id, 'amount', decimal_text(amount, 2),
          'state', state, 'created_at', ${isoTime('created_at')}, 'outcome_at', ${isoTime('outcome_at')}) order by id desc) as attempts
        from payment_attempt where payment_id = p.id) t on true
    order by ${by}`,
  )
}

type Alert = z.output<typeof PaymentAlert>

const alertColumns = sql`a.id as alert_id, a.kind, a.payment_id, p.payment_no, a.provider, a.subject, a.details, a.occurrences, a.first_at, a.last_at,
  a.resolved_at, a.resolved_by, name_of_staff(a.resolved_by) as resolved_by_name, a.note, a.version`

const alertOrder: ListOrder<'alert_id' | 'last_at'> = {
  id: sql`a.id`,
  defaultSort: '-alert_id',
  sorts: { alert_id: 'id', last_at: { instant: sql`a.last_at` } },
}

/** What of payments an operator must see, the newest first by default; all, or the open or the resolved ones. */
export async function listAlerts(
  context: Context,
  { is_resolved, provider, day, page_size = 10, ...page }: InputOf<typeof contract.alerts>,
): Promise<OutputOf<typeof contract.alerts>> {
  return readPage(
    context.db,
    alertOrder,
    { ...page, page_size },
    ({ after, by, cursorColumn, limit }) => sql<Alert>`
    select ${alertColumns}${cursorColumn} from payment_alert a left join payment p on p.id = a.payment_id
    where ${after} and ${ofProvider(provider)} and ${onDay(context, day, 'last_at')}
      ${is_resolved === undefined ? sql`` : is_resolved ? sql`and a.resolved_at is not null` : sql`and a.resolved_at is null`}
    order by ${by} limit ${limit}`,
  )
}

export async function findAlert({ db }: Context, alert_id: number): Promise<Alert | undefined> {
  const { rows } = await sql<Alert>`
    select ${alertColumns} from payment_alert a left join payment p on p.id = a.payment_id where a.id = ${alert_id}`.execute(db)
  return rows[0]
}
