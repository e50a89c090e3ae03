import { cents } from '../cents.ts'
import { priceBasket } from '../price-basket.ts'
import { compareVerdicts, type CouponReason, type CouponVerdict } from '../stages/judge-coupon.ts'
import type { BasketLine, Cents, CouponFact, Declined, PricedBasket, PriceFacts } from '../types.ts'
import { openChoices } from './open-choices.ts'
import { tryChoices } from './try-choices.ts'
import { type Valued, valuerOf } from './value-of-choice.ts'

/** What one coupon would do on a basket, with everything else chosen for it. */
export interface JudgedCoupon {
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
  judged: JudgedCoupon[]
}

/**
 * Finds the cheapest usable mix of discounts, combos, full reductions and one coupon, and prices the basket by it (ORD-03, PRM-17): whatever
 * would make the whole dearer, because a threshold is then missed, is left out, so that no promotion ever raises a price. The coupon is the
 * best of `coupons`, the named one, or none (null). Freight counts; longcoin is offset afterwards, as many as wanted. Of equal mixes the one
 * with more gifts, then with fewer rules left out. The same answer in server and browser, whatever the order of lines and facts.
 */
export function bestDeal(lines: BasketLine[], facts: PriceFacts, coupons: readonly CouponFact[] = [], wanted?: CouponFact | null): Deal {
  const known = wanted && !coupons.some((one) => one.member_coupon_id === wanted.member_coupon_id) ? [...coupons, wanted] : coupons
  const choices = openChoices(lines, facts, known)
  const found = tryChoices(choices, valuerOf(lines, facts, known), known.length)
  const plain = found[0]!.valued
  const verdicts = known.map((coupon, index) => overallVerdict(coupon, found[index + 1]!, plain, index))
  const judged = [...verdicts].sort((a, b) => compareVerdicts(a.verdict, b.verdict))
  const best = wanted === undefined ? judged[0] : judged.find(({ verdict }) => verdict.coupon.member_coupon_id === wanted?.member_coupon_id)
  const used = best?.verdict.usable ? best : null
  const chosen = (used?.valued ?? plain).chosen
  const declined = [...chosen.offers, ...chosen.combos, ...chosen.reductions]
  const coupon = best?.verdict.coupon ?? null
  return {
    basket: priceBasket(lines, { ...facts, declined, coupon: wanted === undefined && !used ? null : coupon, coupons: known }),
    coupon: used ? coupon : null,
    declined,
    judged: judged.map(({ verdict: { coupon: one, usable, saved, reason, missing } }) => ({ coupon: one, usable, saved, reason, missing })),
  }
}

interface Overall {
  verdict: CouponVerdict
  valued: Valued
}

/** What a coupon is worth where the rest is chosen for it, beside the best without one. */
function overallVerdict(coupon: CouponFact, { valued, cost }: { valued: Valued; cost: number }, plain: Valued, index: number): Overall {
  const verdict = valued.verdicts[index]!
  if (!verdict.usable) return { verdict: { ...verdict, coupon }, valued: plain }
  const saved = plain.cost - cost
  if (saved > 0) return { verdict: { ...verdict, saved: cents(saved) }, valued }
  return { verdict: { ...verdict, usable: false, saved: cents(0), reason: 'no_saving' }, valued: plain }
}
