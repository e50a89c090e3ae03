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
import { noteOrderEvent } from './note-order-event.ts'

interface One {
  order_id: number
}

/** Locks the member's order and judges by the one table whether this can be done now. Refuses `order.not_found`, `order.not_now`. */
async function openFor(context: Context<MemberActor>, { order_id }: One, action: Action): Promise<Order> {
  await lockOrder(context.db, order_id, context.actor.member_id)
  const order = await viewOrder(context, { order_id })
  if (!order.actions.includes(action)) throw new Refusal('order.not_now')
  return order
}

/** Asks the shop to ship; once a day. */
export async function remindShop(context: Context<MemberActor>, one: One): Promise<Order> {
  await openFor(context, one, 'remind')
  await sql`update shop_order set reminded_at = ${context.now} where id = ${one.order_id}`.execute(context.db)
  await noteOrderEvent(context, one.order_id, 'reminded')
  return viewOrder(context, one)
}

/** Puts the day off on which the order is received by itself, once. */
export async function extendReceipt(context: Context<MemberActor>, one: One): Promise<Order> {
  const { receive_by } = await openFor(context, one, 'extend')
  const days = context.setting(orderSettings.extend_days)
  const until: Timestamp = plus(receive_by ?? context.now, { days })
  await sql`update shop_order set receive_by = ${until}, extended_at = ${context.now} where id = ${one.order_id}`.execute(context.db)
  await setTimer(context.db, 'order.auto_receive', one.order_id, until)
  await noteOrderEvent(context, one.order_id, 'extended', { days: String(days) })
  return viewOrder(context, one)
}

/** The member has the goods. */
export async function confirmReceipt(context: Context<MemberActor>, one: One): Promise<Order> {
  await openFor(context, one, 'confirm_receipt')
  await markReceived(context, one.order_id, 'received')
  return viewOrder(context, one)
}

/** Puts a finished order away; the shop keeps it. */
export async function removeOrder(context: Context<MemberActor>, one: One): Promise<{ removed: boolean }> {
  await openFor(context, one, 'delete')
  await sql`update shop_order set deleted_at = ${context.now} where id = ${one.order_id}`.execute(context.db)
  await noteOrderEvent(context, one.order_id, 'removed')
  return { removed: true }
}
