import {
  type DefaultOptions,
  MutationCache,
  type MutationFunctionContext,
  QueryCache,
  QueryClient,
  type QueryFunctionContext,
  type QueryKey,
} from '@tanstack/react-query'
import { CallFailure } from './call-failure.ts'
import type { Payload } from './encode-fields.ts'
import type { SendCommand } from './send-command.ts'

/** Calls a query: over the wire in the browser, in process when a page is rendered. `isQuiet`: a background call, not a retry by the user. */
export type CallQuery = (path: string, input: Payload, signal: AbortSignal | undefined, isQuiet: boolean) => Promise<unknown>

export interface QueryClientTools {
  call: CallQuery
  /** Sends commands; without it (server rendering) mutations throw. */
  send?: SendCommand
  /** Page size of `pages(…)` without a limit; the server's default if undefined. */
  pageSize?: number
  /** The app's default options, in addition to the call functions. */
  defaults: DefaultOptions<CallFailure>
  onQueryFailure?: (failure: CallFailure) => void
  /** Not called for a mutation that is `quiet`. */
  onCommandFailure?: (failure: CallFailure) => void
}

/** Is it the key of an infinite query? */
export const isPaged = (queryKey: QueryKey) => (queryKey.at(-1) as Payload | undefined)?.paged === true

/** Query client whose queries and mutations need only a key: `['cart', 'view', input]`, `['cart', 'add']`. */
export function createQueryClient({ call, send, pageSize, defaults, onQueryFailure, onCommandFailure }: QueryClientTools): QueryClient {
  const queryFn = (context: QueryFunctionContext) => {
    const { queryKey, signal, client } = context
    const state = client.getQueryState(queryKey)
    const isQuiet = state?.data !== undefined || !state?.errorUpdateCount
    const path = queryKey.slice(0, -1).join('/')
    const { paged, ...input } = queryKey.at(-1) as Payload
    const cursor: unknown = 'pageParam' in context ? context.pageParam : null
    return call(path, paged ? { page_size: pageSize, ...input, ...(cursor ? { cursor } : {}) } : input, signal, isQuiet)
  }
  const mutationFn = (input: unknown, { mutationKey = [] }: MutationFunctionContext) => {
    if (!send) throw new Error('commands are sent from the browser only')
    return send(mutationKey.join('/'), (input ?? {}) as Payload)
  }
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error) => void (error instanceof CallFailure && onQueryFailure?.(error)) }),
    mutationCache: new MutationCache({
      onError: (error, _input, _result, { meta }) => void (error instanceof CallFailure && !meta?.quiet && onCommandFailure?.(error)),
    }),
    defaultOptions: {
      queries: { queryFn, ...(defaults.queries as DefaultOptions['queries']) },
      mutations: { mutationFn, ...(defaults.mutations as DefaultOptions['mutations']) },
    },
  })
}
