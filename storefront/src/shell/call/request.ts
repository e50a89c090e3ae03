import { networkTimeoutMs } from '@longmall/contract/constants.ts'
import { type RefusalData, succeeded } from '@longmall/contract/errors.ts'
import type { Language } from '@longmall/contract/fields.ts'
import type { ShopStorage } from '../session/storage.ts'
import type { HandleCode } from './response-codes.ts'
import { addressFields, type AppType, identityFields } from './common-fields.ts'
import { encodeFields, type Payload } from '@longmall/web/call/encode-fields.ts'
import { CallFailure } from '@longmall/web/call/call-failure.ts'
import { type Envelope, readEnvelope } from '@longmall/web/call/envelope.ts'
import type { Sealing } from './sealing.ts'

export type BaseName = 'main' | 'member_level' | 'set_top_box'

export interface RequestTools {
  fetch: typeof fetch
  storage: ShopStorage
  bases: () => Record<BaseName, string>
  language: Language
  appType: AppType
  isConnected: () => boolean
  handleCode: HandleCode
  /**
   * Reports a failure once, as a toast unless `isQuiet`, and returns the message; `insecure`: sealing needs a secure context, HTTPS or
   * localhost.
   */
  failureText: (failure: 'timeout' | 'offline' | 'insecure', isQuiet?: boolean) => string
  /** Used where the shop may require sealed calls. */
  sealing?: Sealing
}

export interface RequestOptions {
  /** Fields of a GET: in the address. */
  query?: Payload
  /** A payload makes it a POST (SHL-10), an empty one too. */
  payload?: Payload
  /** Parts of an upload beside its fields: the body becomes multipart. */
  files?: Record<string, Blob>
  base?: BaseName
  /** Nobody tapped for it: without a network it fails without a toast, as the offline notice is already shown. */
  isQuiet?: boolean
  signal?: AbortSignal | undefined
  /** Calls as the other account stored on this device: its session codes do not affect the page. */
  as?: { token: string; customer_id: string }
}

export type Request = (path: string, options?: RequestOptions) => Promise<unknown>

export const isFullAddress = (path: string) => /^https?:\/\//i.test(path)

export const addressOf = (base: string, path: string) =>
  isFullAddress(path) ? path : `${base.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`

/** The one way to the server: `request('cart/view')`; throws CallFailure, and handles the codes of §8 itself. */
export function createRequest(tools: RequestTools): Request {
  async function send(path: string, { query, payload, files, base = 'main', signal, as }: RequestOptions): Promise<Envelope> {
    const address = new URL(addressOf(tools.bases()[base], path), globalThis.location?.href ?? 'http://localhost')
    const option = tools.sealing?.optionFor(address) ?? 0
    if (option && !crypto.subtle) throw new CallFailure('broken', tools.failureText('insecure'))
    const common = addressFields(tools.storage, tools.appType, tools.language)
    const { email, ...own } = identityFields(tools.storage)
    const identity: Record<string, string> = as ? { ...own, ...as } : { ...own, ...(email && { email }) }
    const signals = [AbortSignal.timeout(networkTimeoutMs), ...(signal ? [signal] : [])]
    const init: RequestInit = { signal: AbortSignal.any(signals), headers: { accept: 'application/json' } }
    if (option) {
      const fields = encodeFields({ ...common, ...identity, ...query, ...payload })
      init.method = 'POST'
      init.body = await tools.sealing!.seal(option, path, fields, files)
      // For the error message of a message that cannot be opened.
      init.headers = { accept: 'application/json', language: tools.language }
    } else if (payload || files) {
      init.method = 'POST'
      const body = encodeFields({ ...common, ...identity, ...payload })
      init.body = files ? multipart(body, files) : body
      // A file may be refused before the fields beside it are read.
      if (files) init.headers = { accept: 'application/json', language: tools.language, ...(identity.token && { token: identity.token }) }
    } else {
      for (const [name, value] of encodeFields({ ...common, ...query })) address.searchParams.set(name, value)
      init.headers = { ...identity, accept: 'application/json' }
    }
    return readEnvelope(await tools.fetch(address, init))
  }

  let isProven = false

  /** A base that has never responded may be misconfigured: a call that fails there falls back to the shop's own origin. */
  async function sendWithFallback(path: string, options: RequestOptions): Promise<Envelope> {
    const { base = 'main' } = options
    const isOtherBase = base === 'main' && isFullAddress(tools.bases().main) && !isFullAddress(path)
    if (!isOtherBase || isProven) return send(path, options)
    try {
      const answer = await send(path, options)
      isProven = true
      return answer
    } catch (error) {
      // A call that timed out may still take effect, so it is not repeated.
      if (!(error instanceof TypeError) || options.signal?.aborted) throw error
      return send(new URL(`/api/${path}`, globalThis.location?.href ?? 'http://localhost').href, options)
    }
  }

  async function attempt(path: string, options: RequestOptions): Promise<Envelope> {
    const offline = () => new CallFailure('offline', tools.failureText('offline', options.isQuiet))
    if (!tools.isConnected()) throw offline()
    try {
      return await sendWithFallback(path, options)
    } catch (error) {
      if (options.signal?.aborted) throw error
      if (error instanceof CallFailure) throw error
      if (!tools.isConnected()) throw offline()
      const kind = error instanceof DOMException && error.name === 'TimeoutError' ? 'timeout' : 'network'
      throw new CallFailure(kind, tools.failureText('timeout'))
    }
  }

  /** The recovery that a refused message requires is done once for each reason. */
  async function repair(data: RefusalData | null, repaired: Set<unknown>): Promise<boolean> {
    if (!data || repaired.has(data.reason)) return false
    repaired.add(data.reason)
    return (await tools.sealing?.repair(data)) ?? false
  }

  return async function request(path, options = {}) {
    const repaired = new Set<unknown>()
    for (let attempts = 1; ; attempts += 1) {
      const sentToken = tools.storage.read('token')
      const { code, message, data } = await attempt(path, options)
      if (succeeded(code)) return data
      if (await repair(data as RefusalData | null, repaired)) continue
      const handled = options.as ? 'done' : await tools.handleCode(code, sentToken)
      if (handled === 'again' && attempts === 1) continue
      throw new CallFailure('refused', message, code, data as RefusalData | null)
    }
  }
}

function multipart(fields: URLSearchParams, files: Record<string, Blob>): FormData {
  const form = new FormData()
  for (const [name, value] of fields) form.set(name, value)
  for (const [name, file] of Object.entries(files)) form.set(name, file)
  return form
}
