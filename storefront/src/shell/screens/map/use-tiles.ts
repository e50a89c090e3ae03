import type { MapTiles } from '@longmall/contract/site.ts'
import { useQuery } from '@tanstack/react-query'
import { query } from '@longmall/web/call/query.ts'

/** The operator's tiles; null if there are none or they cannot be fetched; undefined while loading. */
export function useTiles(): MapTiles | null | undefined {
  const { data, isError } = useQuery({ ...query('site/map', {}), staleTime: 600_000 })
  return data ? data.tiles : isError ? null : undefined
}
