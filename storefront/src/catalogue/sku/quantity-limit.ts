import type { GoodsDetail, Sku } from '@longmall/contract/catalogue.ts'

export interface QuantityLimit {
  /** The maximum per order; 0 when out of stock. */
  max: number
  /** What sets it, when something does. */
  reason: 'stock' | 'limit' | null
}

/** `Quantity` of the contract ends here. */
const maxQuantity = 9999

/** The reason for the limit, once a shopper has raised the quantity from `start` to it; none if it was not raised, even where the stock is 1. */
export const limitReached = (quantity: number, start: number, { max, reason }: QuantityLimit): QuantityLimit['reason'] =>
  quantity > start && quantity >= max ? reason : null

/** The maximum quantity of a variant: by stock and the member's limit; the server checks again. */
export function quantityLimit(
  sku: Pick<Sku, 'stock' | 'available'>,
  { max_per_member }: Pick<GoodsDetail, 'max_per_member'>,
): QuantityLimit {
  const left = sku.stock === 'none' ? 0 : (sku.available ?? maxQuantity)
  const limit = max_per_member ?? maxQuantity
  if (left < limit) return { max: left, reason: left < maxQuantity ? 'stock' : null }
  return { max: limit, reason: limit < maxQuantity ? 'limit' : null }
}
