import type { CentreCoupon } from '@longmall/contract/coupon.ts'
import type { Quote } from '@longmall/contract/order.ts'
import { bestDeal } from '../deal/best-deal.ts'
import { decimalOf } from '../decimal-of.ts'
import { readPricing } from './read-pricing.ts'

/** A coupon that can be claimed now, and what it would then save on the order. */
export interface ClaimableCoupon {
  offer: CentreCoupon
  /** Decimal money, more than nothing. */
  saved: string
}

/**
 * Which coupons of the claiming centre would lower this order if they were claimed at `now` (ms), the best first: those that cost no coins and
 * may be used at once. Priced by the engine itself, as those that the member holds.
 */
export function claimableCoupons({ pricing }: Pick<Quote, 'pricing'>, offers: readonly CentreCoupon[], now: number): ClaimableCoupon[] {
  const claimable = offers.filter(
    (one) => one.state === 'claimable' && one.longcoin_price === null && (one.use_from === null || Date.parse(one.use_from) <= now),
  )
  // A claimable one has an id of its own, different from claimed ones.
  const candidates = claimable.map((offer, index) => ({ offer, id: -1 - index }))
  const { lines, facts, coupons } = readPricing({
    ...pricing,
    coupons: candidates.map(({ offer, id }) => ({
      member_coupon_id: id,
      effect: offer.kind,
      money_off: offer.money_off,
      permille_off: offer.permille_off,
      max_off: offer.max_off,
      threshold: offer.threshold,
      scope: { goods_ids: offer.goods_ids, category_ids: offer.category_ids },
      ends_at: offer.use_until ?? offer.ends_at,
    })),
  })
  return bestDeal(lines, facts, coupons, null).evaluated.flatMap(({ coupon, usable, saved }) => {
    const found = candidates.find(({ id }) => id === coupon.member_coupon_id)
    return found && usable && saved > 0 ? [{ offer: found.offer, saved: decimalOf(saved) }] : []
  })
}
