import type { BasketLine, Cents, PriceFacts, PriceOffer, TraceReason } from '../../types.ts'

/** An offer while lines are priced: the remaining quantity of its SKU, and of its whole promotion. */
export interface OfferStock {
  readonly offer: PriceOffer
  readonly declinedOn: ReadonlySet<number> | null
  left: number
  readonly ofPromotion: { left: number }
}

/** Offers by SKU, those of a lower id first. Without offers, an empty book. */
export function openOffers(facts: PriceFacts): ReadonlyMap<number, readonly OfferStock[]> {
  const bySku = new Map<number, OfferStock[]>()
  if (!facts.offers?.length) return bySku
  const limits = new Map<number, { left: number }>()
  const ordered = facts.offers.length > 1 ? [...facts.offers].sort((a, b) => a.promotion_id - b.promotion_id) : facts.offers
  for (const offer of ordered) {
    const known = limits.get(offer.promotion_id)
    const ofPromotion = known ?? { left: Infinity }
    if (!known) limits.set(offer.promotion_id, ofPromotion)
    ofPromotion.left = Math.min(ofPromotion.left, offer.remaining_limit ?? Infinity)
    const one = { offer, declinedOn: declinedOn(offer, facts), left: offer.remaining ?? Infinity, ofPromotion }
    const sameSku = bySku.get(offer.sku_id)
    if (sameSku) sameSku.push(one)
    else bySku.set(offer.sku_id, [one])
  }
  return bySku
}

function declinedOn({ kind, promotion_id }: PriceOffer, { declined }: PriceFacts): ReadonlySet<number> | null {
  if (!declined?.length) return null
  const own = declined.filter(({ rule }) => rule === `${kind}:${promotion_id}`)
  return own.length === 0 ? null : new Set(own.map(({ line_id }) => line_id ?? everyLine))
}

const everyLine = -1

/** Why an offer does not set the price of a line that costs `lowest` so far; `otherwise` when nothing but the price is against it. */
export function evaluateOffer(
  { offer, declinedOn: lines, left, ofPromotion }: OfferStock,
  { line_id, quantity, list_price }: BasketLine,
  lowest: Cents,
  otherwise: TraceReason,
): [reason: TraceReason, unit_price: null, missing?: number] {
  if (offer.price >= list_price) return [otherwise, null]
  if (lines !== null && (lines.has(line_id) || lines.has(everyLine))) return ['cheaper_without', null]
  const available = Math.max(0, Math.min(left, ofPromotion.left))
  if (available < quantity && offer.price < lowest) return ['insufficient_quantity', null, quantity - available]
  return [otherwise, null]
}

/** Counts the quantity of a line that has the offer's price. */
export function consumeStock(one: OfferStock, quantity: number): void {
  one.left -= quantity
  one.ofPromotion.left -= quantity
}
