import type { ServerTranslationKey } from '@longmall/translations/en-us/server/index.ts'
import { fetchPublic, FetchFailed, type PublicFetch } from '../../kernel/security/fetch-public.ts'
import { translate } from '../../kernel/translate.ts'

export interface FetchOptions extends Pick<PublicFetch, 'mayConnect' | 'resolve'> {
  /** How long one picture may take, in milliseconds. */
  timeoutMs: number
  /** How many are fetched at the same time. */
  concurrency: number
  /** After so many failed connections in a row a host is asked no more. */
  maxFailures: number
}

const defaults: FetchOptions = { timeoutMs: 10_000, concurrency: 6, maxFailures: 3 }
const maxBytes = 20 * 1024 * 1024

/** Why a picture could not be had: as text, and as a key of the translations. */
export class PictureError extends Error {
  readonly translation_key: ServerTranslationKey
  readonly params: Record<string, unknown>
  constructor(translation_key: ServerTranslationKey, params: Record<string, unknown> = {}) {
    super(translate('en-us', translation_key, params))
    this.translation_key = translation_key
    this.params = params
  }
}

/**
 * Fetches pictures from public addresses, several at a time; a host that fails is soon skipped. Throws `PictureError`, with the same
 * refusal for every network failure.
 */
export function createPictureFetcher(overrides: Partial<FetchOptions> = {}): (url: string) => Promise<Buffer> {
  const options = { ...defaults, ...overrides }
  const failures = new Map<string, number>()
  const waiting: (() => void)[] = []
  let available = options.concurrency

  const acquire = async () => {
    if (available > 0) available--
    else await new Promise<void>((resolve) => waiting.push(resolve))
  }
  const release = () => {
    const next = waiting.shift()
    if (next) next()
    else available++
  }

  return async (url) => {
    const address = URL.parse(url)
    if (!address || !/^https?:$/.test(address.protocol)) throw new PictureError('import.picture_address')
    const { host } = address
    await acquire()
    try {
      if ((failures.get(host) ?? 0) >= options.maxFailures) throw new PictureError('import.picture_retries_exhausted', { host })
      const tooLarge = () => new PictureError('import.picture_large')
      const content = await fetchPublic(address, { ...options, maxBytes, accept: 'image/*' }, tooLarge)
      failures.set(host, 0)
      return content
    } catch (error) {
      if (!(error instanceof FetchFailed)) throw error
      failures.set(host, error.isAnswered ? 0 : (failures.get(host) ?? 0) + 1)
      throw new PictureError('import.picture_unreachable', { host })
    } finally {
      release()
    }
  }
}
