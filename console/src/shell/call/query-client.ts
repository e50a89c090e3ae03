import { wireCode } from '@longmall/contract/errors.ts'
import type { CallFailure } from '@longmall/web/call/call-failure.ts'
import { createQueryClient } from '@longmall/web/call/query-client.ts'
import { ask, tell } from './call.ts'
import { endSession } from './session.ts'

const ended = new Set<number>([wireCode.notLoggedIn, wireCode.sessionInvalid, wireCode.loggedInElsewhere])

/** An ended session leads to the log-in page, from whatever call it is noticed. */
const noticeEnd = ({ code }: CallFailure) => {
  if (ended.has(code)) endSession()
}

export const queryClient = createQueryClient({
  call: ask,
  send: tell,
  onQueryFailure: noticeEnd,
  onCommandFailure: noticeEnd,
  defaults: { queries: { staleTime: 10_000, retry: (failures, { kind }) => failures < 1 && kind === 'network' } },
})
