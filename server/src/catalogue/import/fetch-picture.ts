import type { ServerPhraseKey } from '@longmall/phrases/en-us/server/index.ts'
import { words } from '../../kernel/words.ts'

export interface FetchOptions {
  /** How long one picture may take, in milliseconds. */
  timeoutMs: number
  /** How many are fetched at the same time. */
  parallel: number
  /** After so many failed connections in a row a host is asked no more. */
  giveUpAfter: number
}

const usual: FetchOptions = { timeoutMs: 5000, parallel: 6, giveUpAfter: 3 }
const maxBytes = 20 * 1024 * 1024

/** Why a picture could not be had: in words, and as a phrase of any language. */
export class NoPicture extends Error {
  readonly phrase: ServerPhraseKey
  readonly params: Record<string, unknown>
  constructor(phrase: ServerPhraseKey, params: Record<string, unknown> = {}) {
    super(words('en-us', phrase, params))
    this.phrase = phrase
    this.params = params
  }
}

/** Fetches pictures from elsewhere, some at a time; a host that cannot be reached is soon left alone. Refuses with `NoPicture`. */
export function createPictureFetcher(given: Partial<FetchOptions> = {}): (url: string) => Promise<Buffer> {
  const options = { ...usual, ...given }
  const failures = new Map<string, number>()
  const waiting: (() => void)[] = []
  let free = options.parallel

  const enter = async () => {
    if (free > 0) free--
    else await new Promise<void>((go) => waiting.push(go))
  }
  const leave = () => {
    const next = waiting.shift()
    if (next) next()
    else free++
  }

  return async (url) => {
    const address = URL.canParse(url) ? new URL(url) : null
    if (!address || !/^https?:$/.test(address.protocol)) throw new NoPicture('import.picture_address')
    await enter()
    try {
      if ((failures.get(address.host) ?? 0) >= options.giveUpAfter) throw new NoPicture('import.picture_given_up', { host: address.host })
      const response = await connect(address, options.timeoutMs)
      failures.set(address.host, response ? 0 : (failures.get(address.host) ?? 0) + 1)
      if (!response) throw new NoPicture('import.picture_unreachable', { host: address.host })
      return await bodyOf(response)
    } finally {
      leave()
    }
  }
}

async function connect(address: URL, timeoutMs: number): Promise<Response | null> {
  try {
    return await fetch(address, { signal: AbortSignal.timeout(timeoutMs), headers: { accept: 'image/*' } })
  } catch {
    return null
  }
}

async function bodyOf(response: Response): Promise<Buffer> {
  const parts: Uint8Array[] = []
  try {
    if (!response.ok || !response.body) throw new NoPicture('import.picture_status', { status: response.status })
    let size = 0
    for await (const part of response.body) {
      size += part.byteLength
      if (size > maxBytes) throw new NoPicture('import.picture_large')
      parts.push(part)
    }
  } catch (error) {
    await response.body?.cancel().catch(() => undefined)
    throw error instanceof NoPicture ? error : new NoPicture('import.picture_broken_off')
  }
  return Buffer.concat(parts)
}
