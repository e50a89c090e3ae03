import { networkTimeoutMs } from '@longmall/contract/constants.ts'
import { succeeded, type RefusalData } from '@longmall/contract/errors.ts'
import type { OutputOf } from '@longmall/contract/operation.ts'
import type { Api } from '@longmall/contract/index.ts'
import { addressOf } from '../call/request.ts'
import { readEnvelope } from '@longmall/web/call/envelope.ts'
import { CallFailure } from '@longmall/web/call/call-failure.ts'
import type { SealingTools } from '../call/sealing.ts'
import { digest, encrypt, type SealKey, textOf, toBase64Url } from './encrypt.ts'
import { removeStoredKey, clearStoredKeys, storeKey, type StoredKey, readStoredKey } from './stored-keys.ts'

export interface RingTools extends Pick<SealingTools, 'fetch' | 'bases' | 'language'> {
  /** Are keys stored for the next page? Default true. */
  persist?: boolean
}

export interface KeyRing {
  /** The server's public key. */
  publicKey: () => Promise<SealKey>
  /** The key of the session with this token, or a visitor's; opened when there is none. */
  sessionKey: (token: string | null) => Promise<SealKey>
  drop: (kid: string) => Promise<void>
  forget: () => Promise<void>
  /** Estimate of the server's real clock now, in ms. */
  now: () => number
  setClock: (serverTime: string) => void
}

// A key that is about to end is not begun with.
const lastMinute = 60_000

/** The keys of a browser: fetched and opened when they are first needed, those of option 2 stored for the next page. */
export function createKeyRing(tools: RingTools): KeyRing {
  const keys = new Map<string, Promise<SealKey>>()
  const owners = new Map<string, string>()
  let pair: Promise<SealKey> | undefined
  let pairName: string | undefined
  let ahead = 0
  const now = () => Date.now() + ahead
  const setClock = (serverTime: string) => {
    ahead = Date.parse(serverTime) - Date.now()
  }

  const publicKey = () => {
    pair ??= fetchPublicKey(tools, setClock)
    pair.then(
      ({ kid }) => (pairName = kid),
      () => (pair = undefined),
    )
    return pair
  }

  async function drop(kid: string) {
    if (kid === pairName) pair = undefined
    const owner = owners.get(kid)
    if (owner === undefined) return
    owners.delete(kid)
    keys.delete(owner)
    await removeStoredKey(kid)
  }

  async function open(owner: string, token: string | null): Promise<SealKey> {
    const stored = tools.persist === false ? undefined : await readStoredKey(owner)
    if (stored && Date.parse(stored.expires_at) - lastMinute > Date.now() + stored.ahead) {
      ahead = stored.ahead
      return stored
    }
    const opened = await openSessionKey(tools, { publicKey, drop, now, setClock }, token)
    // Not when everything was forgotten meanwhile.
    if (tools.persist !== false && keys.has(owner)) await storeKey(owner, { ...opened, ahead })
    return opened
  }

  return {
    publicKey,
    now,
    setClock,
    drop,
    async sessionKey(token) {
      const owner = token ? await digest(new TextEncoder().encode(token)) : ''
      const known = keys.get(owner)
      if (known) return known
      const opening = open(owner, token)
      keys.set(owner, opening)
      opening.then(
        ({ kid }) => owners.set(kid, owner),
        () => keys.get(owner) === opening && keys.delete(owner),
      )
      return opening
    },
    async forget() {
      keys.clear()
      owners.clear()
      await clearStoredKeys()
    },
  }
}

async function fetchPublicKey(tools: RingTools, setClock: KeyRing['setClock']): Promise<SealKey> {
  const { kid, key, server_time } = await send(tools, 'session/key')
  setClock(server_time)
  const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' }
  return { kid, key: await crypto.subtle.importKey('jwk', key, algorithm, false, ['encrypt']) }
}

type Ring = Pick<KeyRing, 'publicKey' | 'drop' | 'now' | 'setClock'>

/** Makes a key and sends it to the server under its public key; a public key replaced meanwhile is refetched once. */
async function openSessionKey(tools: RingTools, ring: Ring, token: string | null): Promise<Omit<StoredKey, 'ahead'>> {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  const key = await crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt'])
  const fields: [string, string][] = [['key', toBase64Url(bytes)], ...(token ? [['token', token] as [string, string]] : [])]
  bytes.fill(0)
  for (let attempts = 1; ; attempts += 1) {
    try {
      const sealed_key = await encrypt(1, await ring.publicKey(), textOf(fields, 'session/open', ring.now()))
      const { kid, expires_at } = await send(tools, 'session/open', { sealed_key })
      return { kid, key, expires_at }
    } catch (error) {
      if (attempts > 2 || !(error instanceof CallFailure)) throw error
      if (error.reason === 'session.key_unknown') await ring.drop(error.details.kid as string)
      else if (error.reason === 'session.message_late') ring.setClock(error.details.server_time as string)
      else throw error
    }
  }
}

/** Calls `session/…`, which is never sealed. */
async function send<Path extends 'session/key' | 'session/open'>(
  { fetch, bases, language }: RingTools,
  path: Path,
  fields?: Record<string, string>,
): Promise<OutputOf<Api[Path]>> {
  const response = await fetch(addressOf(bases().main, path), {
    signal: AbortSignal.timeout(networkTimeoutMs),
    headers: { accept: 'application/json', language },
    ...(fields && { method: 'POST', body: new URLSearchParams(fields) }),
  })
  const { code, message, data } = await readEnvelope(response)
  if (!succeeded(code)) throw new CallFailure('refused', message, code, data as RefusalData | null)
  return data as OutputOf<Api[Path]>
}
