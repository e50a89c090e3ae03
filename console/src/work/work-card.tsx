import type { Work, WorkLevel, WorkLine } from '@longmall/contract/work.ts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Button, Card, Flex, Skeleton, Table } from 'antd'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { pages, query } from '@longmall/web/call/query.ts'
import { queryClient } from '../shell/call/query-client.ts'
import { FailureAlert } from '../shell/display/failure-alert.tsx'
import { StateTag, type Tone } from '../shell/display/state-tag.tsx'
import { useTranslations } from '../shell/language.tsx'
import { WorkActions } from './work-actions.tsx'
import { isRunning, WorkProgress } from './work-progress.tsx'

const tones: Record<WorkLevel, Tone> = { note: 'default', warning: 'warning', error: 'error' }
const refetchMs = 1000

/** A work in progress: polled every second until it has ended, then its report. `children`: what can be done next. */
export function WorkCard({ work_id, children }: { work_id: number; children?: (work: Work) => ReactNode }) {
  const result = useQuery({
    ...query('work/view', { work_id }),
    refetchInterval: ({ state }) => (state.data && !isRunning(state.data) ? false : refetchMs),
  })
  const state = result.data?.state
  // What a work changed is refetched when it has ended.
  useEffect(() => {
    if (state && state !== 'queued' && state !== 'running')
      void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] !== 'view' })
  }, [state])
  if (result.isPending) return <Skeleton active />
  if (result.isLoadingError) return <FailureAlert failure={result.error} retry={() => void result.refetch()} />
  const work = result.data
  return (
    <Card size="small" title={work.title} style={{ maxWidth: 1100 }}>
      <Flex vertical gap={12}>
        <div role="status">
          <WorkProgress work={work} />
        </div>
        <Flex gap={8} wrap>
          <WorkActions work={work} type="default" />
          {children?.(work)}
        </Flex>
        <WorkReport work={work} />
      </Flex>
    </Card>
  )
}

/** A work's lines, fifty at a time. */
function WorkReport({ work: { work_id, line_count } }: { work: Work }) {
  const t = useTranslations('work')
  const tCommon = useTranslations()
  const linesQuery = pages('work/lines', { work_id })
  const lines = useInfiniteQuery({ ...linesQuery, enabled: false })
  const { refetch } = lines
  const fetchLines = useEffectEvent(async (count: number) => {
    if (count === 0) return
    // One that is under way may be answered without the last lines.
    await queryClient.cancelQueries({ queryKey: linesQuery.queryKey })
    await refetch()
  })
  useEffect(() => void fetchLines(line_count), [line_count])
  if (line_count === 0) return null
  const list = lines.data?.pages.flatMap((page) => page.list) ?? []
  const hasRows = list.some(({ row }) => row !== null)
  if (lines.isLoadingError) return <FailureAlert failure={lines.error} retry={() => void lines.refetch()} />
  return (
    <>
      <Table
        size="small"
        rowKey="position"
        loading={lines.isPending}
        pagination={false}
        scroll={{ x: 'max-content' }}
        dataSource={list}
        columns={[
          {
            key: 'level',
            title: t('level'),
            render: (_, { level }) => <StateTag tone={tones[level]}>{t(`level_${level}`)}</StateTag>,
          },
          ...(hasRows
            ? [
                { key: 'row', title: t('row'), align: 'right' as const, render: (_: unknown, { row }: WorkLine) => row ?? '' },
                { key: 'column', dataIndex: 'column', title: t('column') },
              ]
            : []),
          { key: 'subject', dataIndex: 'subject', title: t('subject') },
          {
            key: 'text',
            title: t('text'),
            render: (_, { text }) => <span style={{ display: 'block', minWidth: 240, maxWidth: 560, whiteSpace: 'normal' }}>{text}</span>,
          },
        ]}
      />
      {lines.hasNextPage && (
        <div>
          <Button loading={lines.isFetchingNextPage} onClick={() => void lines.fetchNextPage()}>
            {tCommon('more')}
          </Button>
        </div>
      )}
    </>
  )
}
