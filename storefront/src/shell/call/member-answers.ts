import { del, get, set } from 'idb-keyval'
import type { DehydratedState } from '@tanstack/react-query'
import type { QueryPath } from '@longmall/web/call/query.ts'

/** Answers of the caller's own that a start without a network shows again; they go from the device with the session. */
const memberAnswers = ['cart/view', 'cart/count'] as const satisfies readonly QueryPath[]

export const isMemberAnswer = (queryKey: readonly unknown[]) => memberAnswers.some((path) => path === queryKey.slice(0, -1).join('/'))

export interface SavedMember {
  version: string
  language: string
  savedAt: number
  /** Whose they are, null a visitor's: nobody else on this device is shown them. */
  customer_id: string | null
  state: DehydratedState
}

const place = 'lm_member_answers'

export const readMemberAnswers = () => get<SavedMember>(place).catch(() => undefined)
export const saveMemberAnswers = (saved: SavedMember) => set(place, saved).catch(() => undefined)

/** A device that is logged out keeps none. */
export const dropMemberAnswers = () => del(place).catch(() => undefined)
