import { createSign, createVerify, generateKeyPairSync, randomUUID } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { serveDouble, type DoubleResponse, type DoubleRequest } from './serve-double.ts'

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
  const byKey = new Map<string, unknown>()
  const state = { isDown: false, captures: 'COMPLETED' }

  const toWire = (order: PaypalOrder) => ({
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
    return toWire(orders.get(id)!)
  }
  function capture(order: PaypalOrder): DoubleResponse {
    if (order.status !== 'APPROVED')
      return { status: 422, body: { name: 'UNPROCESSABLE_ENTITY', details: [{ issue: 'ORDER_NOT_APPROVED' }] } }
    Object.assign(order, { status: 'COMPLETED', capture: { id: `CAP-${order.id}`, status: state.captures, value: order.value } })
    return { status: 201, body: toWire(order) }
  }
  function verify(body: string): DoubleResponse {
    const input = JSON.parse(body) as Record<'transmission_id' | 'transmission_time' | 'transmission_sig' | 'webhook_id', string>
    const event = /,"webhook_event":(.*)\}$/s.exec(body)![1]!
    const text = signedText(input.transmission_id, input.transmission_time, event)
    const isValid =
      input.webhook_id === webhookId && createVerify('RSA-SHA256').update(text).verify(publicKey, input.transmission_sig, 'base64')
    return { body: { verification_status: isValid ? 'SUCCESS' : 'FAILURE' } }
  }
  function change({ path, headers, body }: DoubleRequest): DoubleResponse {
    if (path.startsWith('/v1/notifications/verify-webhook-signature')) return verify(body)
    const key = String(headers['paypal-request-id'] ?? '')
    if (byKey.has(key)) return { body: byKey.get(key) }
    const [, order, capturedId] = /^\/v2\/checkout\/orders\/([^/]+)\/capture|^\/v2\/payments\/captures\/([^/]+)\/refund/.exec(path) ?? []
    if (order) return capture(orders.get(order)!)
    let created: unknown
    if (capturedId) {
      const { amount } = JSON.parse(body) as { amount: { value: string } }
      refunds.push({ capture: capturedId, value: amount.value, key })
      created = { id: `REF-${refunds.length}`, status: 'COMPLETED' }
    } else created = create(body)
    byKey.set(key, created)
    return { status: 201, body: created }
  }
  const address = await serveDouble((request) => {
    if (state.isDown) return { status: 503, body: { name: 'SERVICE_UNAVAILABLE' } }
    if (request.path === '/v1/oauth2/token') {
      const isValid = request.headers.authorization === `Basic ${Buffer.from('client-1:secret-1').toString('base64')}`
      return isValid ? { body: { access_token: 'token-1', token_type: 'Bearer', expires_in: 32_400 } } : { status: 401, body: {} }
    }
    if (request.headers.authorization !== 'Bearer token-1') return { status: 401, body: {} }
    if (request.method === 'POST') return change(request)
    const order = orders.get(request.path.split('/').at(-1)!)
    return order ? { body: toWire(order) } : { status: 404, body: { name: 'RESOURCE_NOT_FOUND' } }
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
