import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cents } from '../cents.ts'
import { priceBasket } from '../price-basket.ts'
import { anyCombos, anyCoupons, anyFacts, anyLines, anyOffers, anyReductions } from '../test/any-basket.ts'
import { buildCoupon, buildFacts, buildLine, buildReduction } from '../test/build-basket.ts'
import type { BasketLine, CouponFact, Declined, PriceFacts } from '../types.ts'
import { bestDeal } from './best-deal.ts'

const costOf = (lines: BasketLine[], facts: PriceFacts) => priceBasket(lines, { ...facts, longcoin: null }).total

/** Each subset of what there is. */
const subsets = <Item>(items: readonly Item[]): Item[][] =>
  items.reduce<Item[][]>((sets, item) => [...sets, ...sets.map((set) => [...set, item])], [[]])

/** Every way to leave something out, whether it could matter or not. */
function allMixes(lines: readonly BasketLine[], { offers = [], combos = [], reductions }: PriceFacts): Declined[][] {
  const ofOffers = subsets(
    lines.flatMap(({ line_id, sku_id }) =>
      offers.filter((one) => one.sku_id === sku_id).map(({ kind, promotion_id }) => ({ rule: `${kind}:${promotion_id}`, line_id })),
    ),
  )
  const ofCombos = combos.reduce<Declined[][]>(
    (mixes, { promotion_id }) =>
      mixes.flatMap((mix) => [mix, ...[0, 1, 2, 3, 4].map((sets) => [...mix, { rule: `combo:${promotion_id}`, sets }])]),
    [[]],
  )
  const ofReductions = subsets(reductions.map(({ id }) => ({ rule: `full_reduction:${id}` })))
  return ofOffers.flatMap((a) => ofCombos.flatMap((b) => ofReductions.map((c) => [...a, ...b, ...c])))
}

const fewLines = anyLines.map((lines) =>
  lines.slice(0, 3).map((line): BasketLine => ({ ...line, quantity: 1 + (line.quantity % 5), sku_id: 1 + (line.sku_id % 3) })),
)
const fewFacts: fc.Arbitrary<PriceFacts> = fc
  .tuple(anyFacts, anyOffers(2), anyCombos(1), anyReductions(2))
  .map(([facts, offers, combos, reductions]) => ({
    ...facts,
    offers: offers
      .map((offer) => ({ ...offer, sku_id: 1 + (offer.sku_id % 3) }))
      .filter(isFirst(({ promotion_id, sku_id }) => `${promotion_id} ${sku_id}`)),
    combos: combos.map((combo) => ({
      ...combo,
      parts: combo.parts.map((part) => ({ ...part, sku_id: 1 + (part.sku_id % 3) })).filter(isFirst(({ sku_id }) => sku_id)),
    })),
    reductions,
  }))

function isFirst<Item>(keyOf: (item: Item) => unknown) {
  return (item: Item, index: number, items: readonly Item[]) => items.findIndex((other) => keyOf(other) === keyOf(item)) === index
}

describe('bestDeal', () => {
  test('PRM-17 QUA-05 it is the cheapest of every mix of discounts, combos, reductions and coupon', () => {
    fc.assert(
      fc.property(fewLines, fewFacts, anyCoupons(2), (lines, facts, coupons) => {
        const mixes = allMixes(lines, facts)
        const cheapest = (coupons: readonly (CouponFact | null)[]) =>
          Math.min(...mixes.flatMap((declined) => coupons.map((coupon) => costOf(lines, { ...facts, declined, coupon }))))
        const { basket, evaluated } = bestDeal(lines, facts, coupons)
        expect(basket.total).toBe(cheapest([null, ...coupons]))
        const without = cheapest([null])
        expect(bestDeal(lines, facts, coupons, null).basket.total).toBe(without)
        for (const { coupon, saved } of evaluated) expect(without - saved).toBe(Math.min(without, cheapest([coupon])))
      }),
      { numRuns: 150 },
    )
  })

  test('PRM-17 one more promotion never raises what is paid, whichever it is', () => {
    fc.assert(
      fc.property(
        fewLines,
        fewFacts,
        anyCoupons(2),
        anyOffers(1),
        anyCombos(1),
        anyReductions(1),
        (lines, facts, coupons, offers, combos, reductions) => {
          const { total } = bestDeal(lines, facts, coupons).basket
          const more: PriceFacts[] = [
            ...offers.map((one) => ({ ...facts, offers: [...facts.offers!, { ...one, promotion_id: 900 }] })),
            ...combos.map((one) => ({ ...facts, combos: [...facts.combos!, { ...one, promotion_id: 901 }] })),
            ...reductions.map((one) => ({ ...facts, reductions: [...facts.reductions, { ...one, id: 902 }] })),
          ]
          for (const one of more) expect(bestDeal(lines, one, coupons).basket.total).toBeLessThanOrEqual(total)
        },
      ),
      { numRuns: 300 },
    )
  })

  test('ORD-03 the order of lines, offers, combos, reductions and coupons does not matter', () => {
    fc.assert(
      fc.property(anyLines, anyFacts, anyCoupons(3), (lines, facts, coupons) => {
        const turned: PriceFacts = {
          ...facts,
          offers: facts.offers!.toReversed(),
          combos: facts.combos!.toReversed(),
          reductions: facts.reductions.toReversed(),
        }
        const deal = bestDeal(lines, facts, coupons)
        const other = bestDeal(lines.toReversed(), turned, coupons.toReversed())
        expect({ ...other, basket: { ...other.basket, lines: other.basket.lines.toReversed() } }).toEqual(deal)
      }),
      { numRuns: 200 },
    )
  })

  test('PRM-02 a discount that would miss a better reduction is left out, and the trace has the reason', () => {
    const lines = [buildLine(1, { price: 10_000 })]
    const facts = buildFacts({
      offers: [{ promotion_id: 7, kind: 'discount', sku_id: 101, price: cents(9500), remaining: null }],
      reductions: [buildReduction(3, [[10_000, 2000]])],
    })
    const { basket, declined } = bestDeal(lines, facts)
    expect(basket.total).toBe(8000)
    expect(declined).toEqual([{ rule: 'discount:7', line_id: 1 }])
    expect(basket.trace.find(({ rule }) => rule === 'discount:7')).toMatchObject({ applied: false, reason: 'cheaper_without' })
  })

  test('PRM-07 of three sets only two are used where the third would miss a threshold', () => {
    const lines = [buildLine(1, { price: 4000, quantity: 3 })]
    const facts = buildFacts({
      combos: [{ promotion_id: 5, price: cents(3500), parts: [{ sku_id: 101, quantity: 1 }] }],
      reductions: [buildReduction(3, [[11_000, 1000]])],
    })
    const { basket, declined } = bestDeal(lines, facts)
    expect(declined).toEqual([{ rule: 'combo:5', sets: 2 }])
    expect(basket.total).toBe(10_000)
  })

  test('PRM-01 a named coupon is used, with the rest chosen for it', () => {
    const lines = [buildLine(1, { price: 10_000 })]
    const facts = buildFacts({ reductions: [buildReduction(3, [[10_000, 1500]])] })
    const [big, small] = [buildCoupon(1, [10_000, 2000]), buildCoupon(2, [0, 600])]
    expect(bestDeal(lines, facts, [big, small])).toMatchObject({ coupon: small, declined: [], basket: { total: 7900 } })
    expect(bestDeal(lines, facts, [big, small], big)).toMatchObject({
      coupon: big,
      declined: [{ rule: 'full_reduction:3' }],
      basket: { total: 8000 },
    })
  })
})
