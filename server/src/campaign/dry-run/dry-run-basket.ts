import { priceBasket } from '@longmall/pricing/price-basket.ts'
import type {
  BasketLine,
  Cents,
  Combo,
  FullReduction,
  LinePromotion,
  PricedBasket,
  PriceFacts,
  PriceOffer,
  TraceEntry,
} from '@longmall/pricing/types.ts'

/** What was, or might be, bought together; without freight, coupon and coins. */
export interface SampleBasket {
  order_id: number | null
  grade: number
  discount_permille: number
  lines: BasketLine[]
}

/** A promotion or a full reduction that is tried, and the units that it has left by SKU; what is not named has no end. */
export interface Draft {
  /** Of a promotion. */
  promotion_id: number | null
  per_member: number | null
  offers: Omit<PriceOffer, 'remaining'>[]
  combos: Combo[]
  /** Its price by SKU where it is bought on a page of its own. */
  exclusive: ReadonlyMap<number, LinePromotion>
  reductions: FullReduction[]
  stock: Map<number, number>
}

/** The shop as it is without the draft. */
export type ShopFacts = Required<Pick<PriceFacts, 'reductions' | 'offers' | 'combos'>>

export interface Outcome {
  before: Cents
  after: Cents
  list_total: Cents
  /** Units at its prices, and units that its stock had no room for. */
  quantity: number
  missing_quantity: number
  trace: TraceEntry[]
}

/**
 * Prices a basket in the shop as it is and with the draft, and takes the units that it got there from `draft.stock`, so that
 * baskets of a dry run, one after the other, share them. The shopper buys on the draft's page where it has one.
 */
export function dryRunBasket({ grade, discount_permille, lines }: SampleBasket, shop: ShopFacts, draft: Draft): Outcome {
  const facts: PriceFacts = { ...shop, grade, grade_discount_permille: discount_permille, freight_templates: [], region: null }
  const linesWithoutFreight = lines.map((line) => ({ ...line, freight_template_id: null }))
  const before = priceBasket(linesWithoutFreight, facts)
  const { linesWithDraft, missing } = applyExclusivePrices(linesWithoutFreight, draft)
  const after = priceBasket(linesWithDraft, {
    ...facts,
    offers: [
      ...shop.offers,
      ...draft.offers.map((offer) => ({ ...offer, remaining: draft.stock.get(offer.sku_id) ?? null, remaining_limit: draft.per_member })),
    ],
    combos: [...shop.combos, ...draft.combos.map((combo) => ({ ...combo, remaining: setsLeft(combo, draft) }))],
    reductions: [...shop.reductions, ...draft.reductions],
  })
  const quantities = draftQuantities(after, linesWithDraft, draft)
  for (const [sku_id, quantity] of quantities) {
    const left = draft.stock.get(sku_id)
    if (left !== undefined) draft.stock.set(sku_id, left - quantity)
  }
  const totalQuantity = [...quantities.values()].reduce((sum, quantity) => sum + quantity, 0)
  return {
    before: before.total,
    after: after.total,
    list_total: before.list_total,
    quantity: totalQuantity,
    missing_quantity: missing + missingOfferQuantity(linesWithDraft, after, draft),
    trace: after.trace,
  }
}

const setsLeft = ({ parts }: Combo, { stock, per_member }: Draft): number | null => {
  const sets = parts.flatMap(({ sku_id, quantity }) => (stock.has(sku_id) ? [Math.floor(stock.get(sku_id)! / quantity)] : []))
  const all = per_member === null ? sets : [...sets, per_member]
  return all.length ? Math.min(...all) : null
}

/** The lines as they are bought on the draft's page: those that fit its stock and limit. */
function applyExclusivePrices(
  lines: BasketLine[],
  { exclusive, stock, per_member }: Draft,
): { linesWithDraft: BasketLine[]; missing: number } {
  let missing = 0
  let used = 0
  const linesWithDraft = lines.map((line) => {
    const promotion = exclusive.get(line.sku_id)
    if (!promotion || used + line.quantity > (per_member ?? Infinity) || line.quantity < (promotion.min_quantity ?? 1)) return line
    if (line.quantity > (stock.get(line.sku_id) ?? Infinity)) {
      missing += line.quantity
      return line
    }
    used += line.quantity
    return { ...line, promotion }
  })
  return { linesWithDraft, missing }
}

/** Units by SKU that the basket has at the draft's prices. */
function draftQuantities(
  { lines, combos }: PricedBasket,
  linesWithDraft: readonly BasketLine[],
  { promotion_id }: Draft,
): Map<number, number> {
  const quantities = new Map<number, number>()
  const add = (sku_id: number, quantity: number) => quantities.set(sku_id, (quantities.get(sku_id) ?? 0) + quantity)
  for (const line of lines) if (promotion_id !== null && line.promotion?.promotion_id === promotion_id) add(line.sku_id, line.quantity)
  const skuOf = new Map(linesWithDraft.map((line) => [line.line_id, line.sku_id]))
  for (const combo of combos)
    if (combo.promotion_id === promotion_id) for (const part of combo.lines) add(skuOf.get(part.line_id)!, part.quantity)
  return quantities
}

function missingOfferQuantity(
  linesWithDraft: readonly BasketLine[],
  { lines }: PricedBasket,
  { offers, stock, promotion_id }: Draft,
): number {
  const offered = new Set(offers.map((offer) => offer.sku_id))
  return lines.reduce((sum, { sku_id, quantity, promotion }, position) => {
    const isShort = offered.has(sku_id) && promotion?.promotion_id !== promotion_id && quantity > (stock.get(sku_id) ?? Infinity)
    return isShort && linesWithDraft[position] ? sum + quantity : sum
  }, 0)
}
