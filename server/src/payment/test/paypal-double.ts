import { createSign, createVerify, generateKeyPairSync, randomUUID } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { serveDouble, type Answered, type Asked } from './serve-double.ts'

interface PaypalOrder {
  id: string
  status: 'CREATED' | 'APPROVED' | 'COMPLETED' | 'VOIDED'
  custom_id: string
  currency: string
  value: string
  capture: { id: string; status: string; value: string } | null
  return_url: string
  cancel_url: string
}

const webhookId = 'WH-1'
const signedText = (id: string, time: string, body: string) => `${id}|${time}|${webhookId}|${crc32(body)}`

/** PayPal's API as far as the shop asks it, at its own paths, with its own scheme of signed webhooks. */
export async function openPaypal() {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const orders = new Map<string, PaypalOrder>()
  const refunds: { capture: string; value: string; key: string }[] = []
  const known = new Map<string, unknown>()
  const state = { isDown: false, captures: 'COMPLETED' }

  const shown = (order: PaypalOrder) => ({
    id: order.id,
    status: order.status,
    intent: 'CAPTURE',
    purchase_units: [
      {
        custom_id: order.custom_id,
        amount: { currency_code: order.currency, value: order.value },
        ...(order.capture && {
          payments: {
            captures: [
              { id: order.capture.id, status: order.capture.status, amount: { currency_code: order.currency, value: order.capture.value } },
            ],
          },
        }),
      },
    ],
    links: [{ href: `https://paypal.test/checkoutnow?token=${order.id}`, rel: 'payer-action', method: 'GET' }],
  })
  function create(body: string) {
    const { purchase_units, payment_source } = JSON.parse(body) as {
      purchase_units: [{ custom_id: string; amount: { currency_code: string; value: string } }]
      payment_source: { paypal: { experience_context: { return_url: string; cancel_url: string } } }
    }
    const id = `ORDER-${randomUUID()}`
    const [{ custom_id, amount }] = purchase_units
    orders.set(id, {
      id,
      status: 'CREATED',
      custom_id,
      currency: amount.currency_code,
      value: amount.value,
      capture: null,
      ...payment_source.paypal.experience_context,
    })
    return shown(orders.get(id)!)
  }
  function capture(order: PaypalOrder): Answered {
    if (order.status !== 'APPROVED')
      return { status: 422, body: { name: 'UNPROCESSABLE_ENTITY', details: [{ issue: 'ORDER_NOT_APPROVED' }] } }
    Object.assign(order, { status: 'COMPLETED', capture: { id: `CAP-${order.id}`, status: state.captures, value: order.value } })
    return { status: 201, body: shown(order) }
  }
  function verify(body: string): Answered {
    const said = JSON.parse(body) as Record<'transmission_id' | 'transmission_time' | 'transmission_sig' | 'webhook_id', string>
    const event = /,"webhook_event":(.*)\}$/s.exec(body)![1]!
    const text = signedText(said.transmission_id, said.transmission_time, event)
    const isRight =
      said.webhook_id === webhookId && createVerify('RSA-SHA256').update(text).verify(publicKey, said.transmission_sig, 'base64')
    return { body: { verification_status: isRight ? 'SUCCESS' : 'FAILURE' } }
  }
  function change({ path, headers, body }: Asked): Answered {
    if (path.startsWith('/v1/notifications/verify-webhook-signature')) return verify(body)
    const key = String(headers['paypal-request-id'] ?? '')
    if (known.has(key)) return { body: known.get(key) }
    const [, order, captured] = /^\/v2\/checkout\/orders\/([^/]+)\/capture|^\/v2\/payments\/captures\/([^/]+)\/refund/.exec(path) ?? []
    if (order) return capture(orders.get(order)!)
    let made: unknown
    if (captured) {
      const { amount } = JSON.parse(body) as { amount: { value: string } }
      refunds.push({ capture: captured, value: amount.value, key })
      made = { id: `REF-${refunds.length}`, status: 'COMPLETED' }
    } else made = create(body)
    known.set(key, made)
    return { status: 201, body: made }
  }
  const address = await serveDouble((asked) => {
    if (state.isDown) return { status: 503, body: { name: 'SERVICE_UNAVAILABLE' } }
    if (asked.path === '/v1/oauth2/token') {
      const isRight = asked.headers.authorization === `Basic ${Buffer.from('client-1:secret-1').toString('base64')}`
      return isRight ? { body: { access_token: 'token-1', token_type: 'Bearer', expires_in: 32_400 } } : { status: 401, body: {} }
    }
    if (asked.headers.authorization !== 'Bearer token-1') return { status: 401, body: {} }
    if (asked.method === 'POST') return change(asked)
    const order = orders.get(asked.path.split('/').at(-1)!)
    return order ? { body: shown(order) } : { status: 404, body: { name: 'RESOURCE_NOT_FOUND' } }
  })

  const settings = {
    'payment.paypal_client_id': 'client-1',
    'payment.paypal_secret': 'secret-1',
    'payment.paypal_webhook_id': webhookId,
    'payment.paypal_address': address,
  }
  /** A webhook as PayPal sends it: its body and headers. */
  function eventOf(event_type: string, order: PaypalOrder, { id = `WE-${randomUUID()}`, value = order.value } = {}) {
    const resource = { id: order.capture?.id, custom_id: order.custom_id, amount: { currency_code: order.currency, value } }
    const body = JSON.stringify({ id, event_type, resource_type: 'capture', resource })
    const [transmission, time] = [randomUUID(), new Date().toISOString()]
    const headers = {
      'paypal-auth-algo': 'SHA256withRSA',
      'paypal-cert-url': 'https://api.paypal.com/v1/notifications/certs/CERT-1',
      'paypal-transmission-id': transmission,
      'paypal-transmission-time': time,
      'paypal-transmission-sig': createSign('RSA-SHA256')
        .update(signedText(transmission, time, body))
        .sign(privateKey, 'base64'),
    }
    return { body, headers }
  }
  const approve = (order: PaypalOrder) => Object.assign(order, { status: 'APPROVED' })
  return { settings, orders, refunds, state, eventOf, approve }
}
