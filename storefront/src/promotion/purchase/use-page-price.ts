import type { Sku } from '@longmall/contract/catalogue.ts'
import type { GoodsLabel } from '@longmall/contract/promotion-shapes.ts'
import { centsOf } from '@longmall/pricing/cents-of.ts'
import { useQuery } from '@tanstack/react-query'
import { automaticPrice, isAutomatic } from '../../catalogue/price/automatic-price.ts'
import { bestPrice, type ShownPrice } from '../../catalogue/price/best-price.ts'
import { useGrade } from '../../catalogue/price/use-grade.ts'
import { query } from '@longmall/web/call/query.ts'
import { labelOfOffer, type OfferGoods } from './offer-goods.ts'

type Label = Omit<GoodsLabel, 'ends_at'>

export interface PagePrice extends ShownPrice {
  /** What makes it: the promotion of the page, or a discount that is lower than one. */
  promotion: Label
  /** The discount or topic that the SKU has without the page. */
  alone: Label | null
}

/** The unit price for this shopper on the page of a promotion, as in the cart: with their level and other applicable promotions. */
export function usePagePrice(
  goods: OfferGoods,
  { sku_id, price, market_price }: Pick<Sku, 'sku_id' | 'price' | 'market_price'>,
): PagePrice {
  const { data } = useQuery(query('campaign/of_goods', { sku_id: goods.sku_id }))
  const alone = automaticPrice(data?.promotions ?? [], sku_id)
  const grade = useGrade()
  const own = labelOfOffer(goods, sku_id)
  const promotion = lower(own, alone)
  const shown = { price, market_price, level_discount: goods.level_discount, promotion, on_page: true }
  return { ...bestPrice(shown, grade?.discount_permille ?? 1000), promotion, alone }
}

/** A promotion with its own page sets the price; of two discounts or topics the cheaper one applies. */
const lower = (own: Label, alone: Label | null): Label =>
  alone && isAutomatic(own) && (own.price === null || centsOf(alone.price ?? own.price) < centsOf(own.price)) ? alone : own
