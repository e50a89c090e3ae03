import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { Page, PagedQuery } from '@longmall/web/call/query.ts'

/** Takes rows out of the pages of a list that is shown; a list that is empty then is asked for anew, as more may follow. */
export function dropRows<Row>(queryClient: QueryClient, { queryKey }: PagedQuery<Row>, isGone: (row: Row) => boolean) {
  const left = queryClient.setQueryData<InfiniteData<Page<Row>, string | null>>(
    queryKey,
    (data) => data && { ...data, pages: data.pages.map((page) => ({ ...page, list: page.list.filter((row) => !isGone(row)) })) },
  )
  const isEmpty = left?.pages.every(({ list }) => list.length === 0)
  if (isEmpty) void queryClient.resetQueries({ queryKey })
}

/** Parts of at most `size`. */
export const partsOf = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, part) => items.slice(part * size, (part + 1) * size))
