import { cents } from '@longmall/pricing/cents.ts'
import { centsOf } from '@longmall/pricing/cents-of.ts'
import { decimalOf } from '@longmall/pricing/decimal-of.ts'
import { memberLevelPrice } from '@longmall/pricing/stages/member-level-price.ts'
import type { BasketLine, PriceFacts } from '@longmall/pricing/types.ts'

export interface ShownPrice {
  /** What one piece costs the shopper. */
  price: string
  /** The price without the member's level, when the level lowers it. */
  list_price: string | null
}

/**
 * Price of one piece for a grade, by the engine's own rule for member levels. `discount_permille`: 1000 is none.
 * Goods that are kept out of level discounts cost everyone the same.
 */
export function memberPrice(price: string, level_discount: boolean, discount_permille: number): ShownPrice {
  const list_price = centsOf(price)
  const line: BasketLine = {
    line_id: 1,
    sku_id: 1,
    goods: { goods_id: 1, category_ids: [], level_discount },
    list_price,
    quantity: 1,
    weight_grams: 0,
    warehouse: 'domestic',
    freight_template_id: null,
  }
  const facts: PriceFacts = { grade_discount_permille: discount_permille, grade: 0, reductions: [], freight_templates: [], region: null }
  const offer = memberLevelPrice(line, facts)
  if (typeof offer === 'string' || offer >= list_price) return { price, list_price: null }
  return { price: decimalOf(cents(offer)), list_price: price }
}

/** The part of a market price that is worth striking through: only one above the price shown. */
export const struckPrice = (market_price: string | null, price: string): string | null =>
  market_price !== null && centsOf(market_price) > centsOf(price) ? market_price : null
