import type { GoodsCampaign } from '@longmall/contract/campaign-shapes.ts'
import type { GoodsLabel } from '@longmall/contract/promotion-shapes.ts'
import { centsOf } from '@longmall/pricing/cents-of.ts'

/** Discounts and topics hold wherever goods are bought; the others are bought on their own page. */
export const isAutomatic = ({ kind }: Pick<GoodsLabel, 'kind'>): boolean => kind === 'discount' || kind === 'topic'

/** A promotion of goods as a card tells it, of one SKU: the lowest price that a running discount or topic gives it; null without one. */
export function automaticPrice(promotions: readonly GoodsCampaign[], sku_id: number): GoodsLabel | null {
  let best: GoodsLabel | null = null
  for (const { promotion_id, kind, state, ends_at, skus } of promotions) {
    const sku = skus.find((one) => one.sku_id === sku_id)
    if (!sku || state !== 'running' || sku.stock === 'none' || !isAutomatic({ kind })) continue
    if (best?.price == null || centsOf(sku.price) < centsOf(best.price)) best = { promotion_id, kind, ends_at, price: sku.price }
  }
  return best
}
