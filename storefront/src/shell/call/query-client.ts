import { listPageSize } from '@longmall/contract/constants.ts'
import { type CallFailure, refusalOf } from '@longmall/web/call/call-failure.ts'
import { createQueryClient as createClient, isPaged, type QueryClientTools } from '@longmall/web/call/query-client.ts'

export interface StorefrontClientTools extends Pick<QueryClientTools, 'call' | 'send'> {
  /** Shows what went wrong with a command that its screen does not show itself. */
  showError?: (failure: CallFailure) => void
}

const minute = 60_000

/** The query client of the storefront: in the browser, and for each page that is rendered. */
export const createQueryClient = ({ showError, ...tools }: StorefrontClientTools) =>
  createClient({
    ...tools,
    pageSize: listPageSize,
    onCommandFailure: (failure) => void (refusalOf(failure) && showError?.(failure)),
    defaults: {
      queries: {
        // Returning to a list shows its cached pages; pull-to-refresh reloads them.
        staleTime: ({ queryKey }) => (isPaged(queryKey) ? 5 * minute : minute / 2),
        // On the server the timer would hold a page's data and HTML for as long.
        gcTime: import.meta.env.SSR ? Number.POSITIVE_INFINITY : 30 * minute,
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
        // Offline, a call fails at once instead of being paused; cached data remain.
        networkMode: 'always',
        retry: (failures, { kind }) => failures < 1 && kind === 'network',
      },
      mutations: { networkMode: 'always' },
    },
  })
