import type { RefundAmounts } from '@longmall/contract/refund.ts'
import type { PurchaseSourceKind } from '@longmall/contract/order.ts'
import type { OrderEvents } from '../../order/progress/events.ts'
import type { PromotionQuantity } from '../../order/source/promotion-quantities.ts'
import type { PaymentSource, RefundPart } from '../../payment/refund/rules.ts'
import type { AfterSaleLine } from '../line/after-sale-line.ts'
import type { Pending } from './amounts.ts'
import type { ComboPart } from './sets.ts'

/** Input of a plan, read under the locks of payment and order, or without them for a preview. */
export interface RefundFacts {
  /** All lines of one order, or of all orders that close together; at least one. */
  lines: readonly AfterSaleLine[]
  /** What a payment was paid with; nothing where it is not paid. */
  sourcesOf: (payment_id: number) => readonly PaymentSource[]
  /** The parts of the combos of the whole payment; none where no line has combos. */
  combo_parts: readonly ComboPart[]
}

/** A quantity of one line. */
export interface UnitsRequest {
  what: 'units'
  order_goods_id: number
  quantity: number
  /** Of the quantity, what has not gone out. */
  unshipped: number
  /** Of the quantity, what the buyer sends back, and what of that the shop has received. */
  returned: number
  received: number
  /** Of a preview, what goes back before and moves its amounts; nothing when left out. */
  pending?: Pending
}

export type RefundRequest =
  | UnitsRequest
  /** Everything of a paid order that has not gone back yet; nothing of it was shipped. */
  | { what: 'order' }
  /** Orders that close before they are paid whole: what they reserved, and the deposit of a booking where the rule returns it. */
  | { what: 'closed'; was_booked: boolean; returns_deposit: boolean }
  /** All that is left of a payment that came after its orders closed. */
  | { what: 'late_payment'; payment_id: number }
  /** What an order costs less than was paid for it, in cents and coins. */
  | { what: 'price'; cents: bigint; longcoin: number }

/** Money in cents, coins, freight and coupon, and why: what a preview shows beside the sources. */
export interface PlannedAmounts {
  quantity: number
  goods: bigint
  freight: bigint
  freight_reason: RefundAmounts['freight']
  longcoin: number
  coupon: RefundAmounts['coupon']
}

/** What the rows of an order's line are changed by. */
export interface LineChange {
  order_goods_id: number
  quantity: number
  cents: bigint
  /** Of the quantity, what an open request asked for. */
  requested: number
  /** Nothing of the line goes out any more. */
  blocks_shipping: boolean
  /** Of the quantity, what stood in sets of combos and is in stock again. */
  combos: { promotion_id: number; quantity: number }[]
}

/**
 * A whole refund: `planRefund` computes it, previews show it, `executeRefund` executes it. The amounts are the order's goods and
 * freight; `money` is by payment, `parts` by payment source, the last one first.
 */
export interface RefundPlan extends PlannedAmounts {
  order_id: number
  member_id: number
  payment_id: number
  lines: LineChange[]
  /** The purchase limits of the member. */
  limits: { goods_id: number; quantity: number }[]
  /** The purchase source's own part, and how it is released; null when it is retained. */
  source: { kind: PurchaseSourceKind | null; verb: 'release' | 'restock' } | null
  /** The stock and limits of promotions; by combo, the whole sets that leave the limit. */
  promotions: { quantities: PromotionQuantity[]; sets: ReadonlyMap<number, number> }
  stock: { sku_id: number; quantity: number }[]
  /** `is_remainder`: all that is left of the payment. */
  money: { payment_id: number; cents: bigint; is_remainder: boolean }[]
  parts: RefundPart[]
  /** The transfer that took the coins, and how many of them go back; null where none do. */
  coins: { transfer_id: string; amount: number | 'all' } | null
  /** What the figures of promotions lose (PRM-02), an event each. */
  figures: OrderEvents['order.quantity_refunded'][]
}
