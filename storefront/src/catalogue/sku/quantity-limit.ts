import type { GoodsDetail, Sku } from '@longmall/contract/catalogue.ts'

export interface QuantityLimit {
  /** The most that may be bought at once; 0 when nothing is left. */
  max: number
  /** What sets it, when something does. */
  reason: 'stock' | 'limit' | null
}

/** `Quantity` of the contract ends here. */
const most = 9999

/** What stops a shopper who raised the quantity from `start`; nothing for who raised nothing, also where one piece is all there is. */
export const limitReached = (quantity: number, start: number, { max, reason }: QuantityLimit): QuantityLimit['reason'] =>
  quantity > start && quantity >= max ? reason : null

/** How many pieces of a variant may be chosen: what is left and what one member may buy; the server judges again. */
export function quantityLimit(
  sku: Pick<Sku, 'stock' | 'stock_left'>,
  { max_per_member }: Pick<GoodsDetail, 'max_per_member'>,
): QuantityLimit {
  const left = sku.stock === 'none' ? 0 : (sku.stock_left ?? most)
  const limit = max_per_member ?? most
  if (left < limit) return { max: left, reason: left < most ? 'stock' : null }
  return { max: limit, reason: limit < most ? 'limit' : null }
}
