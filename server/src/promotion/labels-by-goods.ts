import { promotionKinds, type GoodsLabel, type PromotionKind } from '@longmall/contract/promotion-shapes.ts'
import { cents } from '@longmall/pricing/cents.ts'
import { decimalOf } from '@longmall/pricing/decimal-of.ts'
import { isAddonOn } from '../kernel/addons.ts'
import type { Timestamp } from '../kernel/time/clock.ts'
import type { Context } from '../kernel/context.ts'
import { cachedPromotions, type CachedItem, type CachedPromotions } from './cached-promotions.ts'
import { addonOfKind, isWithin } from './rules.ts'

/** A label, and the SKU that has its price. */
export interface SkuLabel extends GoodsLabel {
  sku_id: number
}

interface Labels {
  from: Timestamp
  /** Nothing begins or ends before it. */
  until: Timestamp
  flags: string
  byGoods: ReadonlyMap<number, SkuLabel[]>
}

const labelsCache = new WeakMap<CachedPromotions, Labels>()
const endOfTime = '9999-12-31T23:59:59.999Z'

/**
 * Labels of the goods that are in a running promotion, by goods, the one to show on a card first: what one shopper has at once, which
 * makes the card's price, then the others, the lower price before the higher. What is sold out there has no label. Cached in the process, no statement.
 */
export async function labelsByGoods(context: Context): Promise<ReadonlyMap<number, SkuLabel[]>> {
  const promotions = await cachedPromotions(context)
  const flags = promotionKinds.map((kind) => Number(isAddonOn(context, addonOfKind[kind]))).join('')
  const cached = labelsCache.get(promotions)
  if (cached && cached.flags === flags && cached.from <= context.now && context.now < cached.until) return cached.byGoods
  const labels = labelsAt(context, promotions, flags)
  labelsCache.set(promotions, labels)
  return labels.byGoods
}

function labelsAt(context: Context, { all }: CachedPromotions, flags: string): Labels {
  const { now } = context
  const cheapest = new Map<string, SkuLabel & { goods_id: number }>()
  for (const { promotion_id, kind, items, ...window } of all) {
    if (!isWithin(window, now) || !isAddonOn(context, addonOfKind[kind])) continue
    for (const item of items.filter((one) => !one.is_sold_out)) {
      const { goods_id, sku_id } = item
      const label = { promotion_id, kind, price: labelPrice(kind, item), ends_at: window.ends_at, goods_id, sku_id }
      const key = `${promotion_id} ${goods_id}`
      const existing = cheapest.get(key)
      if (!existing || Number(label.price) < Number(existing.price)) cheapest.set(key, label)
    }
  }
  const byGoods = new Map<number, SkuLabel[]>()
  for (const { goods_id, ...label } of [...cheapest.values()].sort(byRank)) byGoods.set(goods_id, [...(byGoods.get(goods_id) ?? []), label])
  const boundaries = all.flatMap(({ starts_at, ends_at }) => [starts_at, ends_at])
  return {
    from: boundaries.filter((at) => at <= now).reduce((latest, at) => (at > latest ? at : latest), ''),
    until: boundaries.filter((at) => at > now).reduce((first, at) => (at < first ? at : first), endOfTime),
    flags,
    byGoods,
  }
}

/** The price that a card shows; null for a set and for what coins pay. */
function labelPrice(kind: PromotionKind, { price, rules }: CachedItem): string | null {
  if (kind === 'combo' || kind === 'point') return null
  return decimalOf(kind === 'bargain' ? cents(rules.floor ?? price) : price)
}

/** Had by one shopper alone, at once and for money (0051). */
export const isImmediatePurchase = ({ kind }: Pick<GoodsLabel, 'kind'>): boolean =>
  kind === 'flash_sale' || kind === 'discount' || kind === 'topic'
const rankOf = (label: GoodsLabel) => (label.price === null ? 2 : isImmediatePurchase(label) ? 0 : 1)
const byRank = (one: GoodsLabel, other: GoodsLabel) =>
  rankOf(one) - rankOf(other) || Number(one.price) - Number(other.price) || one.promotion_id - other.promotion_id
