import { releaseAllowances } from './cart/allowance.ts'
import { releaseStock } from './catalogue/release-stock.ts'
import { reverseCoupon } from './coupon/reverse-coupon.ts'
import { sourceOf } from './order/source/sources.ts'
import { refundPart } from './payment/refund-part.ts'
import { refundPayment } from './payment/refund-payment.ts'
import { releasePromotions } from './promotion/release-promotions.ts'
import type { Reversals } from './refund/execute/execute-refund.ts'
import { reverseTransferPart } from './wallet/reverse-transfer-part.ts'
import { reverseTransfer } from './wallet/reverse-transfer.ts'

/** How each part of a refund is carried out by the domain whose it is (decisions/0057). */
export const reversals: Reversals = {
  limits: async (context, { member_id, limits }) => {
    if (limits.length > 0) await releaseAllowances(context, member_id, limits)
  },
  coupon: async (context, { payment_id, coupon }) => {
    if (coupon === 'returned') await reverseCoupon(context, payment_id)
  },
  source: async (context, { payment_id, source }) => {
    if (source) await sourceOf(context, source.kind)[source.verb]?.(context, payment_id)
  },
  promotions: (context, { member_id, promotions }) => releasePromotions(context, member_id, promotions.quantities, promotions.sets),
  stock: (context, { stock }) => releaseStock(context, stock),
  money: async (context, { money }, { money_key: key, reason }) => {
    for (const { payment_id, cents, is_remainder } of money)
      if (is_remainder) await refundPayment(context, payment_id, reason)
      else await refundPart(context, payment_id, cents, { key, reason })
  },
  coins: async (context, { coins }, { coins: { kind, key, reason }, subject }) => {
    if (!coins) return
    const about = { kind, key, topic: 'refund', reason, subject } as const
    if (coins.amount === 'all') await reverseTransfer(context, coins.transfer_id, about)
    else await reverseTransferPart(context, coins.transfer_id, [{ purpose: 'available', amount: BigInt(coins.amount) }], about)
  },
}
