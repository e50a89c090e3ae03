import type { UseQueryOptions } from '@tanstack/react-query'
import type { CallFailure } from '@longmall/web/call/call-failure.ts'
import { queryClient } from '../call/query-client.ts'
import type { Values } from './field.ts'

/** What a form of a thing begins with, and what is sent beside its fields. */
export interface FormStart {
  initial: Values
  fixed: Values
}

/**
 * The props of a form that edits a thing: how it begins, and begins again after somebody else changed the thing. `view` is the query
 * of the thing.
 */
export const editing = <Thing extends object, Key extends readonly unknown[]>(
  thing: Thing,
  view: UseQueryOptions<Thing, CallFailure, Thing, Key>,
  start: (thing: Thing) => FormStart,
) => ({
  ...start(thing),
  fresh: async () => start(await queryClient.fetchQuery({ queryKey: view.queryKey, staleTime: 0 })),
})
