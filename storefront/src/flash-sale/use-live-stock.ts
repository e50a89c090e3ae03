import { useQuery } from '@tanstack/react-query'
import type { Phase } from '../promotion/phase/phase.ts'
import { query } from '@longmall/web/call/query.ts'

const pollMs = 4000

/** The stock of a session's goods, refetched every few seconds while it runs and the page is visible. */
export function useLiveStock(promotion_id: number, phase: Phase) {
  const { data } = useQuery({
    ...query('flash_sale/live', { promotion_id }),
    enabled: phase === 'running',
    staleTime: pollMs,
    refetchInterval: pollMs,
  })
  return phase === 'running' ? (data?.list ?? []) : []
}
