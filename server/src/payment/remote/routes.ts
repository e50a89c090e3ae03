import { Hono, type Context as Call } from 'hono'
import { getCookie } from 'hono/cookie'
import { clientAddress } from '../../kernel/http/client-address.ts'
import { createContext, type Context, type Site } from '../../kernel/context.ts'
import { languageOf, refused } from '../../kernel/http/http.ts'
import { originOf } from '../../kernel/http/origin.ts'
import { countCall, rateSettings } from '../../kernel/http/limits/rate-limit.ts'
import { readBody } from '../../kernel/http/read-body.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { readSetting } from '../../kernel/settings.ts'
import { receiveNotice } from '../provider/receive-notice.ts'
import { returnToAppAddress, providerReturnAddress } from './addresses.ts'
import { returnToAppPage, returnToAppPolicy } from './return-to-app.ts'
import { handleReturn, openRemote } from './redirect.ts'

const maxBytes = 256 * 1024

/**
 * Routes beside the operations, because the callers are providers, or browsers on their way to one and back: no token, no form. An
 * attempt's reference, 144 random bits, authorizes a browser. Webhooks are accepted while the shop is closed too. (ORD-08)
 */
export function paymentRoutes(site: Site): Hono {
  const app = new Hono()
  const guarded = (rate: 'write' | 'notice', run: (call: Call, context: Context) => Promise<Response>) => async (call: Call) => {
    try {
      const address = clientAddress(site, call)
      await countCall(site, rate, readSetting(site.shared.settings, rateSettings[`${rate}_per_minute`]), address)
      return await run(call, createContext(site, { kind: 'system' }, { address }))
    } catch (error) {
      return refused(site, call, error)
    }
  }
  const isInApp = (call: Call) => call.req.query('in_app') === '1'
  const redirectTo = (call: Call, address: string) => {
    call.header('cache-control', 'no-store')
    call.header('referrer-policy', 'no-referrer')
    return call.redirect(address, 303)
  }
  app.get(
    '/api/payment/go/:reference',
    guarded('write', async (call, context) => {
      const reference = call.req.param('reference')!
      const returnUrl = (isCancelled: boolean) => originOf(site, call) + providerReturnAddress(reference, isCancelled, isInApp(call))
      return redirectTo(call, await openRemote(context, reference, returnUrl))
    }),
  )
  app.get(
    '/api/payment/back/:reference',
    guarded('write', async (call, context) => {
      const result = await handleReturn(context, call.req.param('reference')!, call.req.query('gave_up') === '1')
      return redirectTo(call, isInApp(call) ? returnToAppAddress : result)
    }),
  )
  app.get(returnToAppAddress, (call) => {
    call.header('content-security-policy', returnToAppPolicy)
    return call.html(returnToAppPage(languageOf(call.req.query('language') ?? getCookie(call, 'language'))))
  })
  app.post('/api/payment/webhook/:provider', guarded('notice', receiveWebhook))
  return app
}

async function receiveWebhook(call: Call, context: Context): Promise<Response> {
  const provider = call.req.param('provider')!
  if (provider !== 'stripe' && provider !== 'paypal') throw new Refusal('call.not_found')
  const body = (await readBody(call.req.raw, { maxBytes })).toString()
  await receiveNotice(context, provider, { body, headers: call.req.header() }).catch((error: unknown) => {
    // An account of the provider's may serve others too: what names no payment of ours is theirs, and is not to be sent again.
    if (!(error instanceof Refusal && error.code === 'payment.notice_unknown')) throw error
  })
  return call.json({ code: 0 })
}
