import { sumCents } from '../cents.ts'
import { applyOutcome } from '../stages/apply-outcome.ts'
import { type BasketState, startBasket } from '../stages/basket-state.ts'
import { combo } from '../stages/combo/combo.ts'
import { freight } from '../stages/freight.ts'
import { fullReduction } from '../stages/full-reduction.ts'
import { type CouponEvaluation, evaluateCoupon } from '../stages/evaluate-coupon.ts'
import { levelFreight } from '../stages/level-freight.ts'
import { unitPrice } from '../stages/price/unit-price.ts'
import type { BasketLine, CouponFact, Declined, PriceFacts } from '../types.ts'

/** What is declined at each stage. */
export interface Chosen {
  readonly offers: readonly Declined[]
  readonly combos: readonly Declined[]
  readonly reductions: readonly Declined[]
}

/** What a choice costs, freight counted and no longcoin, without a coupon; and what each coupon would do on it. */
export interface ValuedChoice {
  readonly chosen: Chosen
  readonly cost: number
  readonly gifts: number
  readonly declined: number
  readonly evaluations: readonly CouponEvaluation[]
}

/** Answers a function that values choices on one basket; what the last choice has in common with the next is not worked out again. */
export function createValuer(
  lines: readonly BasketLine[],
  facts: PriceFacts,
  coupons: readonly CouponFact[],
): (chosen: Chosen) => ValuedChoice {
  const started = startBasket(lines)
  let offers: { key: Chosen['offers']; state: BasketState } | null = null
  let combos: { key: Chosen['combos']; after: BasketState; state: BasketState } | null = null
  return (chosen) => {
    if (offers?.key !== chosen.offers)
      offers = { key: chosen.offers, state: applyOutcome(started, unitPrice(started, { ...facts, declined: chosen.offers })) }
    if (combos?.key !== chosen.combos || combos.after !== offers.state) {
      const after = offers.state
      combos = { key: chosen.combos, after, state: applyOutcome(after, combo(after, { ...facts, declined: chosen.combos })) }
    }
    const reduced = applyOutcome(combos.state, fullReduction(combos.state, { ...facts, declined: chosen.reductions }))
    return valueOf(chosen, applyOutcome(reduced, levelFreight(reduced, facts)), facts, coupons)
  }
}

function valueOf(chosen: Chosen, state: BasketState, facts: PriceFacts, coupons: readonly CouponFact[]): ValuedChoice {
  const goods = sumCents(state.lines, (line) => line.total)
  const freightTotal = sumCents(freight(state, facts).freight ?? [], ({ amount }) => amount)
  return {
    chosen,
    cost: goods + freightTotal,
    gifts: state.gifts.reduce((sum, { quantity }) => sum + quantity, 0),
    declined: chosen.offers.length + chosen.combos.length + chosen.reductions.length,
    evaluations: coupons.map((coupon) => evaluateCoupon(coupon, state, facts)),
  }
}
