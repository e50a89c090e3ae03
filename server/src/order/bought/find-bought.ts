import type { Language } from '@longmall/contract/fields.ts'
import type { BoughtByKind } from '@longmall/contract/order.ts'
import { cents } from '@longmall/pricing/cents.ts'
import type { LinePromotion } from '@longmall/pricing/types.ts'
import type { SelectedLine } from '../../cart/selected-lines.ts'
import { offerOfBargain } from '../../bargain/offer-of-bargain.ts'
import { offerOfGift } from '../../gift/offer-of-gift.ts'
import { requireAddon } from '../../kernel/addons.ts'
import type { Timestamp } from '../../kernel/clock.ts'
import type { Context, MemberActor } from '../../kernel/context.ts'
import { Refusal, wrongField } from '../../kernel/refusal.ts'
import { offerOfGroup } from '../../pintuan/offer-of-group.ts'
import { findOffer } from '../../promotion/find-offer.ts'
import { keptPromotions } from '../../promotion/kept-promotions.ts'
import { isWithin, type Offer } from '../../promotion/rules.ts'

/** What the page of a promotion, a bargain or a gift sends here. */
export interface BoughtSource {
  sku_id?: number | undefined
  quantity?: number | undefined
  promotion_id?: number | undefined
  group_id?: number | undefined
  bargain_id?: number | undefined
  gift_id?: number | undefined
  combo_id?: number | undefined
}

/** What an order is bought by on a page of its own, and the pieces it is for. */
export interface Bought {
  kind: BoughtByKind
  /** Null of a gift. */
  promotion_id: number | null
  /** The group, bargain or gift. */
  subject: number | null
  names: Partial<Record<Language, string>>
  /** What its line goes into the price engine with; null of a combo. */
  promotion: LinePromotion | null
  /** Of a presale, by piece in cents, as its promotion says now. */
  deposit: { amount: number; counts_as: number; from: Timestamp; until: Timestamp; missed: 'keep' | 'return'; ships_at: Timestamp } | null
  lines: SelectedLine[]
}

/**
 * By what is bought what the source names; null for goods or a cart alone. Refuses as `findOffer`, `offerOfGroup`,
 * `offerOfBargain` and `offerOfGift` do, `promotion.limit` and `promotion.sold_out` where fewer pieces are left.
 */
export async function findBought(context: Context<MemberActor>, source: BoughtSource): Promise<Bought | null> {
  const { promotion_id, group_id, bargain_id, gift_id, combo_id, sku_id, quantity = 1 } = source
  const named = [promotion_id, bargain_id, gift_id, combo_id].filter((one) => one !== undefined)
  if (named.length > 1) throw wrongField('promotion_id', 'field.choice')
  if (group_id !== undefined && promotion_id === undefined) throw wrongField('promotion_id', 'field.required')
  if (gift_id !== undefined) return ofGift(gift_id, await offerOfGift(context, gift_id))
  if (bargain_id !== undefined) return ofOffer(await offerOfBargain(context, bargain_id), 'bargain', bargain_id, 1)
  if (combo_id !== undefined) return ofCombo(context, combo_id, quantity)
  if (promotion_id === undefined) return null
  if (sku_id === undefined) throw wrongField('sku_id', 'field.required')
  const found = group_id === undefined ? await findOffer(context, { promotion_id, sku_id }) : null
  // A group's members pay by what it was opened with, also when the promotion is over.
  const isOther = found !== null && found.kind !== 'pintuan'
  const offer = isOther ? found : await offerOfGroup(context, { promotion_id, sku_id, group_id })
  // Their prices compete by themselves, wherever the goods are bought.
  if (offer.kind === 'discount' || offer.kind === 'topic') return null
  if (offer.kind === 'combo' || offer.kind === 'bargain') throw new Refusal('promotion.not_found')
  judgeLeft(offer, quantity)
  return ofOffer(offer, offer.kind, group_id ?? null, quantity)
}

function judgeLeft({ left, limit_left, per_member, sku_id }: Offer, quantity: number): void {
  if (left === null || quantity <= left) return
  if (per_member !== null && limit_left !== undefined && limit_left !== null && quantity > limit_left)
    throw new Refusal('promotion.limit', { limit: per_member })
  throw new Refusal('promotion.sold_out', { left, sku_id })
}

function ofOffer(offer: Offer, kind: Exclude<BoughtByKind, 'combo' | 'gift'>, subject: number | null, quantity: number): Bought {
  const { promotion_id, sku_id, price, allows_coupon, names } = offer
  const promotion: LinePromotion = { promotion_id, kind, price, allows_coupon }
  if (offer.kind === 'point') promotion.longcoin = offer.item_rules.longcoin
  if (offer.kind === 'groupbuy') promotion.min_pieces = offer.rules.min_pieces
  return { kind, promotion_id, subject, names, promotion, deposit: depositOf(offer), lines: [{ line_id: 1, sku_id, quantity }] }
}

function depositOf(offer: Offer): Bought['deposit'] {
  if (offer.kind !== 'presale') return null
  const { balance_from: from, balance_until: until, missed, ships_at } = offer.rules
  return { amount: offer.item_rules.deposit, counts_as: offer.item_rules.counts_as, from, until, missed, ships_at }
}

const ofGift = (gift_id: number, { sku_id, left }: Awaited<ReturnType<typeof offerOfGift>>): Bought => ({
  kind: 'gift',
  promotion_id: null,
  subject: gift_id,
  names: {},
  promotion: { promotion_id: gift_id, kind: 'gift', price: cents(0), allows_coupon: false },
  deposit: null,
  lines: [{ line_id: 1, sku_id, quantity: left ?? 1 }],
})

/** So many sets of a combo that runs now. */
async function ofCombo(context: Context, combo_id: number, sets: number): Promise<Bought> {
  requireAddon(context, 'bundling')
  const { all } = await keptPromotions(context)
  const combo = all.find(({ promotion_id, kind }) => promotion_id === combo_id && kind === 'combo')
  if (!combo) throw new Refusal('promotion.not_found')
  if (!isWithin(combo, context.now)) throw new Refusal(combo.starts_at > context.now ? 'promotion.not_started' : 'promotion.ended')
  const lines = combo.items.map(({ sku_id, quantity }, place) => ({ line_id: place + 1, sku_id, quantity: quantity * sets }))
  return { kind: 'combo', promotion_id: combo_id, subject: null, names: combo.names, promotion: null, deposit: null, lines }
}
