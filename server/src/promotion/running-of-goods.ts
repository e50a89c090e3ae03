import { promotionKinds, type GoodsLabel, type PromotionKind } from '@longmall/contract/promotion-shapes.ts'
import { cents } from '@longmall/pricing/cents.ts'
import { decimalOf } from '@longmall/pricing/decimal-of.ts'
import { isAddonOn } from '../kernel/addons.ts'
import type { Timestamp } from '../kernel/time/clock.ts'
import type { Context } from '../kernel/context.ts'
import { keptPromotions, type KeptItem, type KeptPromotions } from './kept-promotions.ts'
import { addonOfKind, isWithin } from './rules.ts'

/** A label, and the SKU that has its price. */
export interface LabelOfSku extends GoodsLabel {
  sku_id: number
}

interface Labels {
  from: Timestamp
  /** Nothing begins or ends before it. */
  until: Timestamp
  flags: string
  byGoods: ReadonlyMap<number, LabelOfSku[]>
}

const keptLabels = new WeakMap<KeptPromotions, Labels>()
const endOfTime = '9999-12-31T23:59:59.999Z'

/**
 * Labels of the goods that are in a running promotion, by goods, the one to show on a card first: what one shopper has at once, which
 * makes the card's price, then the others, the lower price before the higher. What is sold out there has no label. Kept in the process, no statement.
 */
export async function runningOfGoods(context: Context): Promise<ReadonlyMap<number, LabelOfSku[]>> {
  const kept = await keptPromotions(context)
  const flags = promotionKinds.map((kind) => Number(isAddonOn(context, addonOfKind[kind]))).join('')
  const known = keptLabels.get(kept)
  if (known && known.flags === flags && known.from <= context.now && context.now < known.until) return known.byGoods
  const labels = labelsAt(context, kept, flags)
  keptLabels.set(kept, labels)
  return labels.byGoods
}

function labelsAt(context: Context, { all }: KeptPromotions, flags: string): Labels {
  const { now } = context
  const cheapest = new Map<string, LabelOfSku & { goods_id: number }>()
  for (const { promotion_id, kind, items, ...window } of all) {
    if (!isWithin(window, now) || !isAddonOn(context, addonOfKind[kind])) continue
    for (const item of items.filter((one) => !one.is_sold_out)) {
      const { goods_id, sku_id } = item
      const label = { promotion_id, kind, price: labelPrice(kind, item), ends_at: window.ends_at, goods_id, sku_id }
      const key = `${promotion_id} ${goods_id}`
      const known = cheapest.get(key)
      if (!known || Number(label.price) < Number(known.price)) cheapest.set(key, label)
    }
  }
  const byGoods = new Map<number, LabelOfSku[]>()
  for (const { goods_id, ...label } of [...cheapest.values()].sort(byWeight))
    byGoods.set(goods_id, [...(byGoods.get(goods_id) ?? []), label])
  const turns = all.flatMap(({ starts_at, ends_at }) => [starts_at, ends_at])
  return {
    from: turns.filter((at) => at <= now).reduce((latest, at) => (at > latest ? at : latest), ''),
    until: turns.filter((at) => at > now).reduce((first, at) => (at < first ? at : first), endOfTime),
    flags,
    byGoods,
  }
}

/** The price that a card tells; null for a set and for what coins pay. */
function labelPrice(kind: PromotionKind, { price, rules }: KeptItem): string | null {
  if (kind === 'combo' || kind === 'point') return null
  return decimalOf(kind === 'bargain' ? cents(rules.floor ?? price) : price)
}

/** Had by one shopper alone, at once and for money (0051). */
export const isHadAtOnce = ({ kind }: Pick<GoodsLabel, 'kind'>): boolean => kind === 'seckill' || kind === 'discount' || kind === 'topic'
const weightOf = (label: GoodsLabel) => (label.price === null ? 2 : isHadAtOnce(label) ? 0 : 1)
const byWeight = (one: GoodsLabel, other: GoodsLabel) =>
  weightOf(one) - weightOf(other) || Number(one.price) - Number(other.price) || one.promotion_id - other.promotion_id
