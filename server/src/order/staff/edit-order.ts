import type { InputOf } from '@longmall/contract/operation.ts'
import type { order as contract, StaffOrder } from '@longmall/contract/order.ts'
import { sql } from 'kysely'
import { audit } from '../../kernel/security/audit.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { Refusal, wrongField } from '../../kernel/refusal.ts'
import { internationalMobile } from '../../member/mobile.ts'
import { lockPayment } from '../../payment/queries.ts'
import { closeOrders } from '../close-orders.ts'
import { findOrder } from '../progress/find-order.ts'
import { recordOrderEvent } from '../progress/record-order-event.ts'
import { booked, unpaid, stateAfter, unfulfilled } from '../rules.ts'
import { lockOrderForEdit, staffViewOrder } from './staff-view.ts'

/**
 * Corrects the delivery of an unshipped order; paid freight does not change. Refuses `order.not_found`, `order.changed`,
 * `order.action_unavailable`.
 */
export async function changeAddress(
  context: Context<StaffActor>,
  { order_id, version, ...fields }: InputOf<typeof contract.change_address>,
): Promise<StaffOrder> {
  const order = await lockOrderForEdit(context, { order_id, version })
  const isOpen = unpaid.includes(order.state) || booked.includes(order.state) || unfulfilled.includes(order.state)
  if (!order.address || !isOpen || (await hasShipped(context, order_id))) throw new Refusal('order.action_unavailable')
  const mobile = internationalMobile(fields.mobile, order.address.country)
  if (mobile === null) throw wrongField('mobile', 'member.wrong_mobile')
  const address = { ...order.address, ...fields }
  const contact = { consignee: fields.consignee, mobile: fields.mobile }
  await sql`
    update shop_order set address = ${JSON.stringify(address)}::jsonb, contact = ${JSON.stringify(contact)}::jsonb, contact_mobile = ${mobile},
      version = version + 1 where id = ${order_id}`.execute(context.db)
  await recordOrderEvent(context, order_id, 'address_changed')
  await audit(context, { subject: `order ${order_id}`, before: order.address, after: address })
  return staffViewOrder(context, { order_id })
}

async function hasShipped({ db }: Context, order_id: number): Promise<boolean> {
  const { rows } = await sql`select from order_line where order_id = ${order_id} and shipped_quantity > 0 limit 1`.execute(db)
  return rows.length > 0
}

/** Sets what operators note of an order among themselves. Refuses `order.not_found`, `order.changed`. */
export async function remarkOrder(
  context: Context<StaffActor>,
  { order_id, version, note }: InputOf<typeof contract.remark>,
): Promise<StaffOrder> {
  const { operator_remark } = await lockOrderForEdit(context, { order_id, version })
  await sql`update shop_order set operator_remark = ${note}, version = version + 1 where id = ${order_id}`.execute(context.db)
  await audit(context, { subject: `order ${order_id}`, before: { remark: operator_remark }, after: { remark: note } })
  return staffViewOrder(context, { order_id })
}

/**
 * Closes an unpaid order with the others of its payment; reservations are released once. Refuses `order.not_found`,
 * `order.changed`, `order.not_cancellable`.
 */
export async function staffCancel(
  context: Context<StaffActor>,
  { order_id, version, reason }: InputOf<typeof contract.staff_cancel>,
): Promise<StaffOrder> {
  const { payment_id } = await findOrder(context.db, order_id)
  // The payment before the order: paying locks the payment first.
  await lockPayment(context.db, payment_id)
  const { state } = await lockOrderForEdit(context, { order_id, version })
  if (!unpaid.includes(state) || !(await closeOrders(context, payment_id, 'cancelled', reason))) throw new Refusal('order.not_cancellable')
  await sql`update shop_order set version = version + 1 where id = ${order_id}`.execute(context.db)
  await audit(context, { subject: `order ${order_id}`, before: { state }, after: { state: stateAfter('close'), reason } })
  return staffViewOrder(context, { order_id })
}
