import type { ServerPhraseKey } from '@longmall/phrases/en-us/server/index.ts'
import { fetchPublic, Unfetched, type PublicFetch } from '../../kernel/security/fetch-public.ts'
import { words } from '../../kernel/words.ts'

export interface FetchOptions extends Pick<PublicFetch, 'mayConnect' | 'resolve'> {
  /** How long one picture may take, in milliseconds. */
  timeoutMs: number
  /** How many are fetched at the same time. */
  parallel: number
  /** After so many failed connections in a row a host is asked no more. */
  giveUpAfter: number
}

const usual: FetchOptions = { timeoutMs: 10_000, parallel: 6, giveUpAfter: 3 }
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

/**
 * Fetches pictures from public addresses, some at a time; a host that gives none is soon left alone. Refuses with `NoPicture`: for
 * whatever the network has against it in the same words.
 */
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
    const address = URL.parse(url)
    if (!address || !/^https?:$/.test(address.protocol)) throw new NoPicture('import.picture_address')
    const { host } = address
    await enter()
    try {
      if ((failures.get(host) ?? 0) >= options.giveUpAfter) throw new NoPicture('import.picture_given_up', { host })
      const tooLarge = () => new NoPicture('import.picture_large')
      const content = await fetchPublic(address, { ...options, maxBytes, accept: 'image/*' }, tooLarge)
      failures.set(host, 0)
      return content
    } catch (error) {
      if (!(error instanceof Unfetched)) throw error
      failures.set(host, error.isAnswered ? 0 : (failures.get(host) ?? 0) + 1)
      throw new NoPicture('import.picture_unreachable', { host })
    } finally {
      leave()
    }
  }
}
