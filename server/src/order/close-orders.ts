import { sql } from 'kysely'
import type { Context, SystemActor } from '../kernel/context.ts'
import { emit } from '../kernel/work/outbox.ts'
import { closePayment } from '../payment/close-payment.ts'
import { toPurchaseReference, type PurchaseColumns } from './source/source-columns.ts'
import { actorOf } from './record-payment-event.ts'
import './progress/events.ts'
import { stateAfter, unpaid } from './rules.ts'
import { stateSql, statesSql } from './state-sql.ts'

interface Closed extends PurchaseColumns {
  member_id: number
}

/**
 * Closes the unpaid orders of a payment; what they reserved is released by its consumers. False, and nothing changed, when they
 * are paid or closed already. Cancel, time-out and payment come here by the payment's locked row, so that it happens once.
 */
export async function closeOrders(
  context: Context,
  payment_id: number,
  event: 'cancelled' | 'closed',
  reason: string | null,
): Promise<boolean> {
  if (!(await closePayment(context, payment_id, event))) return false
  const { actor, actor_id } = actorOf(context.actor)
  const { rows } = await sql<Closed>`
    with closed as (
      update shop_order set state = ${stateSql(stateAfter('close'))}, cancelled_at = ${context.now}, cancel_reason = ${reason}
      where payment_id = ${payment_id} and state in ${statesSql(unpaid)}
      returning id, member_id, promotion_kind, promotion_id, promotion_subject
    ), told as (
      insert into order_event (order_id, event, actor, actor_id, details, created_at)
      select id, ${event}, ${actor}, ${actor_id}::int, jsonb_strip_nulls(jsonb_build_object('reason', ${reason}::text)), ${context.now} from closed order by id
    )
    select id as order_id, member_id, promotion_kind, promotion_id, promotion_subject from closed order by id`.execute(context.db)
  const first = rows[0]
  if (!first) return false
  const order_ids = rows.map(({ order_id }) => order_id)
  const how = { event, was_booked: false, deposit: null }
  await emit(context, 'order.closed', { payment_id, member_id: first.member_id, order_ids, promotion: toPurchaseReference(first), ...how })
  return true
}

/** The timer's verb: closes what is still unpaid at its time. */
export async function closeUnpaidOrders(context: Context<SystemActor>, payment_id: string): Promise<void> {
  await closeOrders(context, Number(payment_id), 'closed', 'unpaid_in_time')
}
