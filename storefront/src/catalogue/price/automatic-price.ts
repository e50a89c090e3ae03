import type { GoodsCampaign } from '@longmall/contract/campaign-shapes.ts'
import type { GoodsLabel, PromotionKind } from '@longmall/contract/promotion-shapes.ts'
import { centsOf } from '@longmall/pricing/cents-of.ts'

/** Discounts and topics hold wherever goods are bought; the others are bought by the promotion itself. */
export const isAutomatic = ({ kind }: Pick<GoodsLabel, 'kind'>): boolean => kind === 'discount' || kind === 'topic'

/** What one shopper has at once, alone and for money: the price of a flash sale too, which is asked for in its line. Others need friends, more pieces, coins or time. */
export const isAtOnce = ({ kind }: Pick<GoodsLabel, 'kind'>): boolean => isAutomatic({ kind }) || kind === 'seckill'

const lowest = (promotions: readonly GoodsCampaign[], sku_id: number, counts: (one: { kind: PromotionKind }) => boolean) => {
  let best: GoodsLabel | null = null
  for (const { promotion_id, kind, state, ends_at, skus } of promotions) {
    const sku = skus.find((one) => one.sku_id === sku_id)
    if (!sku || state !== 'running' || sku.stock === 'none' || !counts({ kind })) continue
    if (best?.price == null || centsOf(sku.price) < centsOf(best.price)) best = { promotion_id, kind, ends_at, price: sku.price }
  }
  return best
}

/** A promotion of goods as a card tells it, of one SKU: the lowest price that a running discount or topic gives it, in the cart too; null without one. */
export const automaticPrice = (promotions: readonly GoodsCampaign[], sku_id: number): GoodsLabel | null =>
  lowest(promotions, sku_id, isAutomatic)

/** The same with what is had at once by a flash sale, but for `without`: those of which the shopper has had all they may. */
export const priceAtOnce = (
  promotions: readonly GoodsCampaign[],
  sku_id: number,
  without: ReadonlySet<number> = new Set(),
): GoodsLabel | null =>
  lowest(
    promotions.filter(({ promotion_id }) => !without.has(promotion_id)),
    sku_id,
    isAtOnce,
  )
