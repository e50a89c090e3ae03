import type { Language, Theme } from '@longmall/contract/fields.ts'
import { Hono, type Context as Call } from 'hono'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Asset, readAssets } from './assets.ts'
import { readBundle } from './bundle.ts'
import { pickEncoding } from './negotiate.ts'
import { PageCache } from './page-cache.ts'
import { consoleHeaders, type PolicyOptions } from './policy.ts'
import { sendPage, type ServedPages } from './send-page.ts'

export interface PagesOptions {
  /** Data of a query as a visitor in this language; rejects with an error whose `status` is that of HTTP. */
  call: (path: string, input: Record<string, unknown>, language: Language) => Promise<unknown>
  /** Changes whenever something that visitors see changes: cached pages are dropped. */
  version: () => string
  /** The default language. */
  language: () => Language
  /** Scheme and host under which this store is reached; never what the caller alone says. */
  origin: (call: Call) => string
  /** The store's own theme. */
  theme: () => Theme
  /** Counts a page view for the caller's limit, and identifies the client; refuses `call.too_many`. */
  admit: (call: Call) => Promise<string>
  policy: () => PolicyOptions
  /** Shown when no page can be made, or this client has opened too many. */
  translate: (language: Language, key: 'call.unavailable' | 'call.too_many') => string
  report: (error: unknown, url: string) => void
  /** Bytes of rendered pages to keep, compressed copies included. */
  cacheBytes?: number
}

const root = join(dirname(fileURLToPath(import.meta.url)), '../../..')

/** Pages of storefront and console with their files; an app to be mounted last. */
export async function createPages(options: PagesOptions): Promise<Hono> {
  const app = new Hono()
  serveConsole(app)
  const built = await readBundle(root)
  if (!built) {
    app.get('*', (call) => call.text('The storefront is not built: run "npm run build".', 503))
    return app
  }
  const served: ServedPages = { ...options, ...built, cache: new PageCache(options.cacheBytes ?? 32 * 1024 * 1024) }
  app.get('*', (call) => {
    const asset = built.bundle.assets.get(call.req.path)
    if (asset) return sendAsset(call, asset)
    // Code of an older release: a page in its place would be run as a script.
    if (call.req.path.startsWith('/assets/')) return call.text('not found', 404)
    return sendPage(served, call)
  })
  return app
}

function serveConsole(app: Hono) {
  const assets = readAssets(join(root, 'console/dist'), '/console')
  const index = assets.get('/console/index.html')
  const headers = consoleHeaders()
  const send = (call: Call) => {
    const asset = assets.get(call.req.path) ?? index
    if (!asset) return call.text('The console is not built: run "npm run build".', 503)
    return sendAsset(call, asset, asset === index ? headers : {})
  }
  app.get('/console', send)
  app.get('/console/*', send)
}

export function sendAsset(call: Call, asset: Asset, extra: Record<string, string> = {}): Response {
  const headers: Record<string, string> = {
    'content-type': asset.type,
    'cache-control': asset.isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    'x-content-type-options': 'nosniff',
    ...extra,
  }
  const body = pickEncoding(asset, call.req.header('accept-encoding'), headers)
  return new Response(body, { headers })
}
