import type { LinePromotion } from '@longmall/pricing/types.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Offer } from '../../promotion/rules.ts'
import type { Purchase } from './purchase-source.ts'

/**
 * So many units at the price of an offer. Refuses `promotion.limit_reached` and `promotion.sold_out` where fewer are left.
 *
 * @param extraFields what the kind adds to the line's price
 */
export function purchaseFromOffer(
  offer: Offer & { kind: LinePromotion['kind'] },
  { quantity = 1, subject = null }: { quantity?: number | undefined; subject?: number | null },
  extraFields: Partial<LinePromotion> = {},
): Purchase {
  const { kind, promotion_id, sku_id, price, allows_coupon, names } = offer
  checkAvailable(offer, quantity)
  return {
    kind,
    promotion_id,
    subject,
    names,
    promotion: { promotion_id, kind, price, allows_coupon, ...extraFields },
    deposit: null,
    lines: [{ line_id: 1, sku_id, quantity }],
  }
}

function checkAvailable({ remaining, remaining_limit, per_member, sku_id }: Offer, quantity: number): void {
  if (remaining === null || quantity <= remaining) return
  if (per_member !== null && remaining_limit !== undefined && remaining_limit !== null && quantity > remaining_limit)
    throw new Refusal('promotion.limit_reached', { limit: per_member })
  throw new Refusal('promotion.sold_out', { remaining, sku_id })
}
