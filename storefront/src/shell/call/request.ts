import { networkTimeoutMs } from '@longmall/contract/constants.ts'
import { type RefusalData, succeeded } from '@longmall/contract/errors.ts'
import type { Language } from '@longmall/contract/fields.ts'
import type { ShopStorage } from '../session/storage.ts'
import type { HandleCode } from './answer-codes.ts'
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
   * Says once, as a toast unless `isQuiet`, why nothing was sent or answered, and gives the words; `insecure`: a browser seals on HTTPS
   * and localhost only.
   */
  sayTrouble: (trouble: 'timeout' | 'offline' | 'insecure', isQuiet?: boolean) => string
  /** Where the shop may ask for sealed calls. */
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
  /** Nobody tapped for it: without a network it fails without a toast, as the offline notice stands there already. */
  isQuiet?: boolean
  signal?: AbortSignal | undefined
  /** Asks as the other account that is stored on this device: what its answer says of the session does nothing to the page. */
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
    if (option && !crypto.subtle) throw new CallFailure('broken', tools.sayTrouble('insecure'))
    const common = addressFields(tools.storage, tools.appType, tools.language)
    const { email, ...own } = identityFields(tools.storage)
    const identity: Record<string, string> = as ? { ...own, ...as } : { ...own, ...(email && { email }) }
    const signals = [AbortSignal.timeout(networkTimeoutMs), ...(signal ? [signal] : [])]
    const init: RequestInit = { signal: AbortSignal.any(signals), headers: { accept: 'application/json' } }
    if (option) {
      const fields = encodeFields({ ...common, ...identity, ...query, ...payload })
      init.method = 'POST'
      init.body = await tools.sealing!.seal(option, path, fields, files)
      // For the words about a message that cannot be opened.
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

  /** A base that has answered nothing yet may be wrongly set: what it does not answer is asked of the shop itself. */
  async function sendSomewhere(path: string, options: RequestOptions): Promise<Envelope> {
    const { base = 'main' } = options
    const isElsewhere = base === 'main' && isFullAddress(tools.bases().main) && !isFullAddress(path)
    if (!isElsewhere || isProven) return send(path, options)
    try {
      const answer = await send(path, options)
      isProven = true
      return answer
    } catch (error) {
      // One that is late may still do what it was asked.
      if (!(error instanceof TypeError) || options.signal?.aborted) throw error
      return send(new URL(`/api/${path}`, globalThis.location?.href ?? 'http://localhost').href, options)
    }
  }

  async function attempt(path: string, options: RequestOptions): Promise<Envelope> {
    const offline = () => new CallFailure('offline', tools.sayTrouble('offline', options.isQuiet))
    if (!tools.isConnected()) throw offline()
    try {
      return await sendSomewhere(path, options)
    } catch (error) {
      if (options.signal?.aborted) throw error
      if (error instanceof CallFailure) throw error
      if (!tools.isConnected()) throw offline()
      const kind = error instanceof DOMException && error.name === 'TimeoutError' ? 'timeout' : 'network'
      throw new CallFailure(kind, tools.sayTrouble('timeout'))
    }
  }

  /** What a refused message asks of its sender is done once for each reason. */
  async function mend(data: RefusalData | null, mended: Set<unknown>): Promise<boolean> {
    if (!data || mended.has(data.reason)) return false
    mended.add(data.reason)
    return (await tools.sealing?.mend(data)) ?? false
  }

  return async function request(path, options = {}) {
    const mended = new Set<unknown>()
    for (let tries = 1; ; tries += 1) {
      const sentToken = tools.storage.read('token')
      const { code, message, data } = await attempt(path, options)
      if (succeeded(code)) return data
      if (await mend(data as RefusalData | null, mended)) continue
      const handled = options.as ? 'done' : await tools.handleCode(code, sentToken)
      if (handled === 'again' && tries === 1) continue
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
