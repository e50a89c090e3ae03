import { type RefusalData, succeeded } from '@longmall/contract/errors.ts'
import { encodeFields, type Payload } from '@longmall/web/call/encode-fields.ts'
import { createSendCommand } from '@longmall/web/call/send-command.ts'
import { currentLanguage } from '../language.tsx'
import { readToken } from './storage.ts'

/** A call that brought no data; `message` is in the operator's language, empty when the server was not reached. */
export class CallFailure extends Error {
  readonly code: number
  /** The key of the refusal, `order.changed`; empty when the server was not reached. */
  readonly reason: string
  readonly fields: Record<string, string>
  /** What the refusal names beside its words, such as the promotion that is in the way. */
  readonly details: Record<string, unknown>

  constructor(message: string, code: number, data?: Partial<RefusalData> | null) {
    super(message)
    this.name = 'CallFailure'
    this.code = code
    this.reason = data?.reason ?? ''
    this.fields = data?.fields ?? {}
    this.details = data?.details ?? {}
  }
}

const common = () => ({ app_type: 'h5', app_type_name: 'Console', language: currentLanguage() })

async function send(address: string, init: RequestInit): Promise<unknown> {
  const response = await fetch(address, { ...init, signal: AbortSignal.timeout(60_000) }).catch(() => {
    throw new CallFailure('', 0)
  })
  const answer = (await response.json().catch(() => null)) as { code: number; message: string; data: unknown } | null
  if (!answer) throw new CallFailure('', 0)
  if (!succeeded(answer.code)) throw new CallFailure(answer.message, answer.code, answer.data as RefusalData | null)
  return answer.data
}

/** Asks: a GET, the token in a header. */
export function ask(path: string, input: Payload): Promise<unknown> {
  const token = readToken()
  return send(`/api/${path}?${encodeFields({ ...common(), ...input })}`, { headers: token ? { token } : {} })
}

/** Changes something: a POST, form-encoded; pressed again before the answer is known, it is the same command. */
export const tell = createSendCommand({
  post: (path, fields) =>
    send(`/api/${path}`, { method: 'POST', body: encodeFields({ ...common(), token: readToken() ?? undefined, ...fields }) }),
  refusalOf: (failure) => (failure instanceof CallFailure && failure.code !== 0 ? failure : null),
})
