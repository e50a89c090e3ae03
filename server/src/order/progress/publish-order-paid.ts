import type { DeliveryPlan, OrderType } from '@longmall/contract/order.ts'
import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import { isCompletedByPayment } from '../../kernel/fulfilment.ts'
import { emit } from '../../kernel/work/outbox.ts'
import { toPurchaseReference, type PurchaseColumns } from '../source/source-columns.ts'
import type { ComboQuantity, ReducedBy } from '../source/promotion-quantities.ts'
import { publishLoweredPrice } from '../on-hold/assign-to-group.ts'
import { isOnHold } from '../source/sources.ts'
import type { PaidLinePayload } from './events.ts'
import { markReceived } from './mark-received.ts'

/** A line of an order that is paid, with its order's; `total` in cents. */
export interface PaidLine extends PurchaseColumns {
  member_id: number
  order_type: OrderType
  delivery_plan: DeliveryPlan
  goods_id: number
  sku_id: number
  quantity: number
  line_promotion_id: number | null
  line_promotion_kind: string | null
  total: bigint
  list_total: bigint
  is_gift: boolean
  combos: ComboQuantity[]
  /** What each rule took off, in cents. */
  reductions: { source: string; amount: number }[]
  full_reductions: ReducedBy[]
}

/** SQL: the columns of a line `l` beside its order's. */
export const paidLineColumns = sql`l.goods_id, l.sku_id, l.quantity, l.promotion_id as line_promotion_id, l.promotion_kind as line_promotion_kind, l.total,
  l.list_price * l.quantity as list_total, l.is_gift, l.combos, l.reductions, l.full_reductions`

/** Says that orders are paid whole; what is declared so is complete with that, unless something holds it. */
export async function publishOrderPaid(context: Context, payment_id: number, rows: readonly PaidLine[]): Promise<void> {
  const orders = [...new Map(rows.map((row) => [row.order_id, row])).values()]
  await emit(context, 'order.paid', {
    payment_id,
    member_id: rows[0]!.member_id,
    order_ids: orders.map(({ order_id }) => order_id),
    order_types: orders.map(({ order_type }) => order_type),
    promotion: toPurchaseReference(rows[0]!),
    lines: rows.map(toPaidLinePayload),
  })
  for (const { order_id, promotion_kind } of orders)
    if (isOnHold(context, promotion_kind))
      await publishLoweredPrice(
        context,
        order_id,
        rows.filter((row) => row.order_id === order_id),
      )
  for (const { order_id, order_type, delivery_plan, promotion_kind } of orders)
    if (isCompletedByPayment(context, order_type, delivery_plan) && !isOnHold(context, promotion_kind))
      await markReceived(context, order_id, 'delivered')
}

function toPaidLinePayload(row: PaidLine): PaidLinePayload {
  const { order_id, goods_id, sku_id, quantity, is_gift } = row
  return {
    order_id,
    goods_id,
    sku_id,
    quantity,
    promotion_id: row.line_promotion_id,
    promotion_kind: row.line_promotion_kind,
    total: String(row.total),
    list_total: String(row.list_total),
    is_gift,
    combos: row.combos.map((combo) => ({
      ...combo,
      saved: String(row.reductions.find(({ source }) => source === `combo:${combo.promotion_id}`)?.amount ?? 0),
    })),
    full_reductions: row.full_reductions.map(({ reduction_id, saved }) => ({ reduction_id, saved: String(saved) })),
  }
}
