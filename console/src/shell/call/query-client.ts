import { wireCode } from '@longmall/contract/errors.ts'
import type { CallFailure } from '@longmall/web/call/call-failure.ts'
import { createQueryClient } from '@longmall/web/call/query-client.ts'
import { sendQuery, sendCommand } from './call.ts'
import { endSession } from './session.ts'

const sessionEndedCodes = new Set<number>([wireCode.notLoggedIn, wireCode.sessionInvalid, wireCode.loggedInElsewhere])

/** An expired session redirects to the log-in page, whichever call detects it. */
const endSessionOnRefusal = ({ code }: CallFailure) => {
  if (sessionEndedCodes.has(code)) endSession()
}

export const queryClient = createQueryClient({
  call: sendQuery,
  send: sendCommand,
  onQueryFailure: endSessionOnRefusal,
  onCommandFailure: endSessionOnRefusal,
  defaults: { queries: { staleTime: 10_000, retry: (failures, { kind }) => failures < 1 && kind === 'network' } },
})
