import type { GoodsCard } from '@longmall/contract/catalogue.ts'
import { centsOf } from '@longmall/pricing/cents-of.ts'
import { isAutomatic } from './automatic-price.ts'
import { memberPrice, type ShownPrice } from './member-price.ts'

export type PricedGoods = Pick<GoodsCard, 'price' | 'market_price' | 'level_discount'> & {
  is_from?: boolean
  promotion?: GoodsCard['promotion'] | undefined
}

/** What one piece costs a grade: the member-level price or the running discount's, whichever is lower (decisions, order of price rules). */
export function bestPrice({ price, level_discount, promotion }: PricedGoods, discount_permille: number): ShownPrice & { won: boolean } {
  const level = memberPrice(price, level_discount, discount_permille)
  const offer = promotion && isAutomatic(promotion) ? promotion.price : null
  if (offer === null || centsOf(offer) >= centsOf(level.price)) return { ...level, won: false }
  return { price: offer, list_price: price, won: true }
}
