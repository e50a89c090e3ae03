import fc from 'fast-check'
import type {
  BasketLine,
  Cents,
  Combo,
  CouponEffect,
  CouponFact,
  FreightTemplate,
  FullReduction,
  LinePromotion,
  LongcoinFacts,
  PriceFacts,
  PriceOffer,
  ReductionEffect,
} from '../types.ts'

const anyCents = (max: number): fc.Arbitrary<Cents> => fc.integer({ min: 0, max }).map((value) => value as Cents)

// Few goods and categories, so that scopes meet and lines are contested.
const anyGoodsId = fc.integer({ min: 1, max: 6 })
const anyCategoryId = fc.integer({ min: 1, max: 3 })

// Few SKUs, so that offers and sets often apply.
const anySkuId = fc.integer({ min: 1, max: 8 })

const anyLinePromotion: fc.Arbitrary<LinePromotion> = fc.record(
  {
    promotion_id: fc.integer({ min: 200, max: 240 }),
    kind: fc.constantFrom('flash_sale', 'group_buy', 'team_buy', 'bargain', 'presale', 'point', 'gift'),
    price: fc.oneof(anyCents(20_000), fc.constant(0 as Cents)),
    allows_coupon: fc.boolean(),
    longcoin: fc.integer({ min: 0, max: 3000 }),
    min_quantity: fc.integer({ min: 1, max: 6 }),
  },
  { requiredKeys: ['promotion_id', 'kind', 'price', 'allows_coupon'] },
)

const anyLine = fc.record({
  line_id: fc.integer({ min: 1, max: 1000 }),
  sku_id: anySkuId,
  goods: fc.record({ goods_id: anyGoodsId, category_ids: fc.uniqueArray(anyCategoryId), level_discount: fc.boolean() }),
  list_price: fc.oneof(anyCents(30_000), anyCents(5), anyCents(2_000_000_000)),
  quantity: fc.integer({ min: 1, max: 20 }),
  weight_grams: fc.integer({ min: 0, max: 5000 }),
  warehouse: fc.constantFrom('domestic' as const, 'overseas' as const),
  freight_template_id: fc.constantFrom(null, 1, 2, 3),
  promotion: fc.option(anyLinePromotion, { freq: 8 }).map((promotion) => (promotion === null ? null : promotion)),
})

/** Up to 9 lines with ids of their own; far below the bound. */
export const anyLines: fc.Arbitrary<BasketLine[]> = fc.uniqueArray(anyLine, { maxLength: 9, selector: (line) => line.line_id })

const anyEffect: fc.Arbitrary<ReductionEffect> = fc.oneof(
  fc.record({ kind: fc.constant('money' as const), amount: anyCents(50_000) }),
  fc.record({ kind: fc.constant('percentage' as const), permille_off: fc.integer({ min: 0, max: 1000 }) }),
  fc.record({ kind: fc.constant('free_freight' as const) }),
  fc.record({
    kind: fc.constant('gift' as const),
    sku_id: anySkuId,
    quantity: fc.integer({ min: 1, max: 3 }),
    remaining: fc.option(fc.integer({ min: 0, max: 4 })),
  }),
)

const anyQuantity = fc.option(fc.integer({ min: 0, max: 25 }))

const anyOffer: fc.Arbitrary<PriceOffer> = fc.record({
  promotion_id: fc.integer({ min: 100, max: 103 }),
  kind: fc.constant('discount' as const),
  sku_id: anySkuId,
  price: fc.oneof(anyCents(30_000), anyCents(5)),
  remaining: anyQuantity,
  remaining_limit: anyQuantity,
})

/** Discounts and topics, a SKU once in each. */
export const anyOffers = (max: number): fc.Arbitrary<PriceOffer[]> =>
  fc
    .uniqueArray(anyOffer, { maxLength: max, selector: ({ promotion_id, sku_id }) => `${promotion_id} ${sku_id}` })
    .map((offers) => offers.map((offer): PriceOffer => (offer.promotion_id % 2 ? { ...offer, kind: 'topic' } : offer)))

const anyCombo: fc.Arbitrary<Combo> = fc.record({
  promotion_id: fc.integer({ min: 150, max: 159 }),
  price: anyCents(60_000),
  parts: fc.uniqueArray(fc.record({ sku_id: anySkuId, quantity: fc.integer({ min: 1, max: 3 }) }), {
    minLength: 1,
    maxLength: 3,
    selector: ({ sku_id }) => sku_id,
  }),
  remaining: fc.option(fc.integer({ min: 0, max: 5 })),
})

export const anyCombos = (max: number): fc.Arbitrary<Combo[]> =>
  fc.uniqueArray(anyCombo, { maxLength: max, selector: ({ promotion_id }) => promotion_id })

const anyScope = fc.record({
  goods_ids: fc.uniqueArray(anyGoodsId, { maxLength: 3 }),
  category_ids: fc.uniqueArray(anyCategoryId, { maxLength: 2 }),
})

const anyReduction = fc.record({
  id: fc.integer({ min: 1, max: 99 }),
  scope: anyScope,
  by: fc.constantFrom('amount' as const, 'quantity' as const),
  steps: fc.array(
    fc.record({ threshold: fc.oneof(fc.integer({ min: 0, max: 60_000 }), fc.integer({ min: 0, max: 20 })), effect: anyEffect }),
    { maxLength: 3 },
  ),
})

export const anyReductions = (max: number): fc.Arbitrary<FullReduction[]> =>
  fc.uniqueArray(anyReduction, { maxLength: max, selector: (reduction) => reduction.id })

const anyRow = fc.record(
  {
    regions: fc.uniqueArray(fc.constantFrom('CN', 'CN-44', 'CN-440300', 'KR'), { maxLength: 2 }),
    first_units: fc.integer({ min: 0, max: 2000 }),
    first_price: anyCents(2000),
    additional_units: fc.integer({ min: 0, max: 1000 }),
    additional_price: anyCents(500),
    free_from_amount: anyCents(40_000),
    deliverable: fc.boolean(),
  },
  { requiredKeys: ['regions', 'first_units', 'first_price', 'additional_units', 'additional_price'] },
)

const anyTemplate = (id: number): fc.Arbitrary<FreightTemplate> =>
  fc.record({
    id: fc.constant(id),
    kind: fc.constantFrom('free' as const, 'quantity' as const, 'weight' as const),
    rows: fc.array(anyRow, { maxLength: 3 }),
  })

/** Facts with up to six contested reductions, five offers, three combos and three freight templates, the third of them unknown now and then. */
export const anyFacts: fc.Arbitrary<PriceFacts> = fc.record({
  grade_discount_permille: fc.constantFrom(1000, 980, 950, 920, 900, 880, 850, 333, 0),
  grade: fc.constantFrom(0, 4, 5, 6, 7, 8, 9),
  reductions: anyReductions(6),
  freight_templates: fc.oneof(fc.tuple(anyTemplate(1), anyTemplate(2), anyTemplate(3)), fc.tuple(anyTemplate(1), anyTemplate(2))),
  region: fc.constantFrom(null, 'CN-440300', 'CN-110000', 'KR', 'MY'),
  offers: anyOffers(5),
  combos: anyCombos(3),
  grade_free_freight: fc.boolean(),
})

const anyCouponEffect: fc.Arbitrary<CouponEffect> = fc.oneof(
  fc.record({ kind: fc.constant('money' as const), amount: anyCents(50_000) }),
  fc.record({
    kind: fc.constant('percentage' as const),
    permille_off: fc.integer({ min: 0, max: 1000 }),
    max_off: fc.option(anyCents(5000)),
  }),
  fc.record({ kind: fc.constant('free_freight' as const) }),
)

const anyCoupon: fc.Arbitrary<CouponFact> = fc.record({
  member_coupon_id: fc.integer({ min: 1, max: 99 }),
  effect: anyCouponEffect,
  threshold: anyCents(60_000),
  scope: anyScope,
  ends_at: fc.constantFrom('2026-12-01T00:00:00.000Z', '2026-12-02T00:00:00.000Z'),
})

export const anyCoupons = (max: number): fc.Arbitrary<CouponFact[]> =>
  fc.uniqueArray(anyCoupon, { maxLength: max, selector: (coupon) => coupon.member_coupon_id })

export const anyLongcoin: fc.Arbitrary<LongcoinFacts> = fc.record({
  balance: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 100_000 })),
  wanted: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 100_000 }), fc.constant(1_000_000_000)),
  per_dollar: fc.constantFrom(100, 1, 7, 33, 1000, 100_000),
  max_permille: fc.constantFrom(500, 0, 333, 1000),
})

/** The same with a coupon that is used or not, others beside it, and longcoin. */
export const anyDiscountedFacts: fc.Arbitrary<PriceFacts> = fc
  .tuple(anyFacts, anyCoupons(5), fc.boolean(), fc.option(anyLongcoin))
  .map(([facts, coupons, isUsed, longcoin]) => ({ ...facts, coupons, coupon: isUsed ? (coupons[0] ?? null) : null, longcoin }))
