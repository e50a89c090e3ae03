import { infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query'
import type { Api } from '@longmall/contract/index.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { ask, type CallFailure, tell } from './call.ts'

type Path = keyof Api
type QueryPath = { [Key in Path]: Api[Key]['kind'] extends 'query' ? Key : never }[Path]
export type CommandPath = { [Key in Path]: Api[Key]['kind'] extends 'query' ? never : Key }[Path]

/** `useQuery(query('staff/view', {}))`. */
export const query = <Key extends QueryPath>(path: Key, input: InputOf<Api[Key]>) =>
  queryOptions<OutputOf<Api[Key]>, CallFailure>({
    queryKey: [...path.split('/'), input],
    queryFn: () => ask(path, input as Record<string, unknown>) as Promise<OutputOf<Api[Key]>>,
  })

interface Page {
  list: unknown[]
  next: string | null
}
export type PagedPath = { [Key in QueryPath]: OutputOf<Api[Key]> extends Page ? Key : never }[QueryPath]

/** `useInfiniteQuery(pages('messaging/list_messages', {}))`: a list by pages, each from the cursor of the one before. */
export const pages = <Key extends PagedPath>(path: Key, input: Omit<InputOf<Api[Key]>, 'cursor'>) =>
  infiniteQueryOptions({
    queryKey: [...path.split('/'), 'pages', input],
    queryFn: ({ pageParam }) => ask(path, { ...input, ...(pageParam !== null && { cursor: pageParam }) }) as Promise<OutputOf<Api[Key]>>,
    initialPageParam: null as string | null,
    getNextPageParam: (last) => (last as Page).next,
  })

/** `useMutation(mutation('staff/log_in'))`. */
export const mutation = <Key extends CommandPath>(path: Key) =>
  mutationOptions<OutputOf<Api[Key]>, CallFailure, InputOf<Api[Key]>>({
    mutationKey: path.split('/'),
    mutationFn: (input) => tell(path, input as Record<string, unknown>) as Promise<OutputOf<Api[Key]>>,
  })
