import { useInfiniteQuery } from '@tanstack/react-query'
import { Button } from '@longmall/ui/action/button.tsx'
import { PullToRefresh } from '@longmall/ui/action/pull-to-refresh.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { EndMark } from '@longmall/ui/state/end-mark.tsx'
import { ErrorState } from '@longmall/ui/state/error-state.tsx'
import { RowSkeletons } from '@longmall/ui/state/skeleton.tsx'
import { Spinner } from '@longmall/ui/state/spinner.tsx'
import type { ReactNode } from 'react'
import type { PagedQuery } from '@longmall/web/call/query.ts'
import { useTranslations } from '../translations.tsx'
import { WindowedRows } from './windowed-rows.tsx'

export interface EndlessListProps<Row> {
  /** `pages('catalogue/list', filter)`. */
  query: PagedQuery<Row>
  keyOf: (row: Row) => string | number
  children: (row: Row, index: number) => ReactNode
  /** Rows side by side; 1 without it. */
  columns?: number
  /** Space between rows in px. */
  gap?: number
  /** Shapes while the first page loads. */
  skeleton?: ReactNode
  /** In place of the plain "No data": an EmptyState with a drawing, one sentence and one action. */
  empty?: ReactNode
  /** Pulling down refreshes the list. */
  pull?: boolean
}

/** Infinite list: skeletons, pages of 10, windowed rows, an end mark; empty and error states with retry. */
export function EndlessList<Row>({ query, pull, skeleton, empty, ...rows }: EndlessListProps<Row>) {
  const t = useTranslations('shell')
  const list = useInfiniteQuery(query)
  const all = list.data?.pages.flatMap((page) => page.list) ?? []
  const mayGoOn = list.hasNextPage && !list.isFetching && !list.isFetchNextPageError
  const more = mayGoOn ? () => void list.fetchNextPage() : undefined
  if (list.isPending) return <div aria-busy>{skeleton ?? <RowSkeletons />}</div>
  if (list.isError && !list.data) return <ErrorState busy={list.isFetching} onRetry={() => void list.refetch()} />
  const body =
    all.length === 0 ? (
      (empty ?? <EmptyState title={t('list_empty')} />)
    ) : (
      <>
        <WindowedRows {...rows} rows={all} listKey={JSON.stringify(query.queryKey)} onNearEnd={more} />
        <div className="flex min-h-18 items-center justify-center text-quiet">
          {list.isFetchNextPageError ? (
            <div role="alert" className="flex items-center gap-3 text-14">
              {t('load_more_failed')}
              <Button look="text" size="small" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
                {t('retry')}
              </Button>
            </div>
          ) : list.hasNextPage ? (
            <Spinner />
          ) : (
            <EndMark count={all.length} />
          )}
        </div>
      </>
    )
  return pull ? <PullToRefresh onRefresh={list.refetch}>{body}</PullToRefresh> : body
}
