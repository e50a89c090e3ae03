import type { GoodsCampaign } from '@longmall/contract/campaign-shapes.ts'
import type { GoodsLabel, PromotionKind } from '@longmall/contract/promotion-shapes.ts'
import { centsOf } from '@longmall/pricing/cents-of.ts'

/** Discounts and topics apply to every purchase of the goods; the others apply only to purchases through the promotion. */
export const isAutomatic = ({ kind }: Pick<GoodsLabel, 'kind'>): boolean => kind === 'discount' || kind === 'topic'

/** Promotions available immediately to one shopper for money: flash sales too, through their queue. Others need friends, a larger quantity, coins or time. */
export const isImmediate = ({ kind }: Pick<GoodsLabel, 'kind'>): boolean => isAutomatic({ kind }) || kind === 'flash_sale'

const lowest = (promotions: readonly GoodsCampaign[], sku_id: number, counts: (one: { kind: PromotionKind }) => boolean) => {
  let best: GoodsLabel | null = null
  for (const { promotion_id, kind, state, ends_at, skus } of promotions) {
    const sku = skus.find((one) => one.sku_id === sku_id)
    if (!sku || state !== 'running' || sku.stock === 'none' || !counts({ kind })) continue
    if (best?.price == null || centsOf(sku.price) < centsOf(best.price)) best = { promotion_id, kind, ends_at, price: sku.price }
  }
  return best
}

/** A promotion of one SKU as on a card: the lowest price of a running discount or topic, in the cart too; null without one. */
export const automaticPrice = (promotions: readonly GoodsCampaign[], sku_id: number): GoodsLabel | null =>
  lowest(promotions, sku_id, isAutomatic)

/** The same with flash sales, except those in `without`, whose limit the shopper has reached. */
export const immediatePrice = (
  promotions: readonly GoodsCampaign[],
  sku_id: number,
  without: ReadonlySet<number> = new Set(),
): GoodsLabel | null =>
  lowest(
    promotions.filter(({ promotion_id }) => !without.has(promotion_id)),
    sku_id,
    isImmediate,
  )
