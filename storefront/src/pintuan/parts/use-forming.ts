import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { query } from '@longmall/web/call/query.ts'

/** How often a forming team is asked again while it is looked at. */
export const everyMs = 10_000

/** The teams of a promotion that still form, the caller's own first; asked again while the screen is open. */
export const useForming = (promotion_id: number, page_size: number, enabled: boolean) =>
  useQuery({
    ...query('pintuan/groups', { promotion_id, page_size }),
    enabled,
    refetchInterval: everyMs,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
