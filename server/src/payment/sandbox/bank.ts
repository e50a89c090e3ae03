import { Hono, type Context as Call } from 'hono'
import { getCookie } from 'hono/cookie'
import type { Site } from '../../kernel/context.ts'
import { languageOf } from '../../kernel/http/http.ts'
import { findSandboxPayment } from './sandbox-provider.ts'
import { choices, decidePayment, type Choice } from './decide-payment.ts'
import { paymentPage, style, unknownPage } from './page.ts'

const policy = "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
const languageOfCall = (call: Call) => languageOf(call.req.query('language') ?? getCookie(call, 'language'))

/** The bank's own pages below `/sandbox-bank`, to be mounted in demo mode only. Plain forms: it works without a script. (ORD-08) */
export function sandboxBank(site: Site): Hono {
  const app = new Hono()
  app.use('/sandbox-bank/*', async (call, next) => {
    await next()
    call.header('content-security-policy', policy)
    call.header('cache-control', 'no-store')
    call.header('referrer-policy', 'no-referrer')
  })
  app.get('/sandbox-bank/style.css', (call) => call.body(style, 200, { 'content-type': 'text/css; charset=utf-8' }))
  app.get('/sandbox-bank/:reference', async (call) => {
    const language = languageOfCall(call)
    const payment = await findSandboxPayment(site.db, call.req.param('reference'))
    return payment ? call.html(paymentPage(language, site.shared.shop.currency, payment)) : call.html(unknownPage(language), 404)
  })
  app.post('/sandbox-bank/:reference/:choice', async (call) => {
    const { reference, choice } = call.req.param()
    const payment = (choices as readonly string[]).includes(choice) ? await findSandboxPayment(site.db, reference) : undefined
    if (!payment) return call.html(unknownPage(languageOfCall(call)), 404)
    await decidePayment(site, reference, choice as Choice)
    return call.redirect(payment.return_url, 303)
  })
  return app
}
