import { cents } from '../cents.ts'
import { priceBasket } from '../price-basket.ts'
import { compareEvaluations, type CouponReason, type CouponEvaluation } from '../stages/evaluate-coupon.ts'
import type { BasketLine, Cents, CouponFact, Declined, PricedBasket, PriceFacts } from '../types.ts'
import { openChoices } from './open-choices.ts'
import { searchChoices } from './search-choices.ts'
import { type ValuedChoice, createValuer } from './value-of-choice.ts'

/** What one coupon would do on a basket, with everything else chosen for it. */
export interface EvaluatedCoupon {
  coupon: CouponFact
  usable: boolean
  /** what the whole order would cost less than at its cheapest without it, freight counted; 0 where it cannot be used */
  saved: Cents
  reason: CouponReason
  /** what is lacking to its threshold */
  missing: Cents | null
}

/** The cheapest way to buy a basket. */
export interface Deal {
  basket: PricedBasket
  /** the coupon that counts; null when none is used */
  coupon: CouponFact | null
  /** what is left out because the whole costs less without it; for `PriceFacts.declined` */
  declined: Declined[]
  /** what each coupon would make the whole cost less, the best first (ORD-02) */
  evaluated: EvaluatedCoupon[]
}

/**
 * Finds the cheapest usable mix of discounts, combos, full reductions and one coupon, and prices the basket by it (ORD-03, PRM-17): whatever
 * would make the whole dearer, because a threshold is then missed, is left out, so that no promotion ever raises a price. The coupon is the
 * best of `coupons`, the named one, or none (null). Freight counts; longcoin is offset afterwards, as many as wanted. Of equal mixes the one
 * with more gifts, then with fewer rules left out. The same answer in server and browser, whatever the order of lines and facts.
 */
export function bestDeal(lines: BasketLine[], facts: PriceFacts, coupons: readonly CouponFact[] = [], requested?: CouponFact | null): Deal {
  const candidates =
    requested && !coupons.some((one) => one.member_coupon_id === requested.member_coupon_id) ? [...coupons, requested] : coupons
  const choices = openChoices(lines, facts, candidates)
  const found = searchChoices(choices, createValuer(lines, facts, candidates), candidates.length)
  const plain = found[0]!.valued
  const evaluations = candidates.map((coupon, index) => overallEvaluation(coupon, found[index + 1]!, plain, index))
  const ranked = [...evaluations].sort((a, b) => compareEvaluations(a.evaluation, b.evaluation))
  const best =
    requested === undefined
      ? ranked[0]
      : ranked.find(({ evaluation }) => evaluation.coupon.member_coupon_id === requested?.member_coupon_id)
  const used = best?.evaluation.usable ? best : null
  const chosen = (used?.valued ?? plain).chosen
  const declined = [...chosen.offers, ...chosen.combos, ...chosen.reductions]
  const coupon = best?.evaluation.coupon ?? null
  return {
    basket: priceBasket(lines, { ...facts, declined, coupon: requested === undefined && !used ? null : coupon, coupons: candidates }),
    coupon: used ? coupon : null,
    declined,
    evaluated: ranked.map(({ evaluation: { coupon: one, usable, saved, reason, missing } }) => ({
      coupon: one,
      usable,
      saved,
      reason,
      missing,
    })),
  }
}

interface Overall {
  evaluation: CouponEvaluation
  valued: ValuedChoice
}

/** The best price with a coupon, all other choices made for it, to compare with the best without one. */
function overallEvaluation(
  coupon: CouponFact,
  { valued, cost }: { valued: ValuedChoice; cost: number },
  plain: ValuedChoice,
  index: number,
): Overall {
  const evaluation = valued.evaluations[index]!
  if (!evaluation.usable) return { evaluation: { ...evaluation, coupon }, valued: plain }
  const saved = plain.cost - cost
  if (saved > 0) return { evaluation: { ...evaluation, saved: cents(saved) }, valued }
  return { evaluation: { ...evaluation, usable: false, saved: cents(0), reason: 'no_saving' }, valued: plain }
}
