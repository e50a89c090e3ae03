import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { Skeleton } from 'antd'
import type { ReactNode } from 'react'
import type { CallFailure } from '@longmall/web/call/call-failure.ts'
import { FailureAlert } from './failure-alert.tsx'

export interface LoadedProps<Data, Key extends readonly unknown[]> {
  query: UseQueryOptions<Data, CallFailure, Data, Key>
  children: (data: Data) => ReactNode
}

/** What a query answers, with its waiting and its failure: `<Loaded query={query('order/staff_view', { order_id })}>`. */
export function Loaded<Data, Key extends readonly unknown[]>({ query, children }: LoadedProps<Data, Key>) {
  const asked = useQuery(query)
  if (asked.isPending) return <Skeleton active paragraph={{ rows: 6 }} />
  // What is there stays, whatever becomes of asking again: somebody may be editing it.
  if (asked.isLoadingError) return <FailureAlert failure={asked.error} retry={() => void asked.refetch()} />
  return children(asked.data as Data)
}
