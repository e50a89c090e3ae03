import type { UseQueryOptions } from '@tanstack/react-query'
import type { CallFailure } from '@longmall/web/call/call-failure.ts'
import { queryClient } from '../call/query-client.ts'
import type { Values } from './field.ts'

/** The initial values of a form that edits a record, and what is sent beside its fields. */
export interface FormStart {
  initial: Values
  fixed: Values
}

/**
 * The props of a form that edits a record: its initial values, and those after another operator changed the record. `view` is the
 * query of the record.
 */
export const editing = <Data extends object, Key extends readonly unknown[]>(
  record: Data,
  view: UseQueryOptions<Data, CallFailure, Data, Key>,
  start: (record: Data) => FormStart,
) => ({
  ...start(record),
  fresh: async () => start(await queryClient.fetchQuery({ queryKey: view.queryKey, staleTime: 0 })),
})
