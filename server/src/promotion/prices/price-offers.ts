import type { PriceOffer } from '@longmall/pricing/types.ts'
import type { Context } from '../../kernel/context.ts'
import { runningPromotionsOf } from '../cached-promotions.ts'
import { itemKey, unlimited, remainingQuantities } from '../remaining-quantities.ts'

/**
 * Discount and topic prices of these SKUs that run now (PRM-02, PRM-10): `remaining` units of the SKU that there are at it, and
 * `remaining_limit` units of the whole promotion that the caller may still have; null for no end. At most one statement.
 */
export async function priceOffers(context: Context, sku_ids: readonly number[]): Promise<PriceOffer[]> {
  const requestedSkus = new Set(sku_ids)
  const running = await runningPromotionsOf(context, sku_ids, ['discount', 'topic'])
  const offers = running.flatMap(({ promotion_id, kind, per_member, items }) =>
    items
      .filter(({ sku_id }) => requestedSkus.has(sku_id))
      .map(({ sku_id, price, stock }) => ({
        promotion_id,
        kind: kind as PriceOffer['kind'],
        sku_id,
        price,
        isLimited: stock !== null || per_member !== null,
      })),
  )
  const remaining = await remainingQuantities(
    context,
    offers.filter(({ isLimited }) => isLimited),
  )
  return offers.map(({ isLimited: _limited, ...offer }) => ({
    ...offer,
    ...(remaining.get(itemKey(offer.promotion_id, offer.sku_id)) ?? unlimited),
  }))
}
