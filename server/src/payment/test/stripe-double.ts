import { randomUUID } from 'node:crypto'
import Stripe from 'stripe'
import { serveDouble, type DoubleResponse, type DoubleRequest } from './serve-double.ts'

interface Session {
  id: string
  object: 'checkout.session'
  url: string | null
  status: 'open' | 'complete' | 'expired'
  payment_status: 'unpaid' | 'paid'
  amount_total: number
  currency: string
  client_reference_id: string
  payment_intent: string | null
  success_url: string
  cancel_url: string
}

/** Stripe's API as far as the shop asks it, at its own paths, with its own signatures of webhooks. */
export async function openStripe() {
  const sessions = new Map<string, Session>()
  const refunds: { payment_intent: string; amount: string; key: string }[] = []
  const byKey = new Map<string, unknown>()
  const state = { isDown: false }
  const notFound: DoubleResponse = { status: 404, body: { error: { type: 'invalid_request_error', message: 'No such thing' } } }

  function create(form: URLSearchParams): Session {
    const id = `cs_test_${randomUUID()}`
    const session: Session = {
      id,
      object: 'checkout.session',
      url: `https://checkout.stripe.test/${id}`,
      status: 'open',
      payment_status: 'unpaid',
      amount_total: Number(form.get('line_items[0][price_data][unit_amount]')),
      currency: form.get('line_items[0][price_data][currency]')!,
      client_reference_id: form.get('client_reference_id')!,
      payment_intent: null,
      success_url: form.get('success_url')!,
      cancel_url: form.get('cancel_url')!,
    }
    sessions.set(id, session)
    return session
  }
  function refund(form: URLSearchParams, key: string) {
    const [payment_intent, amount] = [form.get('payment_intent')!, form.get('amount')!]
    refunds.push({ payment_intent, amount, key })
    return { id: `re_${refunds.length}`, object: 'refund', status: 'succeeded', amount: Number(amount), payment_intent }
  }
  function change({ path, headers, body }: DoubleRequest): DoubleResponse {
    const key = String(headers['idempotency-key'] ?? '')
    if (byKey.has(key)) return { body: byKey.get(key) }
    const [, id] = /^\/v1\/checkout\/sessions\/([^/]+)\/expire$/.exec(path) ?? []
    if (id) {
      const session = sessions.get(id)!
      Object.assign(session, { status: 'expired', url: null })
      return { body: session }
    }
    const form = new URLSearchParams(body)
    const created = path === '/v1/checkout/sessions' ? create(form) : path === '/v1/refunds' ? refund(form, key) : null
    if (!created) return notFound
    byKey.set(key, created)
    return { body: created }
  }
  const address = await serveDouble((request) => {
    if (state.isDown) return { status: 503, body: { error: { type: 'api_error', message: 'down' } } }
    if (request.headers.authorization !== 'Bearer sk_test_1')
      return { status: 401, body: { error: { type: 'authentication_error', message: 'no' } } }
    if (request.method === 'POST') return change(request)
    const session = sessions.get(request.path.split('/').at(-1)!)
    return session ? { body: session } : notFound
  })

  const settings = { 'payment.stripe_key': 'sk_test_1', 'payment.stripe_webhook_secret': 'whsec_1', 'payment.stripe_address': address }
  const { webhooks } = new Stripe('sk_test_1')
  /** A webhook as Stripe sends it: its body and headers. */
  function eventOf(type: string, session: Session, { id = `evt_${randomUUID()}`, secret = 'whsec_1', changes = {} } = {}) {
    const payload = JSON.stringify({ id, object: 'event', type, data: { object: { ...session, ...changes } } })
    return { body: payload, headers: { 'stripe-signature': webhooks.generateTestHeaderString({ payload, secret }) } }
  }
  const pay = (session: Session, changes: Partial<Session> = {}) =>
    Object.assign(session, { status: 'complete', payment_status: 'paid', payment_intent: `pi_${session.id}`, ...changes })
  return { settings, sessions, refunds, state, eventOf, pay }
}
