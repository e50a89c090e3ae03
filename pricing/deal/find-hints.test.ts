import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cents } from '../cents.ts'
import { anyCoupons, anyFacts, anyLines } from '../test/any-basket.ts'
import { buildCoupon, buildFacts, buildLine, buildReduction } from '../test/build-basket.ts'
import type { BasketLine, CouponFact, PriceFacts } from '../types.ts'
import { priceBasket } from '../price-basket.ts'
import { bestDeal } from './best-deal.ts'
import { findHints } from './find-hints.ts'

const hintsOf = (lines: BasketLine[], facts: PriceFacts, coupons: CouponFact[] = [], addable: BasketLine[] = []) =>
  findHints(lines, facts, coupons, bestDeal(lines, facts, coupons), addable)

describe('findHints', () => {
  test('PRM-08 two more units save 8', () => {
    const lines = [buildLine(1, { price: 1000 })]
    const facts = buildFacts({ reductions: [buildReduction(3, [[3, 800]], {}, 'quantity')] })
    expect(hintsOf(lines, facts)).toEqual([{ rule: 'full_reduction:3', need: { quantity: 2, sku_id: 101 }, saved: 800, gifts: 0 }])
  })

  test('PRM-08 an amount, and what it brings beyond the step that is reached', () => {
    const facts = buildFacts({
      reductions: [
        buildReduction(3, [
          [5000, 500],
          [10_000, 2000],
        ]),
      ],
    })
    expect(hintsOf([buildLine(1, { price: 9500 })], facts)).toEqual([
      { rule: 'full_reduction:3', need: { amount: 500 }, saved: 1500, gifts: 0 },
    ])
  })

  test('PRM-08 a present is worth a hint too', () => {
    const gift = {
      id: 4,
      by: 'amount' as const,
      scope: {},
      steps: [{ threshold: 2000, effect: { kind: 'gift' as const, sku_id: 9, quantity: 1 } }],
    }
    expect(hintsOf([buildLine(1, { price: 1500 })], buildFacts({ reductions: [gift] }))).toEqual([
      { rule: 'full_reduction:4', need: { amount: 500 }, saved: 0, gifts: 1 },
    ])
  })

  test('PRM-07 the rest of a set, in the basket or not', () => {
    const combos = [
      {
        promotion_id: 5,
        price: cents(2500),
        parts: [
          { sku_id: 101, quantity: 2 },
          { sku_id: 102, quantity: 1 },
        ],
      },
    ]
    const other = buildLine(900, { sku_id: 102, price: 1200 })
    const need = {
      sets: [
        { sku_id: 101, quantity: 1 },
        { sku_id: 102, quantity: 1 },
      ],
    }
    expect(hintsOf([buildLine(1)], buildFacts({ combos }), [], [other])).toEqual([{ rule: 'combo:5', need, saved: 700, gifts: 0 }])
    expect(hintsOf([buildLine(1)], buildFacts({ combos }))).toEqual([])
  })

  test('PRM-01 a coupon that is nearly reached, PRM-04 the quantity of a group buy', () => {
    expect(hintsOf([buildLine(1, { price: 4000 })], buildFacts(), [buildCoupon(7, [5000, 600])])).toEqual([
      { rule: 'coupon:7', need: { amount: 1000 }, saved: 600, gifts: 0 },
    ])
    const promotion = { promotion_id: 9, kind: 'group_buy' as const, price: cents(800), allows_coupon: false, min_quantity: 3 }
    expect(hintsOf([buildLine(1, { quantity: 2, promotion })], buildFacts())).toEqual([
      { rule: 'group_buy:9', need: { quantity: 1, sku_id: 101 }, saved: 600, gifts: 0 },
    ])
  })

  test('PRM-17 the price after following a quantity hint is exactly the hinted one', () => {
    fc.assert(
      fc.property(anyLines, anyFacts, anyCoupons(2), (lines, facts, coupons) => {
        const deal = bestDeal(lines, facts, coupons)
        const isAlone = (sku_id: number) => lines.filter((line) => line.sku_id === sku_id).length === 1
        for (const { need, saved, gifts } of findHints(lines, facts, coupons, deal)) {
          expect(saved + gifts).toBeGreaterThan(0)
          if (!('quantity' in need) || !isAlone(need.sku_id)) continue
          const line = lines.find(({ sku_id }) => sku_id === need.sku_id)!
          const more = lines.map((one) => (one === line ? { ...one, quantity: one.quantity + need.quantity } : one))
          const { unit_price } = priceBasket([{ ...line, quantity: need.quantity, freight_template_id: null }], {
            ...facts,
            reductions: [],
            combos: [],
          }).lines[0]!
          const paid = bestDeal(more, facts, coupons).basket.total
          // Beside presents it may save nothing, or less than nothing.
          if (saved > 0) expect(paid).toBe(deal.basket.total + unit_price * need.quantity - saved)
        }
      }),
      { numRuns: 100 },
    )
  })
})
