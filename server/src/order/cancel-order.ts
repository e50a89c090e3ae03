import type { Order, OrderState } from '@longmall/contract/order.ts'
import type { Context, MemberActor } from '../kernel/context.ts'
import { Refusal } from '../kernel/refusal.ts'
import { closeOrders } from './close-orders.ts'
import { actionsOf } from './rules.ts'
import { viewOrder } from './views.ts'

/**
 * Cancels an unpaid order of the member, and those paid together with it; stock and limits come back once (ORD-06).
 * Refuses `order.not_found`, and `order.not_cancellable` when it is paid or closed.
 */
export async function cancelOrder(
  context: Context<MemberActor>,
  { order_id, reason }: { order_id: number; reason?: string | undefined },
): Promise<Order> {
  const found = await context.db
    .selectFrom('shop_order')
    .select(['state', 'payment_id'])
    .where('id', '=', order_id)
    .where('member_id', '=', context.actor.member_id)
    .executeTakeFirst()
  if (!found) throw new Refusal('order.not_found')
  const isOpen = actionsOf(found.state as OrderState).includes('cancel')
  if (!isOpen || !(await closeOrders(context, found.payment_id, 'cancelled', reason ?? null))) throw new Refusal('order.not_cancellable')
  return viewOrder(context, { order_id })
}
