import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { query } from '@longmall/web/call/query.ts'

/** Refetch interval of a forming team while it is visible. */
export const pollMs = 10_000

/** The teams of a promotion that still form, the caller's own first; refetched while the screen is open. */
export const useFormingTeams = (promotion_id: number, page_size: number, enabled: boolean) =>
  useQuery({
    ...query('team_buy/groups', { promotion_id, page_size }),
    enabled,
    refetchInterval: pollMs,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
