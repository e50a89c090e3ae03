import { cents } from '@longmall/pricing/cents.ts'
import { priceBasket } from '@longmall/pricing/price-basket.ts'
import type { BasketLine, PricedBasket, PricedGift, PricedLine, PriceFacts, ReductionEffect } from '@longmall/pricing/types.ts'
import type { GiftSkus } from '../cart/promotions/stocked-gifts.ts'
import type { SkuForSale } from '../catalogue/skus-for-sale.ts'
import type { OrderLine } from './price-order.ts'

/** A gift that a full reduction promises and of which there are not enough. */
export interface UnavailableGift {
  goods_name: string
  sku_name: string
  quantity: number
}

/** The gifts of a priced basket as lines at no price, and those that would be given if there were enough of them. */
export function findGifts(
  lines: BasketLine[],
  facts: PriceFacts,
  { gifts, trace }: PricedBasket,
  giftSkus: GiftSkus,
): { lines: OrderLine[]; unavailable: UnavailableGift[] } {
  const nextLineId = Math.max(0, ...lines.map(({ line_id }) => line_id)) + 1
  const giftLines = gifts.flatMap((gift, index) => giftLine(gift, nextLineId + index, giftSkus))
  if (!trace.some(({ reason }) => reason === 'gift_out_of_stock')) return { lines: giftLines, unavailable: [] }
  const unlimitedReductions = facts.reductions.map((reduction) => ({
    ...reduction,
    steps: reduction.steps.map((step) => ({ ...step, effect: withoutLimit(step.effect) })),
  }))
  const promised = priceBasket(lines, { ...facts, reductions: unlimitedReductions }).gifts
  const unavailable = promised.filter((gift) => !gifts.some(({ source, sku_id }) => source === gift.source && sku_id === gift.sku_id))
  return { lines: giftLines, unavailable: unavailable.flatMap(({ sku_id, quantity }) => toUnavailableGift(giftSkus.get(sku_id), quantity)) }
}

const withoutLimit = (effect: ReductionEffect): ReductionEffect => (effect.kind === 'gift' ? { ...effect, remaining: null } : effect)

const toUnavailableGift = (sku: SkuForSale | undefined, quantity: number): UnavailableGift[] =>
  sku ? [{ goods_name: sku.goods_name, sku_name: sku.sku_name, quantity }] : []

function giftLine({ source, sku_id, quantity }: PricedGift, line_id: number, giftSkus: GiftSkus): OrderLine[] {
  const sku = giftSkus.get(sku_id)
  if (!sku) return []
  const zero = cents(0)
  const priced: PricedLine = {
    line_id,
    sku_id,
    quantity,
    list_price: zero,
    unit_price: zero,
    goods_total: zero,
    reductions: [],
    total: zero,
    longcoin: 0,
    promotion: null,
  }
  return [{ line_id, quantity, sku, priced, is_gift: true, gift_source: source }]
}
