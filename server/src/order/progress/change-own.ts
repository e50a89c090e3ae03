import type { Order } from '@longmall/contract/order.ts'
import { sql } from 'kysely'
import { plus, type Timestamp } from '../../kernel/time/clock.ts'
import type { Context, MemberActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { setTimer } from '../../kernel/time/timers.ts'
import type { Action } from '../rules.ts'
import { orderSettings } from '../settings.ts'
import { viewOrder } from '../views.ts'
import { lockOrder } from './find-order.ts'
import { markReceived } from './mark-received.ts'
import { recordOrderEvent } from './record-order-event.ts'

interface OrderId {
  order_id: number
}

/** Locks the member's order and checks by the one table whether this can be done now. Refuses `order.not_found`, `order.action_unavailable`. */
async function lockForAction(context: Context<MemberActor>, { order_id }: OrderId, action: Action): Promise<Order> {
  await lockOrder(context.db, order_id, context.actor.member_id)
  const order = await viewOrder(context, { order_id })
  if (!order.actions.includes(action)) throw new Refusal('order.action_unavailable')
  return order
}

/** Asks the shop to ship; once a day. */
export async function remindShop(context: Context<MemberActor>, input: OrderId): Promise<Order> {
  await lockForAction(context, input, 'remind')
  await sql`update shop_order set reminded_at = ${context.now} where id = ${input.order_id}`.execute(context.db)
  await recordOrderEvent(context, input.order_id, 'reminded')
  return viewOrder(context, input)
}

/** Puts the day off on which the order is received by itself, once. */
export async function extendReceipt(context: Context<MemberActor>, input: OrderId): Promise<Order> {
  const { auto_receive_at } = await lockForAction(context, input, 'extend')
  const days = context.setting(orderSettings.extend_days)
  const until: Timestamp = plus(auto_receive_at ?? context.now, { days })
  await sql`update shop_order set auto_receive_at = ${until}, extended_at = ${context.now} where id = ${input.order_id}`.execute(context.db)
  await setTimer(context.db, 'order.auto_receive', input.order_id, until)
  await recordOrderEvent(context, input.order_id, 'extended', { days: String(days) })
  return viewOrder(context, input)
}

/** The member has the goods. */
export async function confirmReceipt(context: Context<MemberActor>, input: OrderId): Promise<Order> {
  await lockForAction(context, input, 'confirm_receipt')
  await markReceived(context, input.order_id, 'received')
  return viewOrder(context, input)
}

/** Puts a finished order away; the shop keeps it. */
export async function removeOrder(context: Context<MemberActor>, input: OrderId): Promise<{ removed: boolean }> {
  await lockForAction(context, input, 'delete')
  await sql`update shop_order set deleted_at = ${context.now} where id = ${input.order_id}`.execute(context.db)
  await recordOrderEvent(context, input.order_id, 'removed')
  return { removed: true }
}
