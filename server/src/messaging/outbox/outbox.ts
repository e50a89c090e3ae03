import { Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import { createContext, type Site } from '../../kernel/context.ts'
import { languageOf } from '../../kernel/http/http.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { zoneSettings } from '../../kernel/time/store-zone.ts'
import { listMessages } from '../views.ts'
import { renderOutbox } from './render-outbox.ts'
import { script, style } from './style.ts'

const policy = "default-src 'none'; style-src 'self'; script-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

/** The page `/outbox`, to be mounted in demo mode only: what would have been sent by e-mail and SMS (IDN-14). */
export function outbox(site: Site): Hono {
  const app = new Hono()
  app.use('/outbox/*', async (call, next) => {
    await next()
    call.header('content-security-policy', policy)
    call.header('cache-control', 'no-store')
    call.header('referrer-policy', 'no-referrer')
    call.header('x-content-type-options', 'nosniff')
  })
  app.get('/outbox/style.css', (call) => call.body(style, 200, { 'content-type': 'text/css; charset=utf-8' }))
  app.get('/outbox/script.js', (call) => call.body(script, 200, { 'content-type': 'text/javascript; charset=utf-8' }))
  app.get('/outbox', async (call) => {
    const language = languageOf(call.req.query('language') ?? getCookie(call, 'language'))
    const recipient = (call.req.query('recipient') ?? '').trim().slice(0, 254)
    const cursor = call.req.query('cursor')
    const context = createContext(site, { kind: 'system' }, { language })
    try {
      const page = await listMessages(context, { recipient: recipient || undefined, cursor })
      const zone = context.setting(zoneSettings.time_zone)
      return call.html(renderOutbox({ language, zone, recipient, ...page, isFirst: cursor === undefined }))
    } catch (error) {
      // A cursor that is none of ours: from the top.
      if (error instanceof Refusal) return call.redirect(`/outbox?language=${language}`, 303)
      throw error
    }
  })
  return app
}
