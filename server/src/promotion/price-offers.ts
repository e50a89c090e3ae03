import type { PriceOffer } from '@longmall/pricing/types.ts'
import type { Context } from '../kernel/context.ts'
import { runningWith } from './kept-promotions.ts'
import { itemKey, noEnd, piecesLeft } from './pieces-left.ts'

/**
 * Discount and topic prices of these SKUs that run now (PRM-02, PRM-10): `left` pieces of the SKU that there are at it, and
 * `limit_left` pieces of the whole promotion that the caller may still have; null for no end. At most one statement.
 */
export async function priceOffers(context: Context, sku_ids: readonly number[]): Promise<PriceOffer[]> {
  const wanted = new Set(sku_ids)
  const running = await runningWith(context, sku_ids, ['discount', 'topic'])
  const offers = running.flatMap(({ promotion_id, kind, per_member, items }) =>
    items
      .filter(({ sku_id }) => wanted.has(sku_id))
      .map(({ sku_id, price, stock }) => ({
        promotion_id,
        kind: kind as PriceOffer['kind'],
        sku_id,
        price,
        isLimited: stock !== null || per_member !== null,
      })),
  )
  const left = await piecesLeft(
    context,
    offers.filter(({ isLimited }) => isLimited),
  )
  return offers.map(({ isLimited: _limited, ...offer }) => ({
    ...offer,
    ...(left.get(itemKey(offer.promotion_id, offer.sku_id)) ?? noEnd),
  }))
}
