import { describe, expect, test } from 'vitest'
import { cents } from '../cents.ts'
import { buildCoupon, buildFacts, buildLine } from '../test/build-basket.ts'
import type { BasketLine, CouponFact, FreightTemplate, PriceFacts } from '../types.ts'
import { bestDeal } from './best-deal.ts'

const chooseCoupon = (of: BasketLine[], given: PriceFacts, coupons: CouponFact[]) => {
  const { coupon, evaluated } = bestDeal(of, given, coupons)
  return { best: coupon, judged: evaluated }
}

const lines = [buildLine(1, { price: 5000, freight_template_id: 5 })]
const perUnit: FreightTemplate = {
  id: 5,
  kind: 'quantity',
  rows: [{ regions: [], first_units: 1, first_price: cents(800), additional_units: 1, additional_price: cents(200) }],
}
const facts = buildFacts({ freight_templates: [perUnit] })
const idsOf = (coupons: ReturnType<typeof buildCoupon>[]) =>
  chooseCoupon(lines, facts, coupons).judged.map((one) => one.coupon.member_coupon_id)

describe('the best coupon', () => {
  test('ORD-02 the one that saves the most is first, freight included', () => {
    const coupons = [buildCoupon(1, [0, 700]), buildCoupon(2, [0, 'free freight']), buildCoupon(3, [0, '150‰'])]
    const { best, judged } = chooseCoupon(lines, facts, coupons)
    expect(best?.member_coupon_id).toBe(2)
    expect(judged.map(({ coupon, saved, reason }) => [coupon.member_coupon_id, saved, reason])).toEqual([
      [2, 800, 'free_freight'],
      [3, 750, 'percentage_off'],
      [1, 700, 'money_off'],
    ])
  })

  test('ORD-02 of equal ones that which ends first, then the lower id; then what lacks least', () => {
    const [later, sooner] = ['2026-12-09T00:00:00.000Z', '2026-12-02T00:00:00.000Z']
    expect(
      idsOf([
        buildCoupon(1, [0, 700], { ends_at: later }),
        buildCoupon(5, [9000, 900]),
        buildCoupon(3, [0, 700], { ends_at: sooner }),
        buildCoupon(4, [6000, 700]),
        buildCoupon(2, [0, 700], { ends_at: sooner }),
      ]),
    ).toEqual([2, 3, 1, 4, 5])
  })

  test('R-15 with none that saves anything, none is best, and each has what is missing', () => {
    const { best, judged } = chooseCoupon(lines, facts, [buildCoupon(1, [6000, 700])])
    expect(best).toBeNull()
    expect(judged).toMatchObject([{ usable: false, saved: 0, reason: 'below_threshold', missing: 1000 }])
  })
})
