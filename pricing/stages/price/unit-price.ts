import type { Cents, LinePromotion, PricedLine, PriceFacts, PriceOffer, TraceReason } from '../../types.ts'
import type { Stage, StageEntry, StateLine } from '../basket-state.ts'
import { memberLevelPrice, sourceOfLevel } from '../member-level-price.ts'
import { openOffers, consumeStock, type OfferStock, evaluateOffer } from './offer-stock.ts'
import { addPrice, type PriceEntries } from './price-entries.ts'

/**
 * ① One unit-price rule per line: the lowest of member-level price, discount, topic and the promotion of the page it is ordered from
 * (PRM-02 to PRM-13); none raises the list price. Of equal prices the level's wins, for it takes nothing up, then the lower id.
 * A discount applies to a whole line or not at all, and where its stock does not suffice for all lines, the earlier line has it.
 */
export const unitPrice: Stage = ({ lines }, facts) => {
  const offers = openOffers(facts)
  const entries: PriceEntries = { own: [], level: [], offers: [] }
  const level_rule = sourceOfLevel(facts)
  const unit_prices = lines.map((line) => priceLine(line, facts, level_rule, offers.get(line.line.sku_id), entries))
  return { unit_prices, trace: inOrder(entries) }
}

export const sourceOfPromotion = ({ kind, promotion_id }: { kind: string; promotion_id: number }) => `${kind}:${promotion_id}`

const inOrder = ({ own, level, offers }: PriceEntries): StageEntry[] =>
  own.length + offers.length === 0 ? level : [...own, ...level, ...offers]

interface LinePrice {
  readonly unit_price: Cents
  readonly promotion: PricedLine['promotion']
}

function priceLine(
  state: StateLine,
  facts: PriceFacts,
  level_rule: string,
  offers: readonly OfferStock[] | undefined,
  entries: PriceEntries,
): LinePrice {
  const { line, exclusive } = state
  const level = levelPrice(state, facts)
  const first = priceOfOwn(exclusive, line.list_price)
  const isLevel = typeof level === 'number' && level < first
  const second = isLevel ? level : first
  const offer = offers === undefined || exclusive ? undefined : cheapest(offers, state, second)
  const lowest = offer ? offer.price : second

  const isReduced = lowest < line.list_price
  const otherwise: TraceReason = isReduced ? 'better_rule_won' : 'no_saving'
  if (line.promotion) traceOwn(entries, state, exclusive !== null && !isLevel && exclusive.price === lowest ? lowest : null, otherwise)
  if (isLevel && !offer) addPrice(entries.level, level_rule, state, 'level_discount', lowest)
  else addPrice(entries.level, level_rule, state, typeof level === 'string' ? level : otherwise, null)
  for (const one of offers ?? []) {
    const rule = sourceOfPromotion(one.offer)
    if (one.offer === offer) addPrice(entries.offers, rule, state, 'promotion_price', lowest)
    else if (exclusive) addPrice(entries.offers, rule, state, 'exclusive_promotion', null)
    else addPrice(entries.offers, rule, state, ...evaluateOffer(one, line, lowest, otherwise))
  }
  if (offer)
    consumeStock(
      offers!.find((one) => one.offer === offer)!,
      line.quantity,
    )
  return { unit_price: lowest, promotion: promotionOf(exclusive ?? offer) }
}

/** Points-shop prices and gifts are not compared with grade prices. */
function levelPrice({ line, exclusive }: StateLine, facts: PriceFacts): Cents | TraceReason {
  if (exclusive?.kind === 'point' || exclusive?.kind === 'gift') return 'exclusive_promotion'
  return memberLevelPrice(line, facts)
}

const priceOfOwn = (exclusive: LinePromotion | null, list_price: Cents): Cents =>
  exclusive !== null && exclusive.price < list_price ? exclusive.price : list_price

function cheapest(offers: readonly OfferStock[], { line }: StateLine, below: Cents): PriceOffer | undefined {
  let lowest = below
  let found: PriceOffer | undefined
  for (const one of offers) {
    if (one.offer.price >= lowest || evaluateOffer(one, line, lowest, 'no_saving')[0] !== 'no_saving') continue
    lowest = one.offer.price
    found = one.offer
  }
  return found
}

function promotionOf(one: LinePromotion | PriceOffer | undefined): PricedLine['promotion'] {
  return one ? { kind: one.kind, promotion_id: one.promotion_id } : null
}

/** Of the promotion of the page that the line is ordered from: below the quantity of a group buy, its price, or a better one. */
function traceOwn(entries: PriceEntries, state: StateLine, unit_price: Cents | null, otherwise: TraceReason): void {
  const own = state.line.promotion!
  const rule = sourceOfPromotion(own)
  if (!state.exclusive) addPrice(entries.own, rule, state, 'quantity_too_low', null, own.min_quantity! - state.line.quantity)
  else if (unit_price !== null) addPrice(entries.own, rule, state, own.kind === 'point' ? 'point_price' : 'promotion_price', unit_price)
  else addPrice(entries.own, rule, state, otherwise, null)
}
