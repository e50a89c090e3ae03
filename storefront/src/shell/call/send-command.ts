import type { Payload } from './encode-payload.ts'
import type { Request } from './request.ts'
import { RequestFailure } from './request-failure.ts'
import { createRequestKeys } from './request-keys.ts'

export type SendCommand = (path: string, input: Payload) => Promise<unknown>

/** Sends a command with its key; the key is kept when no answer came, and given up with any answer. */
export function createSendCommand(request: Request): SendCommand {
  const keys = createRequestKeys()
  return async (path, input) => {
    const request_key = keys.keyOf(path, input)
    try {
      const data = await request(path, { payload: { ...input, request_key } })
      keys.answered(path, input)
      return data
    } catch (error) {
      if (error instanceof RequestFailure && error.kind === 'refused' && error.code !== -500 && error.code !== -503)
        keys.answered(path, input)
      throw error
    }
  }
}
