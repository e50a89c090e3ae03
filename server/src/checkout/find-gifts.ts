import { cents } from '@longmall/pricing/cents.ts'
import { priceBasket } from '@longmall/pricing/price-basket.ts'
import type { BasketLine, PricedBasket, PricedGift, PricedLine, PriceFacts, ReductionEffect } from '@longmall/pricing/types.ts'
import type { GiftSkus } from '../cart/promotions/stocked-gifts.ts'
import type { SkuForSale } from '../catalogue/skus-for-sale.ts'
import type { OrderLine } from './price-order.ts'

/** A present that a full reduction promises and of which there are not enough. */
export interface GiftGone {
  goods_name: string
  sku_name: string
  quantity: number
}

/** The presents of a priced basket as lines at no price, and those that would be given if there were enough of them. */
export function findGifts(
  lines: BasketLine[],
  facts: PriceFacts,
  { gifts, trace }: PricedBasket,
  giftSkus: GiftSkus,
): { lines: OrderLine[]; gone: GiftGone[] } {
  const next = Math.max(0, ...lines.map(({ line_id }) => line_id)) + 1
  const given = gifts.flatMap((gift, place) => giftLine(gift, next + place, giftSkus))
  if (!trace.some(({ reason }) => reason === 'gift_gone')) return { lines: given, gone: [] }
  const plenty = facts.reductions.map((one) => ({ ...one, steps: one.steps.map((step) => ({ ...step, effect: withoutEnd(step.effect) })) }))
  const promised = priceBasket(lines, { ...facts, reductions: plenty }).gifts
  const gone = promised.filter((gift) => !gifts.some(({ source, sku_id }) => source === gift.source && sku_id === gift.sku_id))
  return { lines: given, gone: gone.flatMap(({ sku_id, quantity }) => nameOf(giftSkus.get(sku_id), quantity)) }
}

const withoutEnd = (effect: ReductionEffect): ReductionEffect => (effect.kind === 'gift' ? { ...effect, left: null } : effect)

const nameOf = (sku: SkuForSale | undefined, quantity: number): GiftGone[] =>
  sku ? [{ goods_name: sku.goods_name, sku_name: sku.sku_name, quantity }] : []

function giftLine({ source, sku_id, quantity }: PricedGift, line_id: number, giftSkus: GiftSkus): OrderLine[] {
  const sku = giftSkus.get(sku_id)
  if (!sku) return []
  const none = cents(0)
  const priced: PricedLine = {
    line_id,
    sku_id,
    quantity,
    list_price: none,
    unit_price: none,
    goods_total: none,
    reductions: [],
    total: none,
    longcoin: 0,
    promotion: null,
  }
  return [{ line_id, quantity, sku, priced, is_gift: true, given_by: source }]
}
