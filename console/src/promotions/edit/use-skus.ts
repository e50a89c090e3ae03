import type { GoodsChoice } from '@longmall/contract/catalogue-pick.ts'
import { useQueries } from '@tanstack/react-query'
import { query } from '@longmall/web/call/query.ts'

export type SkuFacts = GoodsChoice['skus'][number] & { goods_id: number; goods_name: string; is_listed: boolean }

// As many as one question may name.
const batchSize = 200

/** SKUs by their ids with the goods of each, in as few requests as possible. */
export function useSkus(sku_ids: readonly number[]): Map<number, SkuFacts> {
  const uniqueIds = [...new Set(sku_ids)].sort((a, b) => a - b)
  const parts = Array.from({ length: Math.ceil(uniqueIds.length / batchSize) }, (_, n) =>
    uniqueIds.slice(n * batchSize, (n + 1) * batchSize),
  )
  const skuQueries = useQueries({ queries: parts.map((ids) => ({ ...query('catalogue/pick', { sku_ids: ids }), staleTime: 60_000 })) })
  return new Map(
    skuQueries
      .flatMap(({ data }) => data?.list ?? [])
      .flatMap(({ skus, ...goods }) => skus.map((sku) => [sku.sku_id, { ...goods, ...sku }] as const)),
  )
}
