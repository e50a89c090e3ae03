import { randomBytes, randomUUID } from 'node:crypto'
import { sealAlgorithms, sealEncryption, sealedText } from '@longmall/contract/sealed.ts'
import { CompactEncrypt, importJWK, type CompactJWEHeaderParameters } from 'jose'

/** Asks over HTTP: `app.request` of a test shop, or `fetch` with the address of a process before the path. */
export type Fetch = (path: string, init?: RequestInit) => Response | Promise<Response>

export interface Answer {
  status: number
  code: number
  data: { reason?: string; details?: Record<string, unknown> } & Record<string, unknown>
  headers: Headers
}

export interface SealKey {
  option: 1 | 2
  kid: string
  key: CryptoKey
}

/** What a message is made of; each part may be made wrong. */
export interface Message {
  fields?: Record<string, string>
  path: string
  at?: number
  nonce?: string
  header?: Record<string, unknown>
}

const appFields = { app_type: 'h5', app_type_name: 'H5' }

/** The text of a message before it is encrypted. */
export const textOf = ({ fields = {}, path, at = Date.now(), nonce = randomUUID() }: Message) =>
  sealedText(Object.entries({ ...appFields, ...fields, sealed_path: path, sealed_at: String(at), sealed_nonce: nonce }))

export function encryptText(text: string, { option, kid, key }: SealKey, header: Record<string, unknown> = {}): Promise<string> {
  const made = { alg: sealAlgorithms[option], enc: sealEncryption, kid, ...header } as CompactJWEHeaderParameters
  return new CompactEncrypt(new TextEncoder().encode(text)).setProtectedHeader(made).encrypt(key)
}

export const seal = (key: SealKey, message: Message) => encryptText(textOf(message), key, message.header)

/** A browser that seals its calls, made with the library alone so that every part of a message can be made wrong. */
export function sealedBrowser(fetchShop: Fetch) {
  async function send(path: string, fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Answer> {
    const response = await fetchShop(`/api/${path}`, { method: 'POST', body: new URLSearchParams(fields), headers })
    return { status: response.status, headers: response.headers, ...((await response.json()) as Pick<Answer, 'code' | 'data'>) }
  }

  /** The server's public key. */
  async function publicKey(): Promise<SealKey> {
    const { data } = (await (await fetchShop('/api/session/key')).json()) as { data: { kid: string; key: JsonWebKey } }
    return { option: 1, kid: data.kid, key: (await importJWK(data.key, 'RSA-OAEP-256')) as CryptoKey }
  }

  /** A key of option 2, opened for a session or a visitor; with it, what sealed it. */
  async function sessionKey(token?: string): Promise<SealKey> {
    const bytes = randomBytes(32)
    const sealed_key = await seal(await publicKey(), {
      path: 'session/open',
      fields: { key: bytes.toString('base64url'), ...(token && { token }) },
    })
    const { code, data } = await send('session/open', { sealed_key })
    if (code !== 0) throw new Error(`session/open: ${data.reason}`)
    return { option: 2, kid: data.kid as string, key: await crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt']) }
  }

  /** Sends a message as a browser does: under option 1 with the kind of app beside it. */
  const post = (path: string, { option }: Pick<SealKey, 'option'>, encrypt: string) =>
    send(path, { encrypt, ...(option === 1 && appFields) })

  const call = async (path: string, key: SealKey, fields: Record<string, string> = {}) => post(path, key, await seal(key, { path, fields }))

  return { send, publicKey, sessionKey, post, call }
}
export type SealedBrowser = ReturnType<typeof sealedBrowser>
