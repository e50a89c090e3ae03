import { type InfiniteData, mutationOptions, queryOptions, type UseInfiniteQueryOptions } from '@tanstack/react-query'
import type { Api } from '@longmall/contract/index.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import type { CallFailure } from './call-failure.ts'

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

/** The query key: `['cart', 'view', input]`, so that a whole domain can be matched by its first part. */
export const queryKey = (path: string, input: unknown): readonly unknown[] => [...path.split('/'), input]

/** `useQuery(query('cart/view', {}))`: the response, typed by the contract. */
export function query<Key extends QueryPath>(path: Key, input: Input<Key>) {
  return queryOptions<Output<Key>, CallFailure>({ queryKey: queryKey(path, input) })
}

export type RowOf<Key extends PagedPath> = Output<Key> extends Page<infer Row> ? Row : never
export type PagedQuery<Row> = UseInfiniteQueryOptions<
  Page<Row>,
  CallFailure,
  InfiniteData<Page<Row>, string | null>,
  readonly unknown[],
  string | null
>

/** `useInfiniteQuery(pages('catalogue/list', {}))`: a list by pages, each from the cursor of the previous one. */
export function pages<Key extends PagedPath>(path: Key, input: Omit<Input<Key>, 'cursor'>): PagedQuery<RowOf<Key>> {
  return { queryKey: queryKey(path, { ...input, paged: true }), initialPageParam: null, getNextPageParam: (last) => last.next }
}

/** `useMutation(mutation('cart/add'))`: a command, transactional or not. `quiet`: its screen shows a refusal itself. */
export function mutation<Key extends CommandPath>(path: Key, { quiet = false }: { quiet?: boolean } = {}) {
  return mutationOptions<Output<Key>, CallFailure, Input<Key>>({ mutationKey: path.split('/'), meta: { quiet } })
}
