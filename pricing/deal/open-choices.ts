import { applyOutcome } from '../stages/apply-outcome.ts'
import { startBasket, type StateLine } from '../stages/basket-state.ts'
import { combo, sourceOfCombo } from '../stages/combo/combo.ts'
import { sourceOfReduction } from '../stages/full-reduction.ts'
import { bestSaving, isInScope, measureLines } from '../stages/measure-reduction.ts'
import { sourceOfPromotion } from '../stages/price/unit-price.ts'
import type { BasketLine, CouponFact, Declined, PriceFacts, PriceOffer } from '../types.ts'

/** One thing to choose: what may be declined, nothing first. */
export type Choice = readonly (readonly Declined[])[]

/** What there is to choose on a basket, by the stage that it changes. */
export interface Choices {
  readonly offers: readonly Choice[]
  readonly combos: readonly Choice[]
  readonly reductions: readonly Choice[]
}

/**
 * Everything that might be worth declining, and nothing that cannot be: to take a lower price, a combo or a reduction only ever
 * costs more where something after it counts what the goods cost (a threshold, freight that is free from a sum on), or where
 * the stock does not suffice for all lines.
 */
export function openChoices(lines: readonly BasketLine[], facts: PriceFacts, coupons: readonly CouponFact[]): Choices {
  const plain = startBasket(lines)
  const state = plain.lines
  const isCounted = facts.reductions.length > 0 || coupons.length > 0
  return {
    offers: state.flatMap((line) => offersOf(line, facts, isCounted)),
    combos: isCounted ? setsOf(lines, facts) : [],
    reductions: coupons.length > 0 ? reductionsOf(state, facts) : [],
  }
}

/** A line takes one of its offers or none. */
function offersOf({ line, exclusive }: StateLine, facts: PriceFacts, isCounted: boolean): Choice[] {
  if (exclusive || !facts.offers) return []
  const own = facts.offers
    .filter((offer) => offer.sku_id === line.sku_id && offer.price < line.list_price)
    .sort((a, b) => a.price - b.price || a.promotion_id - b.promotion_id)
  const isLimited = own.some(({ remaining, remaining_limit }) => isNumber(remaining) || isNumber(remaining_limit))
  if (own.length === 0 || !(isCounted || isLimited || countsForFreight(line, facts))) return []
  const decline = (offers: readonly PriceOffer[]) => offers.map((offer) => ({ rule: sourceOfPromotion(offer), line_id: line.line_id }))
  return [[[], ...own.slice(1).map((one) => decline(own.filter((other) => other !== one))), decline(own)]]
}

const isNumber = (value: number | null | undefined) => value !== null && value !== undefined

const countsForFreight = ({ freight_template_id }: BasketLine, { freight_templates }: PriceFacts) =>
  freight_templates.some(
    ({ id, rows }) => id === freight_template_id && rows.some(({ free_from_amount }) => free_from_amount !== undefined),
  )

// Of more sets, the numbers in between are no choice that anybody would look for.
const maxSets = 8

/** Of a combo any number of sets, from all that the quantities allow down to none. */
function setsOf(lines: readonly BasketLine[], facts: PriceFacts): Choice[] {
  if (!facts.combos?.length) return []
  const state = startBasket(lines)
  return [...facts.combos]
    .sort((a, b) => a.promotion_id - b.promotion_id)
    .flatMap((one) => {
      const alone = applyOutcome(state, combo(state, { ...facts, combos: [one], declined: [] }))
      const most = alone.combos[0]?.sets ?? 0
      if (most === 0) return []
      const fewer = Array.from({ length: Math.min(most, maxSets) }, (_, at) => (at === maxSets - 1 ? 0 : most - 1 - at))
      return [[[], ...fewer.map((sets) => [{ rule: sourceOfCombo(one), sets }])]]
    })
}

/** A reduction is used or not; one that could not lower any price is left alone. */
function reductionsOf(state: readonly StateLine[], { reductions }: PriceFacts): Choice[] {
  return [...reductions]
    .sort((a, b) => a.id - b.id)
    .flatMap((reduction) => {
      const positions = state.flatMap(({ line, exclusive }, position) =>
        !exclusive && isInScope(line.goods, reduction.scope) ? [position] : [],
      )
      const most = bestSaving(reduction, measureLines(state, positions))
      return most.saved === 0 ? [] : [[[], [{ rule: sourceOfReduction(reduction) }]]]
    })
}
