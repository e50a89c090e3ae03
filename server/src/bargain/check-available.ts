import { Refusal } from '../kernel/refusal.ts'
import type { Offer } from '../promotion/rules.ts'

/** Is there a unit that the caller may have, at this moment? `available`: of the SKU. Refuses `promotion.limit_reached`, `promotion.sold_out`. */
export function checkAvailable(
  { remaining, remaining_limit, per_member, sku_id }: Pick<Offer, 'remaining' | 'remaining_limit' | 'per_member' | 'sku_id'>,
  available: number,
): void {
  if (remaining_limit === 0) throw new Refusal('promotion.limit_reached', { limit: per_member ?? 0 })
  if (remaining === 0 || available <= 0) throw new Refusal('promotion.sold_out', { remaining: 0, sku_id })
}
