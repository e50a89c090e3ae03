// Input and output of the price engine. Field names are those of the wire.

/** Money in cents: a safe integer, 0 <= x < 10^12. Made by `cents(n)` or `centsOf('12.50')`, which check. */
export type Cents = number & { readonly __brand: 'cents' }

export type Warehouse = 'domestic' | 'overseas'

/** The goods' data that rules need; `level_discount: false` excludes them from the member-level price. */
export interface GoodsFacts {
  goods_id: number
  category_ids: number[]
  level_discount: boolean
}

/** One line to be priced. `line_id` is unique in the basket; `weight_grams` is of one piece; no template means freight is free. */
export interface BasketLine {
  line_id: number
  sku_id: number
  goods: GoodsFacts
  list_price: Cents
  quantity: number
  weight_grams: number
  warehouse: Warehouse
  freight_template_id: number | null
  /** the exclusive promotion from whose page it is ordered; none when left out */
  promotion?: LinePromotion | null
}

/** Promotions that are ordered from a page of their own, and gifts. */
export type ExclusiveKind = 'flash_sale' | 'group_buy' | 'team_buy' | 'bargain' | 'presale' | 'point' | 'gift'

/**
 * The exclusive promotion of a line: its unit `price`, and `longcoin` coins in addition for points-shop goods. The line is in no combo
 * and no full reduction, allows a coupon only with `allows_coupon`, and does not count for their thresholds. Below `min_quantity` there
 * is no group: the line is then priced like every other line.
 */
export interface LinePromotion {
  promotion_id: number
  kind: ExclusiveKind
  price: Cents
  allows_coupon: boolean
  longcoin?: number
  min_quantity?: number
}

/**
 * The price of one SKU in a discount or a topic. `remaining`: the quantity of the SKU that this shopper may still order at it; `remaining_limit`: that of
 * everything in the promotion that they may still have. Null or left out: no end.
 */
export interface PriceOffer {
  promotion_id: number
  kind: 'discount' | 'topic'
  sku_id: number
  price: Cents
  remaining: number | null
  remaining_limit?: number | null
}

/** A set at a price: `quantity` units of each part. `remaining`: sets that this shopper may still order; null or left out: unlimited. */
export interface Combo {
  promotion_id: number
  price: Cents
  parts: { sku_id: number; quantity: number }[]
  remaining?: number | null
}

/**
 * A rule that is not used although it could be, because the whole costs less without it (`bestDeal`): on one line or, where none is
 * named, on all; of a combo, in more than so many `sets`.
 */
export interface Declined {
  rule: string
  line_id?: number
  sets?: number
}

/** All that prices depend on beside the lines. The same facts and lines give the same prices in server and browser. */
export interface PriceFacts {
  /** 1000 = no discount, 980 = 9.8-fold */
  grade_discount_permille: number
  grade: number
  reductions: FullReduction[]
  freight_templates: FreightTemplate[]
  /** where the goods go, 'CN-440300' or 'KR'; null while no address is chosen: the default row is then the estimate */
  region: string | null
  /** the one coupon that is used; none when left out */
  coupon?: CouponFact | null
  /** the shopper's other coupons: the trace has the reason why each is not used */
  coupons?: readonly CouponFact[]
  /** longcoin that the shopper wants to spend; none when left out */
  longcoin?: LongcoinFacts | null
  /** discounts and topics that run: they compete with the member-level price */
  offers?: readonly PriceOffer[]
  combos?: readonly Combo[]
  /** goods of this grade travel for nothing */
  grade_free_freight?: boolean
  /** what `bestDeal` chose to leave out */
  declined?: readonly Declined[]
}

/** The value of a coupon; a percentage at most `max_off`, if set. */
export type CouponEffect =
  | { kind: 'money'; amount: Cents }
  | { kind: 'percentage'; permille_off: number; max_off: Cents | null }
  | { kind: 'free_freight' }

/**
 * A member's coupon with the rules it was claimed with (PRM-01): from `threshold` worth of goods of its scope on, counted
 * after full reductions. Goods ids and category ids widen each other; both empty means all goods. `ends_at`, an instant,
 * decides between equal savings: what ends first is used first.
 */
export interface CouponFact {
  member_coupon_id: number
  effect: CouponEffect
  threshold: Cents
  scope: { goods_ids?: number[]; category_ids?: number[] }
  ends_at: string
}

/** Longcoin of a member: what there is, what of it to spend at most, coins for one dollar, and the share of the goods they may pay. */
export interface LongcoinFacts {
  balance: number
  wanted: number
  per_dollar: number
  max_permille: number
}

/** `remaining` of a gift: its stock; null or left out: enough. Below its quantity it is not given. */
export type ReductionEffect =
  | { kind: 'money'; amount: Cents }
  | { kind: 'percentage'; permille_off: number }
  | { kind: 'free_freight' }
  | { kind: 'gift'; sku_id: number; quantity: number; remaining?: number | null }

/** A threshold in cents (by amount) or a quantity, and its effect. */
export interface ReductionStep {
  threshold: number
  effect: ReductionEffect
}

/** Full reduction (PRM-08). Goods ids and category ids widen each other; both empty means all goods. */
export interface FullReduction {
  id: number
  scope: { goods_ids?: number[]; category_ids?: number[] }
  by: 'amount' | 'quantity'
  steps: ReductionStep[]
}

/**
 * Price of the first N units (or grams) and of each further M begun. The regions are prefixes of region codes, the
 * longest that fits wins; none means every region. From `free_from_amount` worth of goods on, freight is free.
 */
export interface FreightRow {
  regions: string[]
  first_units: number
  first_price: Cents
  additional_units: number
  additional_price: Cents
  free_from_amount?: Cents
  deliverable?: boolean
}

/** A region that no row fits gets no delivery; a `free` template without rows delivers everywhere. */
export interface FreightTemplate {
  id: number
  kind: 'free' | 'quantity' | 'weight'
  rows: FreightRow[]
}

/** The share of one reduction that one line carries; `source` names the rule: 'combo:5', 'full_reduction:12', 'coupon:7', 'longcoin'. */
export interface LineReduction {
  source: string
  amount: Cents
}

/**
 * `goods_total` = unit price × quantity; `total` = `goods_total` less all reductions. Freight is in no line; `longcoin` in coins, those of an
 * points price too. `promotion`: whose stock the line uses: the discount or topic that set its price, or its exclusive promotion.
 */
export interface PricedLine {
  line_id: number
  sku_id: number
  quantity: number
  list_price: Cents
  unit_price: Cents
  goods_total: Cents
  reductions: LineReduction[]
  total: Cents
  longcoin: number
  promotion: { kind: PriceOffer['kind'] | ExclusiveKind; promotion_id: number } | null
}

/** A present of a full reduction; `source` names it. */
export interface PricedGift {
  source: string
  sku_id: number
  quantity: number
}

/** Sets of a combo in a basket, and the quantity of each line in them. */
export interface PricedCombo {
  promotion_id: number
  sets: number
  saved: Cents
  lines: { line_id: number; quantity: number }[]
}

/** Freight of one warehouse's lines. `free_reason` is set where the amount is 0 by a rule: a TraceReason or the rule's source. */
export interface PricedFreight {
  warehouse: Warehouse
  amount: Cents
  free_reason?: string
  deliverable: boolean
}

/** Every code of a trace entry's `reason`; their texts are translations. */
export type TraceReason =
  | 'level_discount'
  | 'no_grade_discount'
  | 'excluded_goods'
  | 'no_saving'
  | 'better_rule_won'
  | 'money_off'
  | 'percentage_off'
  | 'free_freight'
  | 'below_threshold'
  | 'out_of_scope'
  | 'charged'
  | 'below_free_from_amount'
  | 'free_from_amount'
  | 'free_template'
  | 'no_template'
  | 'template_missing'
  | 'not_deliverable'
  | 'region_unknown'
  | 'not_chosen'
  | 'longcoin_offset'
  | 'longcoin_none'
  | 'longcoin_not_used'
  | 'longcoin_nothing_to_offset'
  | 'promotion_price'
  | 'point_price'
  | 'insufficient_quantity'
  | 'quantity_too_low'
  | 'exclusive_promotion'
  | 'combo_price'
  | 'combo_incomplete'
  | 'gift_added'
  | 'gift_out_of_stock'
  | 'level_free_freight'
  | 'cheaper_without'

/**
 * Why a rule applied, or why not. `applied`: the shopper got its benefit. `missing`: what it still needs, or, when it applied,
 * its next step.
 */
export interface TraceEntry {
  stage: 'unit_price' | 'combo' | 'full_reduction' | 'coupon' | 'freight' | 'longcoin'
  rule: string
  line_ids: number[]
  applied: boolean
  saved: Cents
  reason: string
  missing?: { amount?: Cents; quantity?: number }
}

/**
 * `goods_total` is after the unit-price rule, `total` = `goods_total` − `reduction_total` + `freight_total`. Lines as they came
 * in. `longcoin`: coins that are spent, how many of them are the price of an exchange, and the most that could be spent beside these.
 */
export interface PricedBasket {
  lines: PricedLine[]
  freight: PricedFreight[]
  list_total: Cents
  goods_total: Cents
  reduction_total: Cents
  freight_total: Cents
  total: Cents
  longcoin: { spent: number; max: number; price: number }
  gifts: PricedGift[]
  combos: PricedCombo[]
  trace: TraceEntry[]
}
