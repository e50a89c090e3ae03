import type { GoodsChoice } from '@longmall/contract/catalogue-pick.ts'
import { useQueries } from '@tanstack/react-query'
import { query } from '@longmall/web/call/query.ts'

export type SkuFacts = GoodsChoice['skus'][number] & { goods_id: number; goods_name: string; is_on_shelf: boolean }

// As many as one question may name.
const atOnce = 200

/** SKUs by their ids with the goods of each, asked for in as few questions as there may be. */
export function useSkus(sku_ids: readonly number[]): Map<number, SkuFacts> {
  const wanted = [...new Set(sku_ids)].sort((a, b) => a - b)
  const parts = Array.from({ length: Math.ceil(wanted.length / atOnce) }, (_, n) => wanted.slice(n * atOnce, (n + 1) * atOnce))
  const asked = useQueries({ queries: parts.map((ids) => ({ ...query('catalogue/pick', { sku_ids: ids }), staleTime: 60_000 })) })
  return new Map(
    asked
      .flatMap(({ data }) => data?.list ?? [])
      .flatMap(({ skus, ...goods }) => skus.map((sku) => [sku.sku_id, { ...goods, ...sku }] as const)),
  )
}
