import type { Order } from '@longmall/contract/order.ts'
import type { Context, MemberActor } from '../kernel/context.ts'
import { Refusal } from '../kernel/refusal.ts'
import { closeOrders } from './close-orders.ts'
import { findOrder } from './progress/find-order.ts'
import { closeReservation } from './reservation/close-reservation.ts'
import { unpaid, bookedFree } from './rules.ts'
import { viewOrder } from './views.ts'

/**
 * Cancels an unpaid order of the member with the others of its payment, or a booking without a deposit; reserved stock and limits are
 * released once (ORD-06, R-02). Refuses `order.not_found`, and `order.not_cancellable` when it is paid or closed.
 */
export async function cancelOrder(
  context: Context<MemberActor>,
  { order_id, reason }: { order_id: number; reason?: string | undefined },
): Promise<Order> {
  const { state, payment_id } = await findOrder(context.db, order_id, context.actor.member_id)
  const isClosed = bookedFree.includes(state)
    ? await closeReservation(context, order_id, 'cancelled', reason ?? 'other')
    : unpaid.includes(state) && (await closeOrders(context, payment_id, 'cancelled', reason ?? null))
  if (!isClosed) throw new Refusal('order.not_cancellable')
  return viewOrder(context, { order_id })
}
