import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gunzipSync, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { Packed } from './negotiate.ts'
import { RenderQueue } from './render-queue.ts'

export interface CachedPage extends Packed {
  status: number
  etag: string
  /** Set when the page leads elsewhere. */
  location?: string | undefined
}

const packBrotli = promisify(brotliCompress)
const packGzip = promisify(gzip)
// 5 is the level at which rendering still costs more. The window only has to hold a page: the usual one of 4 MB for each
// page being packed was most of the memory of a busy server.
const brotliParams = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 18 }

/** Compresses a page once for all clients. Only compressed copies are stored: the few clients without compression get one decompressed. */
export async function packPage(html: string, status: number): Promise<CachedPage> {
  const bytes = Buffer.from(html)
  const [br, gzipped] = await Promise.all([
    packBrotli(bytes, { params: { ...brotliParams, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
    packGzip(bytes, { level: 6 }),
  ])
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
  return {
    status,
    etag,
    br,
    gzip: gzipped,
    get raw() {
      return gunzipSync(gzipped)
    },
  }
}

/** Rendered pages by key, at most so many bytes of them; all are dropped when the version of what they show changes. */
export class PageCache {
  private readonly pages: LRUCache<string, CachedPage>
  private readonly pending = new Map<string, Promise<CachedPage>>()
  private readonly queue: RenderQueue
  private version: string | undefined

  constructor(maxBytes: number, queue = new RenderQueue()) {
    this.queue = queue
    this.pages = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ br, gzip }, key) => (br?.byteLength ?? 0) + (gzip?.byteLength ?? 0) + key.length + 200,
    })
  }

  /**
   * The cached page, or one rendered by `make` in its turn; concurrent requests share one rendering. A page without a key is not cached.
   * Refuses `call.unavailable`.
   */
  async get(key: string | null, version: string, make: () => Promise<CachedPage>, client = ''): Promise<CachedPage> {
    if (key === null) return this.queue.run(client, make)
    if (this.version !== version) {
      this.version = version
      this.pages.clear()
      this.pending.clear()
    }
    const cached = this.pages.get(key)
    if (cached) return cached
    const waiting = this.pending.get(key)
    if (waiting) return waiting
    const making = this.queue.run(client, make).finally(() => {
      if (this.pending.get(key) === making) this.pending.delete(key)
    })
    this.pending.set(key, making)
    const page = await making
    const isCacheable = this.version === version && (page.status === 200 || key.startsWith('missing '))
    if (isCacheable) this.pages.set(key, page)
    return page
  }
}
