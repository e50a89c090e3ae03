import type { campaign as contract } from '@longmall/contract/campaign.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { LRUCache } from 'lru-cache'
import type { Context } from '../../kernel/context.ts'
import type { Shared } from '../../kernel/shared.ts'
import { reservedItems } from '../../promotion/zone/reserved-items.ts'
import { stockBand, availableQuantity, soldPercentByGoods } from '../wire.ts'
import { skusOf } from './show-items.ts'

type Live = OutputOf<typeof contract.live>['list']

const caches = new WeakMap<Shared, LRUCache<number, Live>>()

/** By promotion, a second at most: however many look at a sale, its rows are read once a second by each process. */
function cacheOf({ site: { shared } }: Context): LRUCache<number, Live> {
  let cache = caches.get(shared)
  if (!cache) caches.set(shared, (cache = new LRUCache({ max: 1000, ttl: 1000 })))
  return cache
}

/** What is left of these promotions' units; those that are off or unknown are left out. At most two statements. */
export async function viewLiveStock(
  context: Context,
  { promotion_ids }: InputOf<typeof contract.live>,
): Promise<OutputOf<typeof contract.live>> {
  const cache = cacheOf(context)
  const ids = [...new Set(promotion_ids)]
  const found = new Map(ids.flatMap((id): [number, Live][] => (cache.has(id) ? [[id, cache.get(id) ?? []]] : [])))
  const missing = ids.filter((id) => !found.has(id))
  for (const [id, live] of await readLiveStock(context, missing)) {
    cache.set(id, live)
    found.set(id, live)
  }
  return { list: ids.flatMap((id) => found.get(id) ?? []) }
}

async function readLiveStock(context: Context, ids: readonly number[]): Promise<Map<number, Live>> {
  const items = await reservedItems(context, ids)
  const skus = await skusOf(context, items)
  const found = new Map<number, Live>(ids.map((id) => [id, []]))
  const sold = new Map([...Map.groupBy(items, (item) => item.promotion_id)].map(([id, own]) => [id, soldPercentByGoods(own)]))
  for (const item of items) {
    const sku = skus.get(item.sku_id)
    const left = sku?.is_listed ? availableQuantity(item, sku.available) : 0
    found.get(item.promotion_id)!.push({
      promotion_id: item.promotion_id,
      sku_id: item.sku_id,
      ...stockBand(left),
      sold_percent: sold.get(item.promotion_id)?.get(item.goods_id) ?? null,
    })
  }
  return found
}
