import { createHash } from 'node:crypto'
import { Hono, type Context as Call } from 'hono'
import { etagOf } from '../kernel/http/answer-cache.ts'
import { openApiDocument } from './open-api.ts'
import { docsPage } from './page.ts'
import { style } from './page-style.ts'

interface CachedText {
  body: Uint8Array<ArrayBuffer>
  etag: string
}

const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** The API described: `/api/openapi.json` for programs, `/api/docs` for people. To be mounted before the API's own addresses. */
export function docsRoutes(): Hono {
  const app = new Hono()
  const document = once(() => JSON.stringify(openApiDocument()))
  const page = once(docsPage)
  app.get('/api/openapi.json', (call) =>
    answer(call, document(), { 'content-type': 'application/json', 'access-control-allow-origin': '*' }),
  )
  app.get('/api/docs', (call) =>
    answer(call, page(), {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    }),
  )
  return app
}

/** Built at the first request, so that it costs nothing otherwise. */
function once(make: () => string): () => CachedText {
  let cached: CachedText | undefined
  return () => {
    if (!cached) {
      const body = new TextEncoder().encode(make())
      cached = { body, etag: etagOf(body) }
    }
    return cached
  }
}

function answer(call: Call, { body, etag }: CachedText, headers: Record<string, string>): Response {
  const cacheHeaders = { etag, 'cache-control': 'public, no-cache' }
  if (call.req.header('if-none-match') === etag) return new Response(null, { status: 304, headers: cacheHeaders })
  return new Response(body, { headers: { ...headers, ...cacheHeaders } })
}
