import type { DeliveryPlan, OrderType } from '@longmall/contract/order.ts'
import type { Context } from '../../kernel/context.ts'
import { emit } from '../../kernel/outbox.ts'
import { isDoneByPayment } from '../rules.ts'
import './events.ts'
import { markReceived } from './mark-received.ts'

/** A line of an order that is paid. */
export interface PaidPiece {
  order_id: number
  member_id: number
  order_type: OrderType
  delivery_plan: DeliveryPlan
  goods_id: number
  sku_id: number
  quantity: number
}

/** Says that orders are paid whole; what nobody has to send or fetch is done with that. */
export async function sayPaid(context: Context, payment_id: number, rows: readonly PaidPiece[]): Promise<void> {
  const orders = [...new Map(rows.map((row) => [row.order_id, row])).values()]
  await emit(context, 'order.paid', {
    payment_id,
    member_id: rows[0]!.member_id,
    order_ids: orders.map(({ order_id }) => order_id),
    order_types: orders.map(({ order_type }) => order_type),
    pieces: rows.map(({ goods_id, quantity }) => ({ goods_id, quantity })),
  })
  for (const { order_id, order_type, delivery_plan } of orders)
    if (isDoneByPayment(order_type, delivery_plan)) await markReceived(context, order_id, 'delivered')
}
