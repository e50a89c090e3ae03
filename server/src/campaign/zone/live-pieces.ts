import type { campaign as contract } from '@longmall/contract/campaign.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { LRUCache } from 'lru-cache'
import type { Context } from '../../kernel/context.ts'
import type { Shared } from '../../kernel/shared.ts'
import { itemsTaken } from '../../promotion/zone/items-taken.ts'
import { bandOf, piecesOf, soldPercentByGoods } from '../wire.ts'
import { skusOf } from './show-items.ts'

type Live = OutputOf<typeof contract.live>['list']

const caches = new WeakMap<Shared, LRUCache<number, Live>>()

/** By promotion, a second at most: however many look at a sale, its rows are read once a second by each process. */
function cacheOf({ site: { shared } }: Context): LRUCache<number, Live> {
  let known = caches.get(shared)
  if (!known) caches.set(shared, (known = new LRUCache({ max: 1000, ttl: 1000 })))
  return known
}

/** What is left of these promotions' pieces; those that are off or unknown are left out. At most two statements. */
export async function viewLivePieces(
  context: Context,
  { promotion_ids }: InputOf<typeof contract.live>,
): Promise<OutputOf<typeof contract.live>> {
  const cache = cacheOf(context)
  const ids = [...new Set(promotion_ids)]
  const known = new Map(ids.flatMap((id): [number, Live][] => (cache.has(id) ? [[id, cache.get(id) ?? []]] : [])))
  const missing = ids.filter((id) => !known.has(id))
  for (const [id, live] of await readPieces(context, missing)) {
    cache.set(id, live)
    known.set(id, live)
  }
  return { list: ids.flatMap((id) => known.get(id) ?? []) }
}

async function readPieces(context: Context, ids: readonly number[]): Promise<Map<number, Live>> {
  const items = await itemsTaken(context, ids)
  const skus = await skusOf(context, items)
  const found = new Map<number, Live>(ids.map((id) => [id, []]))
  const sold = new Map([...Map.groupBy(items, (item) => item.promotion_id)].map(([id, own]) => [id, soldPercentByGoods(own)]))
  for (const item of items) {
    const sku = skus.get(item.sku_id)
    const left = sku?.is_on_shelf ? piecesOf(item, sku.available) : 0
    found.get(item.promotion_id)!.push({
      promotion_id: item.promotion_id,
      sku_id: item.sku_id,
      ...bandOf(left),
      sold_percent: sold.get(item.promotion_id)?.get(item.goods_id) ?? null,
    })
  }
  return found
}
