import { sql } from 'kysely'
import type { Context, SystemActor } from '../../kernel/context.ts'
import { emit } from '../../kernel/work/outbox.ts'
import { clearTimer } from '../../kernel/time/timers.ts'
import { closePayment } from '../../payment/close-payment.ts'
import { lockPayment } from '../../payment/queries.ts'
import { toPurchaseReference } from '../source/source-columns.ts'
import '../progress/events.ts'
import { findOrder } from '../progress/find-order.ts'
import { recordOrderEvent } from '../progress/record-order-event.ts'
import { moveToRevenue } from '../progress/settle-order.ts'
import { statesBefore, stateAfter } from '../rules.ts'
import { stateSql } from '../state-sql.ts'

/**
 * Closes a booked reservation: consumers of the event release its reservations, and the deposit is retained or refunded by the rule
 * copied into it. False, without effect, when it is paid or closed already.
 */
export async function closeReservation(
  context: Context,
  order_id: number,
  event: 'cancelled' | 'balance_missed',
  reason: string,
): Promise<boolean> {
  const order = await findOrder(context.db, order_id)
  // Payments before orders: paying the balance locks its payment first.
  await lockPayment(context.db, order.payment_id)
  if (order.balance_payment_id !== null && !(await closePayment(context, order.balance_payment_id, event))) return false
  const { rows } = await sql`
    update shop_order set state = ${stateSql(stateAfter('miss_balance'))}, cancelled_at = ${context.now}, cancel_reason = ${reason}
    where id = ${order_id} and state = any (${statesBefore('miss_balance')}) returning id`.execute(context.db)
  if (!rows[0]) return false
  const amount = order.deposit_amount ?? 0n
  const deposit = amount === 0n ? null : order.details.deposit?.missed === 'keep' ? 'kept' : 'returned'
  await recordOrderEvent(context, order_id, event, deposit === null ? {} : { deposit })
  for (const kind of ['order.balance_opens', 'order.balance_ends']) await clearTimer(context.db, kind, order_id)
  const { payment_id, member_id } = order
  const how = { event, was_booked: true, deposit } as const
  await emit(context, 'order.closed', { payment_id, member_id, order_ids: [order_id], promotion: toPurchaseReference(order), ...how })
  if (deposit === 'kept')
    await moveToRevenue(context, amount, { kind: 'order.deposit_forfeited', key: String(order_id), reason: order.order_no })
  return true
}

/** The timer's verb: the window is over and the balance was not paid. */
export async function missBalance(context: Context<SystemActor>, order_id: string): Promise<void> {
  await closeReservation(context, Number(order_id), 'balance_missed', 'balance_missed')
}
