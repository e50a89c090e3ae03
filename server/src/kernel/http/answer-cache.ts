import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

export interface KeptAnswer {
  body: Uint8Array<ArrayBuffer>
  etag: string
}

/** Answers of catalogue queries as bytes, until the catalogue's version moves; bounded by bytes, so that junk addresses cannot fill memory. */
export class AnswerCache {
  private version = -1n
  private readonly kept = new LRUCache<string, KeptAnswer>({
    maxSize: 32 * 1024 * 1024,
    sizeCalculation: (one, key) => one.body.byteLength + key.length + 200,
  })
  private readonly making = new Map<string, Promise<KeptAnswer>>()

  /** The answer of `key` at `version`; made once, however many ask at the same time. */
  async get(key: string, version: bigint, make: () => Promise<unknown>): Promise<KeptAnswer> {
    if (version !== this.version) {
      this.kept.clear()
      this.making.clear()
      this.version = version
    }
    const known = this.kept.get(key)
    if (known) return known
    let making = this.making.get(key)
    if (!making) {
      making = make().then((answer) => keep(answer))
      this.making.set(key, making)
      making.then(
        (one) => version === this.version && this.kept.set(key, one) && this.making.delete(key),
        () => this.making.delete(key),
      )
    }
    return making
  }
}

function keep(answer: unknown): KeptAnswer {
  const body = new TextEncoder().encode(JSON.stringify(answer))
  return { body, etag: etagOf(body) }
}

export const etagOf = (body: Uint8Array) => `W/"${createHash('sha1').update(body).digest('base64url')}"`
