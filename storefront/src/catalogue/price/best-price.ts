import type { GoodsCard } from '@longmall/contract/catalogue.ts'
import { centsOf } from '@longmall/pricing/cents-of.ts'
import { decimalOf } from '@longmall/pricing/decimal-of.ts'
import { priceOfPiece } from '@longmall/pricing/price-of-piece.ts'
import type { BasketLine, PriceFacts } from '@longmall/pricing/types.ts'
import { isAtOnce } from './automatic-price.ts'
import type { ShownPrice } from './member-price.ts'

export type PricedGoods = Pick<GoodsCard, 'price' | 'market_price' | 'level_discount'> & {
  is_from?: boolean
  promotion?: GoodsCard['promotion'] | undefined
}

/**
 * What one piece costs a grade, by the price engine itself (ORD-03): the member-level price or that of a promotion which is had at once,
 * whichever is lower. `discount_permille`: 1000 is none. `won`: it is the promotion's.
 */
export function bestPrice({ price, level_discount, promotion }: PricedGoods, discount_permille: number): ShownPrice & { won: boolean } {
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
  const { unit_price, promotion: by } = priceOfPiece(...withPromotion(line, facts, promotion))
  // By a flash sale it is bought also where the level is lower.
  const won = by !== null && unit_price === centsOf(promotion?.price ?? '0')
  const isLower = unit_price < list_price
  return { price: isLower ? decimalOf(unit_price) : price, list_price: isLower ? price : null, won }
}

/** The promotion as the engine takes it: among the offers, or as that by which the line is bought. */
function withPromotion(line: BasketLine, facts: PriceFacts, label: PricedGoods['promotion']): [BasketLine, PriceFacts] {
  if (!label || label.price === null || !isAtOnce(label)) return [line, facts]
  const { promotion_id, kind } = label
  const price = centsOf(label.price)
  if (kind === 'seckill') return [{ ...line, promotion: { promotion_id, kind, price, allows_coupon: false } }, facts]
  const offer = { promotion_id, kind: kind as 'discount' | 'topic', sku_id: line.sku_id, price, left: null, limit_left: null }
  return [line, { ...facts, offers: [offer] }]
}
