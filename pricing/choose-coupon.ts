import { applyOutcome } from './stages/apply-outcome.ts'
import { startBasket } from './stages/basket-state.ts'
import { compareVerdicts, type CouponReason, judgeCoupon } from './stages/judge-coupon.ts'
import { stagesBeforeCoupon } from './stages/stages.ts'
import type { BasketLine, Cents, CouponFact, PriceFacts } from './types.ts'

/** What one coupon would do on a basket. */
export interface JudgedCoupon {
  coupon: CouponFact
  usable: boolean
  /** what the whole order would cost less, freight counted; 0 where it cannot be used */
  saved: Cents
  reason: CouponReason
  /** what is lacking to its threshold */
  missing: Cents | null
}

/**
 * Judges every coupon on a basket, the best for the shopper first: what saves the most on goods and freight together, then
 * what ends first, then the lower id. `best` is the one to use when nobody has chosen: null when none saves anything. Pure; the
 * same answer whatever the order of lines and coupons.
 */
export function chooseCoupon(
  lines: BasketLine[],
  facts: PriceFacts,
  coupons: readonly CouponFact[],
): { best: CouponFact | null; judged: JudgedCoupon[] } {
  const state = stagesBeforeCoupon.reduce((before, stage) => applyOutcome(before, stage(before, facts)), startBasket(lines))
  const verdicts = coupons.map((coupon) => judgeCoupon(coupon, state, facts)).sort(compareVerdicts)
  const judged = verdicts.map(({ coupon, usable, saved, reason, missing }) => ({ coupon, usable, saved, reason, missing }))
  return { best: judged[0]?.usable ? judged[0].coupon : null, judged }
}
