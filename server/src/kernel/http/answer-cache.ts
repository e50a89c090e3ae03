import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

export interface CachedAnswer {
  body: Uint8Array<ArrayBuffer>
  etag: string
}

/** Answers of catalogue queries as bytes, until the catalogue's version moves; bounded by bytes, so that junk addresses cannot fill memory. */
export class AnswerCache {
  private version = -1n
  private readonly entries = new LRUCache<string, CachedAnswer>({
    maxSize: 32 * 1024 * 1024,
    sizeCalculation: (one, key) => one.body.byteLength + key.length + 200,
  })
  private readonly pending = new Map<string, Promise<CachedAnswer>>()

  /** The answer of `key` at `version`; made once, however many ask at the same time. */
  async get(key: string, version: bigint, make: () => Promise<unknown>): Promise<CachedAnswer> {
    if (version !== this.version) {
      this.entries.clear()
      this.pending.clear()
      this.version = version
    }
    const cached = this.entries.get(key)
    if (cached) return cached
    let pending = this.pending.get(key)
    if (!pending) {
      pending = make().then((answer) => encodeAnswer(answer))
      this.pending.set(key, pending)
      pending.then(
        (one) => version === this.version && this.entries.set(key, one) && this.pending.delete(key),
        () => this.pending.delete(key),
      )
    }
    return pending
  }
}

function encodeAnswer(answer: unknown): CachedAnswer {
  const body = new TextEncoder().encode(JSON.stringify(answer))
  return { body, etag: etagOf(body) }
}

export const etagOf = (body: Uint8Array) => `W/"${createHash('sha1').update(body).digest('base64url')}"`
