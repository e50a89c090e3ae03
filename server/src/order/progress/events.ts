import type { PurchaseSourceKind, OrderType } from '@longmall/contract/order.ts'
import type { Timestamp } from '../../kernel/time/clock.ts'

/** Word of a payment, with what it was opened for. */
export interface PaidPayment {
  payment_id: number
  purpose: string
  subject: string
}

/** What the orders of a payment were bought by on a page of its own; `subject`: the group, bargain or gift. */
export interface PurchaseReference {
  kind: PurchaseSourceKind
  promotion_id: number | null
  subject: number | null
  /** The first of the payment's orders. */
  order_id: number
}

/** Units of a line; `total` in cents as text. The promotion is the one whose price it has. */
export interface PaidLinePayload {
  order_id: number
  goods_id: number
  sku_id: number
  quantity: number
  promotion_id: number | null
  promotion_kind: string | null
  total: string
  /** What they come to at the list price, in cents as text. */
  list_total: string
  is_gift: boolean
  /** Units of it in sets of combos, and what each took off the line, in cents as text. */
  combos: { promotion_id: number; quantity: number; saved: string }[]
  /** Its savings by full reduction, in cents as text; missing in older events. */
  full_reductions?: { reduction_id: number; saved: string }[]
}

/** Refunded units of a promotion; amounts in cents as text: the refund, and the list price. */
export interface ReturnedQuantity {
  promotion_id: number
  quantity: number
  total: string
  list_total: string
}

/** Refunded units of a full reduction; amounts in cents as text: the refund, and their savings. */
export interface ReturnedReduction {
  reduction_id: number
  quantity: number
  total: string
  saved: string
}

export interface OrderEvents {
  /** Orders of nothing to pay are valid: they are paid at once. */
  'order.nothing_due': { payment_id: number }
  /** The orders of a payment are paid whole, all of them together, each of its type; `lines` by order line. */
  'order.paid': {
    payment_id: number
    member_id: number
    order_ids: number[]
    order_types: OrderType[]
    promotion: PurchaseReference | null
    lines: PaidLinePayload[]
  }
  /** Paid orders are released from their hold and continue as if paid now. */
  'order.released': { order_ids: number[]; order_types: OrderType[] }
  /** A paid order is to go back whole, in a transaction of its own. */
  'order.refund_due': { order_id: number; reason: string; key: string }
  /** A paid order that was not sent went back whole, with all that it held. */
  'order.refunded': { order_id: number; payment_id: number; member_id: number; reason: string; promotion: PurchaseReference | null }
  /** Units that promotions or full reductions count went back, with a part of the order or the whole (PRM-02). */
  'order.quantity_refunded': { order_id: number; paid_at: Timestamp; lines: ReturnedQuantity[]; reductions?: ReturnedReduction[] }
  /** The member has the goods, or what was bought is delivered otherwise; the price of the goods in cents as text, refunds not taken off. */
  'order.received': { order_id: number; member_id: number; goods_total: string }
  /** Nobody reviewed it in time: what has no review gets the default one. */
  'order.review_due': { order_id: number; member_id: number }
  /**
   * Orders of a payment are closed by `event` before they were fully paid: reservations are to be released, and a deposit is handled by
   * the rule copied into the order.
   */
  'order.closed': {
    payment_id: number
    member_id: number
    order_ids: number[]
    promotion: PurchaseReference | null
    event: 'cancelled' | 'closed' | 'balance_missed'
    was_booked: boolean
    deposit: 'kept' | 'returned' | null
  }
  /** A payment came whole after its orders closed, which do not open again: it is to go back. */
  'order.late_payment': { payment_id: number }
  /** A paid order costs less from now on: the difference, in cents as text and in coins, is to go back, once for a `key`. */
  'order.price_lowered': { order_id: number; order_no: string; key: string; cents: string; longcoin: number }
  /** After-sale is over and the shop's money is its own; the price of the goods in cents as text and the goods, what went back left out. */
  'order.settled': { order_id: number; member_id: number; goods_total: string; goods_ids: number[] }
}

declare module '../../kernel/work/outbox.ts' {
  interface Events extends OrderEvents {}
}
