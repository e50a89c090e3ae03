import type Stripe from 'stripe'
import type { Site } from '../../kernel/context.ts'
import { readSetting } from '../../kernel/settings.ts'
import type { ProviderResult, Notice, Provider, RawNotice } from '../provider/providers.ts'
import { redirectAddress } from '../remote/addresses.ts'
import type { Outcome } from '../rules.ts'
import { paymentSettings } from '../settings.ts'
import { stripeClient } from './stripe-client.ts'

/** Stripe writes currencies in small letters. */
const currencyOf = ({ shared }: Site) => shared.shop.currency.toLowerCase()
const secretOf = ({ shared }: Site) => readSetting(shared.settings, paymentSettings.stripe_webhook_secret)

/** Stripe's Checkout: a page of Stripe's, paid there, reported by webhook (ORD-08). Keys are the operator's settings. */
export const stripe: Provider = {
  isUsable: (site) => readSetting(site.shared.settings, paymentSettings.stripe_key) !== '' && secretOf(site) !== '',
  begin: async (_, { reference, isInApp }) => redirectAddress(reference, isInApp),
  open: async (site, { reference, amount, remote_id }, returnUrl) => {
    const { sessions } = (await stripeClient(site)).checkout
    const session = remote_id
      ? await sessions.retrieve(remote_id)
      : await sessions.create(
          {
            mode: 'payment',
            client_reference_id: reference,
            // Stripe counts cents as a number; the bound of an order lies far within what that holds exactly.
            line_items: [
              { quantity: 1, price_data: { currency: currencyOf(site), unit_amount: Number(amount), product_data: { name: 'Longmall' } } },
            ],
            payment_intent_data: { metadata: { reference } },
            success_url: returnUrl(false),
            cancel_url: returnUrl(true),
          },
          { idempotencyKey: reference },
        )
    if (!session.url) throw new Error(`Stripe's session ${session.id} has no page any more`)
    return { remote_id: session.id, url: session.url }
  },
  readNotice: readEvent,
  queryResult: async (site, { remote_id }) => {
    if (!remote_id) return null
    return resultOf(site, await (await stripeClient(site)).checkout.sessions.retrieve(remote_id))
  },
  handleReturn: async (site, { remote_id }, isCancelled) => {
    if (!remote_id) return null
    const { sessions } = (await stripeClient(site)).checkout
    const session = await sessions.retrieve(remote_id)
    // A shopper who gave up must not leave a page that can still be paid.
    return resultOf(site, isCancelled && session.status === 'open' ? await sessions.expire(remote_id) : session)
  },
  refund: async (site, { reference, remote_id }, { key, amount }) => {
    const client = await stripeClient(site)
    const { payment_intent } = await client.checkout.sessions.retrieve(remote_id ?? '')
    if (!payment_intent) throw new Error(`Stripe holds no money of ${reference}`)
    const intent = typeof payment_intent === 'string' ? payment_intent : payment_intent.id
    await client.refunds.create({ payment_intent: intent, amount: Number(amount), metadata: { reference } }, { idempotencyKey: key })
  },
}

/** The outcome of a session; none in another currency than the store's. */
function resultOf(site: Site, { status, payment_status, amount_total, currency }: Stripe.Checkout.Session): ProviderResult {
  const isPaid = payment_status === 'paid'
  const outcome: Outcome = isPaid ? 'success' : status === 'expired' ? 'cancel' : 'pending'
  return { outcome, amount: currency === currencyOf(site) ? BigInt(amount_total ?? 0) : 0n }
}

const paymentFailedEvent = 'checkout.session.async_payment_failed'
const handledEvents = new Set([
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.expired',
  paymentFailedEvent,
])

async function readEvent(site: Site, { body, headers }: RawNotice): Promise<Notice | null | 'nothing'> {
  const { webhooks } = await stripeClient(site)
  let event: Stripe.Event
  try {
    event = await webhooks.constructEventAsync(body, headers['stripe-signature'] ?? '', secretOf(site))
  } catch {
    return null
  }
  if (!handledEvents.has(event.type)) return 'nothing'
  const session = event.data.object as Stripe.Checkout.Session
  if (!session.client_reference_id) return 'nothing'
  const result = resultOf(site, session)
  return {
    notice_id: event.id,
    reference: session.client_reference_id,
    ...result,
    ...(event.type === paymentFailedEvent && { outcome: 'fail' as const }),
  }
}
