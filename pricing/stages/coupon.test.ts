import { describe, expect, test } from 'vitest'
import { cents } from '../cents.ts'
import { priceBasket } from '../price-basket.ts'
import { buildCoupon, buildFacts, buildLine, buildReduction } from '../test/build-basket.ts'
import type { BasketLine, CouponFact, FreightTemplate, PriceFacts } from '../types.ts'

const perUnit: FreightTemplate = {
  id: 5,
  kind: 'quantity',
  rows: [{ regions: [], first_units: 1, first_price: cents(800), additional_units: 1, additional_price: cents(200) }],
}
const price = (lines: BasketLine[], coupon: CouponFact | null, parts: Partial<PriceFacts> = {}) =>
  priceBasket(lines, buildFacts({ coupon, ...parts }))
const tracesOf = (lines: BasketLine[], coupon: CouponFact | null, parts: Partial<PriceFacts> = {}) =>
  price(lines, coupon, parts).trace.filter(({ stage }) => stage === 'coupon')
const sampleLines = [buildLine(1, { price: 6000, category_ids: [1] }), buildLine(2, { price: 4000, quantity: 2, category_ids: [2] })]

describe('what it takes off', () => {
  test.each([
    ['money off', buildCoupon(7, [0, 500]), 500],
    ['money off at its threshold', buildCoupon(7, [14_000, 500]), 500],
    ['money off, never more than its lines cost', buildCoupon(7, [0, 99_999], { scope: { goods_ids: [1] } }), 6000],
    ['a percentage', buildCoupon(7, [0, '125‰']), 1750],
    ['a percentage up to its most', buildCoupon(7, [0, '125‰'], { max_off: 1000 }), 1000],
    ['a percentage of its scope', buildCoupon(7, [0, '100‰'], { scope: { category_ids: [2] } }), 800],
  ])('PRM-01 %s', (_, coupon, off) => {
    const basket = price(sampleLines, coupon)
    expect(basket.reduction_total).toBe(off)
    expect(basket.trace).toContainEqual(expect.objectContaining({ stage: 'coupon', rule: 'coupon:7', applied: true, saved: off }))
  })

  test('PRM-01 a percentage of all its lines is rounded half up once, and parted by largest remainder', () => {
    const basket = price([buildLine(1, { price: 333 }), buildLine(2, { price: 332 })], buildCoupon(7, [0, '100‰']))
    expect(basket.lines.map(({ reductions }) => reductions)).toEqual([
      [{ source: 'coupon:7', amount: 34 }],
      [{ source: 'coupon:7', amount: 33 }],
    ])
  })

  test('PRM-01 its threshold and its share count what full reductions leave', () => {
    const reductions = [buildReduction(3, [[10_000, 2000]])]
    expect(price(sampleLines, buildCoupon(7, [12_000, '100‰']), { reductions }).reduction_total).toBe(2000 + 1200)
    expect(price(sampleLines, buildCoupon(7, [12_001, '100‰']), { reductions }).reduction_total).toBe(2000)
  })
})

describe('free freight', () => {
  const shippedLines = [buildLine(1, { price: 5000, freight_template_id: 5 }), buildLine(2, { price: 1000, freight_template_id: 5 })]
  const facts = { freight_templates: [perUnit] }

  test('PRM-01 it frees the lines of its scope, and the freight has the reason', () => {
    const whole = price(shippedLines, buildCoupon(7, [0, 'free freight']), facts)
    expect(whole).toMatchObject({ freight_total: 0, reduction_total: 0, total: 6000 })
    expect(whole.freight).toEqual([{ warehouse: 'domestic', amount: 0, free_reason: 'coupon:7', deliverable: true }])
    const part = price(shippedLines, buildCoupon(7, [0, 'free freight'], { scope: { goods_ids: [2] } }), facts)
    expect(part.freight_total).toBe(800)
  })

  test('R-15 without freight it saves nothing, and the trace has the reason', () => {
    expect(tracesOf([buildLine(1)], buildCoupon(7, [0, 'free freight']))).toMatchObject([{ applied: false, reason: 'no_saving' }])
  })
})

describe('why not', () => {
  test.each([
    ['below its threshold', buildCoupon(7, [20_000, 500]), { reason: 'below_threshold', missing: { amount: 6000 }, line_ids: [1, 2] }],
    [
      'below its threshold in its scope',
      buildCoupon(7, [9000, 500], { scope: { goods_ids: [2] } }),
      { reason: 'below_threshold', missing: { amount: 1000 }, line_ids: [2] },
    ],
    ['out of its scope', buildCoupon(7, [0, 500], { scope: { goods_ids: [9] } }), { reason: 'out_of_scope', line_ids: [] }],
    ['nothing off', buildCoupon(7, [0, '0‰']), { reason: 'no_saving' }],
  ])('R-15 %s', (_, coupon, entry) => {
    expect(tracesOf(sampleLines, coupon)).toMatchObject([{ rule: 'coupon:7', applied: false, saved: 0, ...entry }])
    expect(price(sampleLines, coupon).reduction_total).toBe(0)
  })

  test('R-15 every coupon that is not used has its reason', () => {
    const coupons = [buildCoupon(1, [0, 300]), buildCoupon(2, [0, 900]), buildCoupon(3, [15_000, 9000]), buildCoupon(4, [0, 500])]
    const reasons = tracesOf(sampleLines, coupons[3]!, { coupons }).map(({ rule, applied, reason }) => [rule, applied, reason])
    expect(reasons).toEqual([
      ['coupon:4', true, 'money_off'],
      ['coupon:2', false, 'not_chosen'],
      ['coupon:1', false, 'better_rule_won'],
      ['coupon:3', false, 'below_threshold'],
    ])
    expect(tracesOf(sampleLines, null, { coupons: [coupons[0]!] })).toMatchObject([{ applied: false, reason: 'not_chosen' }])
  })
})
