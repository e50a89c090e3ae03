import { wireCode } from '@longmall/contract/errors.ts'
import type { Payload } from './encode-fields.ts'
import { createRequestKeys } from './request-keys.ts'

export type SendCommand = (path: string, input: Payload) => Promise<unknown>

/** A refusal of the server: its code, and its key where the server sent one. */
export interface Refused {
  code: number
  reason: string | undefined
}

export interface CommandTools {
  /** Sends the fields once; throws without a response, and for a refusal. */
  post: (path: string, fields: Payload) => Promise<unknown>
  /** The refusal that was thrown; null without a response. */
  refusalOf: (failure: unknown) => Refused | null
}

const serverErrorCodes = new Set<number>([wireCode.internalError, wireCode.unavailable, wireCode.tooMany])
// Refusals sent before the server checks the key: an earlier attempt with this key may still have succeeded.
const refusedBeforeKey = /^(?:session\.|site\.closed_|call\.(?!wrong_fields$|key_reused$))/

const isFinal = ({ code, reason = '' }: Refused) => !serverErrorCodes.has(code) && !refusedBeforeKey.test(reason)

/**
 * Sends commands, each with a `request_key`. The key is retained until the outcome of the command is known: pressing again after
 * a lost response, a server error or a refused session repeats the same command, which the server executes once.
 */
export function createSendCommand({ post, refusalOf }: CommandTools): SendCommand {
  const keys = createRequestKeys()
  return async (path, input) => {
    const request_key = keys.keyOf(path, input)
    try {
      const data = await post(path, { ...input, request_key })
      keys.complete(path, input)
      return data
    } catch (error) {
      const refused = refusalOf(error)
      if (refused && isFinal(refused)) keys.complete(path, input)
      throw error
    }
  }
}
