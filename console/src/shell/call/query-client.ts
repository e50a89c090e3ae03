import { wireCode } from '@longmall/contract/errors.ts'
import { QueryCache, QueryClient } from '@tanstack/react-query'
import { CallFailure } from './call.ts'
import { endSession } from './session.ts'

const ended = new Set<number>([wireCode.notLoggedIn, wireCode.sessionInvalid, wireCode.loggedInElsewhere])

/** An ended session leads to the log-in page, from whatever call it is noticed. */
const noticeEnd = (error: unknown) => {
  if (error instanceof CallFailure && ended.has(error.code)) endSession()
}

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: noticeEnd }),
  defaultOptions: {
    queries: { staleTime: 10_000, retry: (failures, error) => failures < 1 && error instanceof CallFailure && error.code === 0 },
    mutations: { onError: noticeEnd },
  },
})
