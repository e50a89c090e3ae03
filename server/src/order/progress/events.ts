import type { OrderType } from '@longmall/contract/order.ts'

/** Word of a payment, with what it was opened for. */
export interface Paid {
  payment_id: number
  purpose: string
  subject: string
}

export interface OrderEvents {
  /** The orders of a payment are paid whole, all of them together, each of its type; `pieces` by goods. */
  'order.paid': {
    payment_id: number
    member_id: number
    order_ids: number[]
    order_types: OrderType[]
    pieces: { goods_id: number; quantity: number }[]
  }
  /** The member has the goods, or what was bought is delivered otherwise. */
  'order.received': { order_id: number; member_id: number }
  /** Nobody reviewed it in time: what has no review gets the default one. */
  'order.review_due': { order_id: number; member_id: number }
  /** The orders of a payment are closed, and what they held is given back. */
  'order.closed': { payment_id: number; order_ids: number[] }
  /** After-sale is over and the shop's money is its own; `total` in cents as text, refunds left out. */
  'order.settled': { order_id: number; member_id: number; total: string }
}

declare module '../../kernel/outbox.ts' {
  interface Events extends OrderEvents {}
}
