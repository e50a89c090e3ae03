import { useQuery } from '@tanstack/react-query'
import type { Phase } from '../promotion/phase/phase.ts'
import { query } from '@longmall/web/call/query.ts'

const freshMs = 4000

/** How the goods of a session sell, asked again every few seconds while it runs and the page is looked at. */
export function useLive(promotion_id: number, phase: Phase) {
  const { data } = useQuery({
    ...query('seckill/live', { promotion_id }),
    enabled: phase === 'running',
    staleTime: freshMs,
    refetchInterval: freshMs,
  })
  return phase === 'running' ? (data?.list ?? []) : []
}
