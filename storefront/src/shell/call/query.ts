import { type InfiniteData, mutationOptions, queryOptions, type UseInfiniteQueryOptions } from '@tanstack/react-query'
import { listPageSize } from '@longmall/contract/constants.ts'
import type { Api } from '@longmall/contract/index.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import type { RequestFailure } from './request-failure.ts'

type Path = keyof Api
export type QueryPath = { [Key in Path]: Api[Key]['kind'] extends 'query' ? Key : never }[Path]
export type CommandPath = { [Key in Path]: Api[Key]['kind'] extends 'query' ? never : Key }[Path]
/** A page of a list: its rows, and the cursor of the next page when there is one. */
export interface Page<Row = unknown> {
  list: Row[]
  next: string | null
}
export type PagedPath = { [Key in QueryPath]: OutputOf<Api[Key]> extends Page ? Key : never }[QueryPath]

export type Input<Key extends Path> = InputOf<Api[Key]>
export type Output<Key extends Path> = OutputOf<Api[Key]>

/** The key of an answer: `['cart', 'view', input]`, so that a whole domain can be named by its first word. */
export const queryKey = (path: string, input: unknown): readonly unknown[] => [...path.split('/'), input]

/** `useQuery(query('cart/view', {}))`: an answer of the server, typed by the contract. */
export function query<Key extends QueryPath>(path: Key, input: Input<Key>) {
  return queryOptions<Output<Key>, RequestFailure>({ queryKey: queryKey(path, input) })
}

export type RowOf<Key extends PagedPath> = Output<Key> extends Page<infer Row> ? Row : never
export type PagedQuery<Row> = UseInfiniteQueryOptions<
  Page<Row>,
  RequestFailure,
  InfiniteData<Page<Row>, string | null>,
  readonly unknown[],
  string | null
>

/** `<EndlessList query={pages('catalogue/list', {})} />`: a list by pages of 10, each from the cursor of the one before. */
export function pages<Key extends PagedPath>(path: Key, input: Omit<Input<Key>, 'cursor'>): PagedQuery<RowOf<Key>> {
  return {
    queryKey: queryKey(path, { page_size: listPageSize, ...input, paged: true }),
    initialPageParam: null,
    getNextPageParam: (last) => last.next,
    // Coming back to a list shows the pages it had; pulling down asks for them anew.
    staleTime: 300_000,
  }
}

/** `useMutation(mutation('cart/add'))`: a command or steps; a refusal is shown as a toast unless `quiet`. */
export function mutation<Key extends CommandPath>(path: Key, { quiet = false }: { quiet?: boolean } = {}) {
  return mutationOptions<Output<Key>, RequestFailure, Input<Key>>({ mutationKey: path.split('/'), meta: { quiet } })
}
