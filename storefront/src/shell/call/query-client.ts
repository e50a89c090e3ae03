import { type MutationFunctionContext, MutationCache, QueryClient, type QueryFunctionContext } from '@tanstack/react-query'
import type { Payload } from '@longmall/web/call/encode-fields.ts'
import type { SendCommand } from '@longmall/web/call/send-command.ts'
import { RequestFailure } from './request-failure.ts'

/** Asks the server for an answer: over the wire in the browser, in process when a page is rendered. `isQuiet`: a screen asks by itself, nobody tapped to try again. */
export type CallQuery = (path: string, input: Payload, signal: AbortSignal | undefined, isQuiet: boolean) => Promise<unknown>

export interface QueryClientTools {
  call: CallQuery
  send?: SendCommand
  /** Shows what went wrong with a command that its screen does not show itself. */
  sayFailure?: (failure: RequestFailure) => void
}

const minute = 60_000

/** Query client whose queries and mutations need only a key: `['cart', 'view', input]`, `['cart', 'add']`. */
export function createQueryClient({ call, send, sayFailure }: QueryClientTools): QueryClient {
  const askServer = (context: QueryFunctionContext) => {
    const { queryKey, signal, client } = context
    const state = client.getQueryState(queryKey)
    const isQuiet = state?.data !== undefined || !state?.errorUpdateCount
    const path = queryKey.slice(0, -1).join('/')
    const { paged, ...input } = queryKey.at(-1) as Payload
    const cursor: unknown = 'pageParam' in context ? context.pageParam : null
    return call(path, paged && cursor ? { ...input, cursor } : input, signal, isQuiet)
  }
  const tellServer = (input: unknown, { mutationKey = [] }: MutationFunctionContext) => {
    if (!send) throw new Error('commands are sent from the browser only')
    return send(mutationKey.join('/'), (input ?? {}) as Payload)
  }
  return new QueryClient({
    mutationCache: new MutationCache({
      onError: (error, _input, _result, { meta }) => {
        if (error instanceof RequestFailure && error.kind === 'refused' && !meta?.quiet) sayFailure?.(error)
      },
    }),
    defaultOptions: {
      queries: {
        queryFn: askServer,
        staleTime: 30_000,
        // On the server the timer would hold a page's data and HTML for as long.
        gcTime: import.meta.env.SSR ? Number.POSITIVE_INFINITY : 30 * minute,
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
        // Offline, a call says so at once and the last answer stays; it does not wait in silence.
        networkMode: 'always',
        retry: (failures, error) => failures < 1 && error instanceof RequestFailure && error.kind === 'network',
      },
      mutations: { mutationFn: tellServer, networkMode: 'always' },
    },
  })
}
