import type { PurchaseSourceKind } from '@longmall/contract/order.ts'
import type { Context } from '../../kernel/context.ts'
import type { ReservedLine } from './promotion-quantities.ts'
import type { Reservation } from './purchase-source.ts'

/** All that the orders of one payment reserve; amounts in cents. */
export interface OrderReservation extends Reservation {
  /** The purchase source; null for goods or a cart. */
  kind: PurchaseSourceKind | null
  /** Units that count against purchase limits, and the goods' limit. */
  limits: { goods_id: number; quantity: number; limit: number | null }[]
  /** Lines that leave the member's cart. */
  cart_line_ids: readonly number[]
  /** The amount off by the coupon, and the orders' total; null without one. */
  coupon: { member_coupon_id: number; saved: bigint; paid: bigint } | null
  /** Of which units of promotions and stock are reserved. */
  lines: readonly ReservedLine[]
  /** Coins are spent once for a payment and `key`. */
  coins: { amount: number; key: string }
}

/** What an order reserves outside of its own rows, in the order of locks (ARCHITECTURE, "Money"); `reversed` is its counterpart. */
export const reserved = ['limits', 'coupon', 'source', 'promotions', 'stock', 'coins'] as const

/** Orders know what is reserved and not whose it is: each part is reserved by its own domain (decisions/0057). */
export type Reservations = Readonly<Record<(typeof reserved)[number], (context: Context, reservation: OrderReservation) => Promise<void>>>

declare module '../../kernel/context.ts' {
  interface Site {
    /** How the parts of an order are reserved. */
    reservations: Reservations
  }
}

/**
 * Reserves everything for the orders of a payment, in the caller's transaction, after their rows are written; stock late, so that the
 * row of hot goods is locked for the shortest time. Refuses `cart.purchase_limit`, `coupon.not_usable` for a coupon that was used elsewhere meanwhile,
 * `promotion.sold_out`, `promotion.limit_reached`, `cart.sold_out`, `wallet.insufficient_coins`, and as the source's `reserve` does.
 */
export async function reserve(context: Context, reservation: OrderReservation): Promise<void> {
  for (const part of reserved) await context.site.reservations[part](context, reservation)
}
