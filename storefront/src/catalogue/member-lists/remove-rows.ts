import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { Page, PagedQuery } from '@longmall/web/call/query.ts'

/** Removes rows from the pages of a visible list; a list that is then empty is refetched, as more may follow. */
export function removeRows<Row>(queryClient: QueryClient, { queryKey }: PagedQuery<Row>, isRemoved: (row: Row) => boolean) {
  const left = queryClient.setQueryData<InfiniteData<Page<Row>, string | null>>(
    queryKey,
    (data) => data && { ...data, pages: data.pages.map((page) => ({ ...page, list: page.list.filter((row) => !isRemoved(row)) })) },
  )
  const isEmpty = left?.pages.every(({ list }) => list.length === 0)
  if (isEmpty) void queryClient.resetQueries({ queryKey })
}

/** Parts of at most `size`. */
export const partsOf = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, part) => items.slice(part * size, (part + 1) * size))
