import { buttonClass } from '@longmall/ui/action/button.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { ErrorState } from '@longmall/ui/state/error-state.tsx'
import { Skeleton } from '@longmall/ui/state/skeleton.tsx'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { CallFailure } from '@longmall/web/call/call-failure.ts'
import { PageHeader } from '../../shell/layout/page-header.tsx'
import { Link } from '../../shell/link.tsx'

interface Props<Record> {
  title: string
  /** The list of the record: the target of the way back and of a missing record. */
  list: '/v2/member/recharge_list/recharge_list' | '/v2/member/withdrawal_list/withdrawal_list' | '/v2/distribution/withdraw_list'
  labels: { not_there: string; records: string }
  record: UseQueryResult<Record, CallFailure>
  isNamed: boolean
  children: (record: Record) => ReactNode
}

/** The page of one recharge or withdrawal: loading, gone, failed, or there. */
export function RecordPage<Record>({ title, list, labels, record, isNamed, children }: Props<Record>) {
  const isGone = !isNamed || record.error?.kind === 'refused'
  return (
    <>
      <PageHeader title={title} fallback={list} />
      {isGone && (
        <EmptyState
          drawing="wallet"
          title={labels.not_there}
          action={
            <Link to={list} replace className={buttonClass({})}>
              {labels.records}
            </Link>
          }
        />
      )}
      {!isGone && record.isError && !record.data && <ErrorState onRetry={() => void record.refetch()} />}
      {!isGone && record.isPending && (
        <div className="space-y-3 p-3">
          <Skeleton className="h-32 w-full rounded-12" />
          <Skeleton className="h-48 w-full rounded-12" />
        </div>
      )}
      {record.data && children(record.data)}
    </>
  )
}
