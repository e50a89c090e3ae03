import { cents } from '@longmall/pricing/cents.ts'
import type { BasketLine, CouponFact, PriceFacts } from '@longmall/pricing/types.ts'

/** Ten lines of two warehouses. */
export const sampleLines: BasketLine[] = Array.from({ length: 10 }, (_, at) => ({
  line_id: at + 1,
  sku_id: at + 1,
  goods: { goods_id: at + 1, category_ids: [1, 10 + (at % 3)], level_discount: at % 4 !== 0 },
  list_price: cents(1999 + at * 700),
  quantity: 1 + (at % 3),
  weight_grams: 200,
  warehouse: at % 5 === 0 ? 'overseas' : 'domestic',
  freight_template_id: at % 3 === 0 ? 2 : 1,
}))

export const sampleCoupon: CouponFact = {
  member_coupon_id: 1,
  effect: { kind: 'money', amount: cents(1000) },
  threshold: cents(5000),
  scope: {},
  ends_at: '2026-12-01T00:00:00.000Z',
}

/** Eight promotions: a discount, a topic, two combos that compete for the same units, three full reductions, a coupon; and level, freight, coins. */
export const sampleFacts: PriceFacts = {
  grade: 5,
  grade_discount_permille: 950,
  region: 'CN-440300',
  freight_templates: [
    {
      id: 1,
      kind: 'quantity',
      rows: [
        {
          regions: [],
          first_units: 1,
          first_price: cents(800),
          additional_units: 1,
          additional_price: cents(200),
          free_from_amount: cents(99_900),
        },
      ],
    },
    {
      id: 2,
      kind: 'weight',
      rows: [{ regions: ['CN'], first_units: 1000, first_price: cents(900), additional_units: 500, additional_price: cents(200) }],
    },
  ],
  offers: [
    { promotion_id: 7, kind: 'discount', sku_id: 2, price: cents(1900), remaining: null },
    { promotion_id: 8, kind: 'topic', sku_id: 4, price: cents(3000), remaining: 5 },
  ],
  combos: [
    { promotion_id: 5, price: cents(4500), parts: [partOf(1), partOf(3)], remaining: null },
    { promotion_id: 6, price: cents(7000), parts: [partOf(5), partOf(3)], remaining: null },
  ],
  reductions: [
    { id: 1, by: 'amount', scope: {}, steps: [{ threshold: 20_000, effect: { kind: 'money', amount: cents(2000) } }] },
    {
      id: 2,
      by: 'quantity',
      scope: { category_ids: [10] },
      steps: [{ threshold: 3, effect: { kind: 'percentage', permille_off: 100 } }],
    },
    {
      id: 3,
      by: 'amount',
      scope: { category_ids: [11] },
      steps: [{ threshold: 10_000, effect: { kind: 'gift', sku_id: 99, quantity: 1 } }],
    },
  ],
  coupon: sampleCoupon,
  coupons: [sampleCoupon],
  longcoin: { balance: 5000, wanted: 2000, per_dollar: 100, max_permille: 500 },
}

function partOf(sku_id: number) {
  return { sku_id, quantity: 1 }
}
