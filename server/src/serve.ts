import { serveStatic } from '@hono/node-server/serve-static'
import type { Language } from '@longmall/contract/fields.ts'
import { sql } from 'kysely'
import { Hono, type Context as Call } from 'hono'
import { join } from 'node:path'
import { domains } from './app.ts'
import { boxRoutes } from './box/api/routes.ts'
import { bridgeSettings } from './bridge/settings.ts'
import { docsRoutes } from './docs/routes.ts'
import { closeHashing } from './identity/hash-password.ts'
import { clientAddress, networkOf } from './kernel/http/client-address.ts'
import type { Site } from './kernel/context.ts'
import { createHttp } from './kernel/http/http.ts'
import { knownMigrations } from './kernel/database/migrate.ts'
import type { Metering } from './kernel/observe/metering.ts'
import { metricsRoute } from './kernel/observe/metrics-route.ts'
import { originOf } from './kernel/http/origin.ts'
import { countCall, rateSettings } from './kernel/http/limits/rate-limit.ts'
import { internalCall } from './kernel/http/read-form.ts'
import { readSetting } from './kernel/settings.ts'
import { withStrictTransport } from './kernel/http/limits/strict-transport.ts'
import { storeLanguage } from './kernel/store-language.ts'
import { translate } from './kernel/translate.ts'
import { uploadRoutes } from './media/routes.ts'
import { typeOfFile } from './media/storage/bucket-store.ts'
import { mediaStore } from './media/storage/media-store.ts'
import { outbox } from './messaging/outbox/outbox.ts'
import { hostSimulator } from './pages/host-simulator.ts'
import { createPages } from './pages/pages.ts'
import { paymentRoutes } from './payment/remote/routes.ts'
import { sandboxBank } from './payment/sandbox/bank.ts'
import { closeDrawing } from './poster/draw/drawing-process.ts'
import { posterRoutes } from './poster/routes.ts'
import { refuseWhenClosed } from './site/open-state.ts'
import { pageSources } from './site/page-sources.ts'
import { siteSettings } from './site/settings.ts'
import { workRoutes } from './work/files/routes.ts'

export interface Health {
  /** False from the moment the server is asked to stop, so that a balancer sends no more. */
  isReady: boolean
}

/** Everything one process answers: health, the API, pictures, pages. */
export async function buildApp(site: Site, health: Health, metering: Metering | null = null) {
  const app = new Hono()
  app.onError((error, call) => {
    site.log.error({ err: error, path: call.req.path }, 'request failed')
    return call.text('', 500)
  })
  const api = createHttp(site, domains, { checkOutput: false, refuseWhenClosed })
  mountHealth(app, site, health)
  if (metering) app.route('/', metricsRoute(site, metering))
  mountMedia(app, site)
  app.route('/', posterRoutes(site))
  if (site.config.demo) {
    app.route('/', sandboxBank(site))
    app.route('/', outbox(site))
    app.route('/', hostSimulator())
  }
  app.route('/', docsRoutes())
  app.route('/', boxRoutes(site))
  app.route('/', paymentRoutes(site))
  app.route('/', uploadRoutes(site, { refuseWhenClosed }))
  app.route('/', workRoutes(site))
  app.route('/', api)
  app.route('/', await pagesOf(site, api))
  return {
    fetch: withStrictTransport(site.config.publicUrl, app.fetch),
    routes: app.routes,
    close: () => Promise.all([closeHashing(), closeDrawing()]),
  }
}

function mountHealth(app: Hono, site: Site, health: Health) {
  app.get('/healthz', (call) => call.text('ok'))
  app.get('/readyz', async (call) => {
    const missing = health.isReady ? await unready(site) : 'stopping'
    return call.text(missing ? `not ready: ${missing}` : 'ready', missing ? 503 : 200)
  })
}

/** What this process cannot do without and lacks: the database, or the migrations of its version; null where nothing is missing. */
async function unready(site: Site): Promise<'database' | 'migrations' | null> {
  const known = knownMigrations()
  const applied = await sql<{ count: number }>`select count(*)::int as count from migration where name = any (${known})`
    .execute(site.db)
    .then(({ rows }) => rows[0]!.count)
    .catch(() => null)
  return applied === null ? 'database' : applied < known.length ? 'migrations' : null
}

const mediaHeaders = {
  'cache-control': 'public, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
  // Opened by itself, a file runs nothing and reaches nothing of the shop's.
  'content-security-policy': "default-src 'none'; sandbox",
}

function mountMedia(app: Hono, site: Site) {
  const root = join(site.config.dataDir, 'media')
  app.get(
    '/media/*',
    serveStatic({
      root,
      rewriteRequestPath: (path) => path.slice('/media'.length),
      onFound: (_, call) => {
        for (const [name, value] of Object.entries(mediaHeaders)) call.header(name, value)
      },
    }),
    (call) => fromBucket(site, call),
  )
}

/** A file that is not on the disk may be in a bucket (`storage.kind`); the shop shows it under its own address. */
async function fromBucket(site: Site, call: Call): Promise<Response> {
  const store = mediaStore(site)
  const path = call.req.path
  if (!store.isRemote || !/^\/media\/(?:[\w-]+\/)+[\w-]+\.\w{2,5}$/.test(path)) return call.text('', 404)
  const bytes = await store.read(path).catch((error: unknown) => {
    site.log.error({ err: error, path }, 'a file could not be read')
    return 'unreachable' as const
  })
  if (!bytes || bytes === 'unreachable') return call.text('', bytes ? 503 : 404)
  return new Response(bytes, { headers: { ...mediaHeaders, 'content-type': typeOfFile(path) } })
}

/** Pages see the shop as a visitor does: through the same operations, in this process. */
function pagesOf(site: Site, api: Hono): Promise<Hono> {
  async function call(path: string, input: Record<string, unknown>, language: Language): Promise<unknown> {
    const fields = new URLSearchParams({ language })
    for (const [name, value] of Object.entries(input))
      if (value !== undefined) fields.set(name, typeof value === 'string' ? value : JSON.stringify(value))
    const response = await api.request(`/api/${path}?${fields.toString()}`, {}, internalCall)
    const answer = (await response.json()) as { message: string; data: unknown }
    if (!response.ok) throw Object.assign(new Error(`${path}: ${answer.message}`), { status: response.status })
    return answer.data
  }
  return createPages({
    call,
    version: () => String(site.shared.catalogueVersion),
    language: () => storeLanguage(site),
    origin: (request) => originOf(site, request),
    theme: () => readSetting(site.shared.settings, siteSettings.theme_style),
    admit: async (request) => {
      const address = clientAddress(site, request)
      await countCall(site, 'page', readSetting(site.shared.settings, rateSettings.page_per_minute), address)
      return networkOf(address)
    },
    policy: () => ({
      framedBy: readSetting(site.shared.settings, bridgeSettings.host_origins),
      ...pageSources((setting) => readSetting(site.shared.settings, setting)),
    }),
    translate,
    // Without what follows the path: an address may carry a token.
    report: (error, url) => site.log.error({ err: error, path: url.split('?', 1)[0] }, 'page failed'),
  })
}
