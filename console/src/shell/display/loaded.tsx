import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { Skeleton } from 'antd'
import type { ReactNode } from 'react'
import type { CallFailure } from '@longmall/web/call/call-failure.ts'
import { FailureAlert } from './failure-alert.tsx'

export interface LoadedProps<Data, Key extends readonly unknown[]> {
  query: UseQueryOptions<Data, CallFailure, Data, Key>
  children: (data: Data) => ReactNode
}

/** Renders query data with loading and error states: `<Loaded query={query('order/staff_view', { order_id })}>`. */
export function Loaded<Data, Key extends readonly unknown[]>({ query, children }: LoadedProps<Data, Key>) {
  const result = useQuery(query)
  if (result.isPending) return <Skeleton active paragraph={{ rows: 6 }} />
  // Loaded data remain if a refetch fails, because a form may be editing them.
  if (result.isLoadingError) return <FailureAlert failure={result.error} retry={() => void result.refetch()} />
  return children(result.data as Data)
}
