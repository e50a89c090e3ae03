import { reserveAllowances } from './cart/allowance.ts'
import { reserveStock } from './catalogue/reserve-stock.ts'
import { applyCoupon } from './coupon/apply-coupon.ts'
import { promotionQuantities } from './order/source/promotion-quantities.ts'
import type { Reservations } from './order/source/reserve.ts'
import { sourceOf } from './order/source/sources.ts'
import { spendLongcoin } from './order/source/spend-longcoin.ts'
import { reservePromotions } from './promotion/reserve-promotions.ts'

/** How each part of an order is reserved by the domain whose it is (decisions/0057); `reversals.ts` is its counterpart. */
export const reservations: Reservations = {
  limits: (context, { member_id, limits, cart_line_ids }) => reserveAllowances(context, member_id, limits, cart_line_ids),
  coupon: async (context, { payment_id, member_id, coupon }) => {
    if (coupon) await applyCoupon(context, { ...coupon, payment_id, member_id })
  },
  source: async (context, { kind, payment_id, member_id, subject, price }) => {
    await sourceOf(context, kind).reserve?.(context, { payment_id, member_id, subject, price })
  },
  promotions: (context, { member_id, lines }) => reservePromotions(context, member_id, promotionQuantities(lines)),
  stock: (context, { lines }) => reserveStock(context, lines),
  coins: spendLongcoin,
}
