import { CallFailure, refusalOf } from '@longmall/web/call/call-failure.ts'
import { encodeFields, type Payload } from '@longmall/web/call/encode-fields.ts'
import { openEnvelope, readEnvelope } from '@longmall/web/call/envelope.ts'
import { createSendCommand } from '@longmall/web/call/send-command.ts'
import { currentLanguage } from '../language.tsx'
import { readToken } from './storage.ts'

const common = () => ({ app_type: 'h5', app_type_name: 'Console', language: currentLanguage() })

async function send(address: string, init: RequestInit): Promise<unknown> {
  const envelope = await fetch(address, { ...init, signal: AbortSignal.timeout(60_000) })
    .then(readEnvelope)
    .catch(() => {
      throw new CallFailure('network', '')
    })
  return openEnvelope(envelope)
}

/** A query: a GET, the token in a header. */
export function sendQuery(path: string, input: Payload): Promise<unknown> {
  const token = readToken()
  return send(`/api/${path}?${encodeFields({ ...common(), ...input })}`, { headers: token ? { token } : {} })
}

/** Sends a command: a form-encoded POST; pressing again before the outcome is known repeats the same command. */
export const sendCommand = createSendCommand({
  post: (path, fields) =>
    send(`/api/${path}`, { method: 'POST', body: encodeFields({ ...common(), token: readToken() ?? undefined, ...fields }) }),
  refusalOf,
})
