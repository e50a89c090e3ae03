import { useQuery } from '@tanstack/react-query'
import type { SiteState } from '@longmall/contract/site.ts'
import { query } from '@longmall/web/call/query.ts'

/** Asked once when the page is made, and again on every return to the app. */
export const siteQuery = { ...query('site/state', {}), staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY }

/** The server's data of the store: name, hotline, bases, currency. */
export function useSite(): SiteState {
  const { data } = useQuery(siteQuery)
  if (!data) throw new Error('the page carries no site state')
  return data
}
