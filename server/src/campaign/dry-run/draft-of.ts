import { cents } from '@longmall/pricing/cents.ts'
import type { Cents, ExclusiveKind, LinePromotion } from '@longmall/pricing/types.ts'
import { isExclusive, type PromotionKind } from '@longmall/contract/promotion-shapes.ts'
import type { StoredPromotion } from '../../promotion/staff/find-promotion.ts'
import type { StoredReduction } from '../../promotion/staff/write-reduction.ts'
import type { Draft } from './dry-run-basket.ts'

const empty = { promotion_id: null, per_member: null, offers: [], combos: [], exclusive: new Map(), reductions: [] }

/** A full reduction as it is tried. */
export const draftOfReduction = ({ reduction_id, by, steps, goods_ids, category_ids }: StoredReduction): Draft => ({
  ...empty,
  stock: new Map(),
  reductions: [{ id: reduction_id, by, steps, scope: { goods_ids, category_ids } }],
})

/** A promotion as it is tried: at the least that it can cost, which a bargain's floor is, and of a presale what deposit and balance come to. */
export function draftOfPromotion({ promotion_id, kind, per_member, allows_coupon, rules, items }: StoredPromotion): Draft {
  const stock = new Map(
    items.flatMap((item) => (item.stock === null ? [] : [[item.sku_id, Math.max(0, item.stock - item.reserved)] as const])),
  )
  const draft: Draft = { ...empty, promotion_id, per_member, stock }
  if (kind === 'combo') {
    const parts = items.map(({ sku_id, quantity }) => ({ sku_id, quantity }))
    return { ...draft, combos: [{ promotion_id, price: cents(Number(rules.price)), parts }] }
  }
  if (!isExclusive(kind))
    return {
      ...draft,
      offers: items.map(({ sku_id, price }) => ({ promotion_id, kind: kind as 'discount' | 'topic', sku_id, price: cents(price) })),
    }
  const lines = items.map((item): [number, LinePromotion] => [
    item.sku_id,
    {
      promotion_id,
      kind: kind as ExclusiveKind,
      price: leastPrice(kind, item),
      allows_coupon,
      ...(kind === 'group_buy' ? { min_quantity: Number(rules.min_quantity) } : {}),
    },
  ])
  return { ...draft, exclusive: new Map(lines) }
}

function leastPrice(kind: PromotionKind, { price, rules }: StoredPromotion['items'][number]): Cents {
  if (kind === 'bargain') return cents(rules.floor ?? price)
  // What the deposit counts for beyond what it costs is off the price.
  if (kind === 'presale') return cents(price - ((rules.deposit_value ?? 0) - (rules.deposit ?? 0)))
  return cents(price)
}
