import type { MapTiles } from '@longmall/contract/site.ts'
import { useQuery } from '@tanstack/react-query'
import { query } from '@longmall/web/call/query.ts'

/** The operator's tiles; null when there are none, or when they cannot be fetched; undefined until it is known. */
export function useTiles(): MapTiles | null | undefined {
  const { data, isError } = useQuery({ ...query('site/map', {}), staleTime: 600_000 })
  return data ? data.tiles : isError ? null : undefined
}
