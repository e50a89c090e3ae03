import type { GoodsCard } from '@longmall/contract/catalogue.ts'
import type { GoodsLabel } from '@longmall/contract/promotion-shapes.ts'
import { centsOf } from '@longmall/pricing/cents-of.ts'
import { decimalOf } from '@longmall/pricing/decimal-of.ts'
import { priceOfItem } from '@longmall/pricing/price-of-item.ts'
import type { BasketLine, PriceFacts } from '@longmall/pricing/types.ts'
import { isImmediate } from './automatic-price.ts'

export interface ShownPrice {
  /** The unit price for the shopper. */
  price: string
  /** The goods' own price, where a level or a promotion lowers it. */
  list_price: string | null
}

export type PricedGoods = Pick<GoodsCard, 'price' | 'market_price' | 'level_discount'> & {
  has_price_range?: boolean
  promotion?: Pick<GoodsLabel, 'promotion_id' | 'kind' | 'price'> | null | undefined
  /** True on the promotion's own page, where its price applies regardless of its kind. */
  on_page?: boolean | undefined
}

/**
 * The unit price for a grade, by the price engine itself (ORD-03): the member-level price or that of an immediately available promotion,
 * whichever is lower. `discount_permille`: 1000 is none. `won`: it is the promotion's.
 */
export function bestPrice(goods: PricedGoods, discount_permille: number): ShownPrice & { won: boolean } {
  const { price, level_discount, promotion } = goods
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
  const { unit_price, promotion: by } = priceOfItem(...withPromotion(line, facts, goods))
  // A promotion with its own page sets the price even if the member level's price is lower.
  const won = by !== null && unit_price === centsOf(promotion?.price ?? '0')
  const isLower = unit_price < list_price
  return { price: isLower ? decimalOf(unit_price) : price, list_price: isLower ? price : null, won }
}

interface AtPromotion {
  price: string
  /** Null if there is no price to compare with. */
  list_price: string | null
  level_discount: boolean
}

/** The promotion's price for a grade: the level's price of the goods where that is lower. */
export function promotionPrice({ price, list_price, level_discount }: AtPromotion, discount_permille: number): string {
  if (list_price === null || !level_discount) return price
  const promotion = { promotion_id: 1, kind: 'flash_sale', price } as const
  return bestPrice({ price: list_price, market_price: null, level_discount, promotion }, discount_permille).price
}

/** The promotion as the engine's input: among the offers, or as the purchase source of the line. */
function withPromotion(line: BasketLine, facts: PriceFacts, { promotion: label, on_page }: PricedGoods): [BasketLine, PriceFacts] {
  if (!label || label.price === null || !(on_page || isImmediate(label))) return [line, facts]
  const { promotion_id, kind } = label
  const price = centsOf(label.price)
  if (kind === 'combo') return [line, facts]
  if (kind !== 'discount' && kind !== 'topic') return [{ ...line, promotion: { promotion_id, kind, price, allows_coupon: false } }, facts]
  return [line, { ...facts, offers: [{ promotion_id, kind, sku_id: line.sku_id, price, remaining: null, remaining_limit: null }] }]
}
