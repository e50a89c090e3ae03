import { networkTimeoutMs } from '@longmall/contract/constants.ts'
import type { SecurityOption } from '@longmall/contract/sealed.ts'
import type { Language } from '@longmall/contract/fields.ts'
import { readEnvelope } from '@longmall/web/call/envelope.ts'
import { digest } from './encrypt.ts'
import { createSealer, type Sealer } from './sealer.ts'

/** What a browser must be able to do, in this order; `sealed` includes keys and clock. */
export const securityChecks = ['secure_context', 'sealed', 'replay_refused', 'alteration_refused', 'other_path_refused'] as const
export type SecurityCheck = (typeof securityChecks)[number]

export interface SecurityTest {
  option: 1 | 2
  ok: boolean
  detail: {
    /** The first check that failed. */
    failed: SecurityCheck | null
    /** The message of the server or the browser. */
    message: string
    /** How long one sealed call took, keys included. */
    ms: number
  }
}

interface Echo {
  code: number
  data: { reason?: string; option?: SecurityOption; sha256?: string } | null
}

/** Tests both security options against the server at `base`, whichever it requires (SHL-22), each with its own keys. */
export async function selfTestSecurity(base = '/api', language: Language = 'en-us'): Promise<SecurityTest[]> {
  const results: SecurityTest[] = []
  for (const option of [1, 2] as const) results.push(await testOption(option, base, language))
  return results
}

async function testOption(option: 1 | 2, base: string, language: Language): Promise<SecurityTest> {
  const result = (failed: SecurityCheck | null, message = '', ms = 0): SecurityTest => ({
    option,
    ok: failed === null,
    detail: { failed, message, ms: Math.round(ms) },
  })
  if (!globalThis.crypto?.subtle) return result('secure_context')
  const tools = { fetch: globalThis.fetch.bind(globalThis), language, bases: () => ({ main: base, member_level: base, set_top_box: base }) }
  const sealer = createSealer({ ...tools, persist: false })
  let check: SecurityCheck = 'sealed'
  try {
    const began = performance.now()
    const text = crypto.randomUUID()
    const body = await sealEcho(sealer, option, text)
    const answer = await post(`${base}/session/echo`, body)
    const ms = performance.now() - began
    const sha256 = await digest(new TextEncoder().encode(text))
    if (answer.data?.option !== option || answer.data.sha256 !== sha256) return result('sealed', answer.data?.reason, ms)
    for (const [next, address, sent, reason] of await attacks(sealer, option, base, body)) {
      check = next
      const { data } = await post(address, sent)
      if (data?.reason !== reason) return result(check, data?.reason, ms)
    }
    return result(null, '', ms)
  } catch (error) {
    return result(check, error instanceof Error ? error.message : String(error))
  }
}

const sealEcho = async (sealer: Sealer, option: 1 | 2, text: string) =>
  (await sealer.seal(option, 'session/echo', new URLSearchParams({ app_type: 'h5', app_type_name: 'H5', text }))) as URLSearchParams

/** Messages that the server must refuse, where they are sent and why it refuses them. */
async function attacks(sealer: Sealer, option: 1 | 2, base: string, taken: URLSearchParams) {
  const tampered = await sealEcho(sealer, option, 'altered')
  const message = tampered.get('encrypt')!
  const middle = message.lastIndexOf('.') - 4
  tampered.set('encrypt', message.slice(0, middle) + (message[middle] === 'A' ? 'B' : 'A') + message.slice(middle + 1))
  return [
    ['replay_refused', `${base}/session/echo`, taken, 'session.message_replayed'],
    ['alteration_refused', `${base}/session/echo`, tampered, 'session.message_invalid'],
    ['other_path_refused', `${base}/site/time`, await sealEcho(sealer, option, 'moved'), 'session.message_invalid'],
  ] as const
}

async function post(address: string, body: URLSearchParams): Promise<Echo> {
  return (await readEnvelope(await fetch(address, { method: 'POST', body, signal: AbortSignal.timeout(networkTimeoutMs) }))) as Echo
}
