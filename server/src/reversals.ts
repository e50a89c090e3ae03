import { giveAllowances } from './cart/allowance.ts'
import { giveStock } from './catalogue/give-stock.ts'
import { giveCouponBack } from './coupon/give-coupon-back.ts'
import { sourceOf } from './order/source/sources.ts'
import { refundPart } from './payment/refund-part.ts'
import { refundPayment } from './payment/refund-payment.ts'
import { givePromotions } from './promotion/give-promotions.ts'
import type { Reversals } from './refund/execute/reversal.ts'
import { giveBackPart } from './wallet/give-back-part.ts'
import { giveMoneyBack } from './wallet/give-money-back.ts'

/** How each part of a refund is carried out by the domain whose it is (decisions/0057). */
export const reversals: Reversals = {
  limits: async (context, { member_id, limits }) => {
    if (limits.length > 0) await giveAllowances(context, member_id, limits)
  },
  coupon: async (context, { payment_id, coupon }) => {
    if (coupon === 'back') await giveCouponBack(context, payment_id)
  },
  source: async (context, { payment_id, source }) => {
    if (source) await sourceOf(context, source.kind)[source.verb]?.(context, payment_id)
  },
  promotions: (context, { member_id, promotions }) => givePromotions(context, member_id, promotions.quantities, promotions.sets),
  stock: (context, { stock }) => giveStock(context, stock),
  money: async (context, { money }, { money_key: key, reason }) => {
    for (const { payment_id, cents, is_rest } of money)
      if (is_rest) await refundPayment(context, payment_id, reason)
      else await refundPart(context, payment_id, cents, { key, reason })
  },
  coins: async (context, { coins }, { coins: { kind, key, reason }, subject }) => {
    if (!coins) return
    const about = { kind, key, topic: 'refund', reason, subject } as const
    if (coins.amount === 'all') await giveMoneyBack(context, coins.transfer_id, about)
    else await giveBackPart(context, coins.transfer_id, [{ purpose: 'available', amount: BigInt(coins.amount) }], about)
  },
}
