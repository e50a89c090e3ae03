import { del, get, set } from 'idb-keyval'
import type { DehydratedState } from '@tanstack/react-query'
import type { QueryPath } from '@longmall/web/call/query.ts'

/** Answers of the caller's own that a start without a network shows again; they go from the device with the session. */
const memberQueries = ['cart/view', 'cart/count'] as const satisfies readonly QueryPath[]

export const isMemberQuery = (queryKey: readonly unknown[]) => memberQueries.some((path) => path === queryKey.slice(0, -1).join('/'))

export interface CachedMember {
  version: string
  language: string
  savedAt: number
  /** The owner, null for a visitor; the data are shown to no other account on this device. */
  customer_id: string | null
  state: DehydratedState
}

const cacheKey = 'lm_member_cache'

export const readMemberCache = () => get<CachedMember>(cacheKey).catch(() => undefined)
export const writeMemberCache = (cached: CachedMember) => set(cacheKey, cached).catch(() => undefined)

/** A logged-out device stores none. */
export const clearMemberCache = () => del(cacheKey).catch(() => undefined)
