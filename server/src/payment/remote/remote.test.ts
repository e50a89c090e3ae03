import { describe, expect, test } from 'vitest'
import { openTestShop } from '../../../test/harness.ts'
import { openTestBank } from '../../../test/payments.ts'
import { closePayment } from '../close-payment.ts'
import { sendRefunds } from '../provider/send-refunds.ts'
import { refundPart } from '../refund-part.ts'
import { openPaypal } from '../test/paypal-double.ts'
import { openStripe } from '../test/stripe-double.ts'
import { paymentRoutes } from './routes.ts'

const [stripe, paypal] = [await openStripe(), await openPaypal()]
const shop = await openTestShop({ settings: { ...stripe.settings, ...paypal.settings } })
const { payer, open, grant, emittedOf, view, money, house } = openTestBank(shop)
const routes = paymentRoutes(shop.site)

type Remote = 'stripe' | 'paypal'
async function begin(method: Remote | 'browser', amount = 1250n, cash = 0n) {
  const client = await payer({ withdrawable: cash })
  const payment_id = await open(client, amount)
  const balanceInput = cash ? { use_balance: true, grant: await grant(client, payment_id) } : {}
  const { redirect_url } = await client.call('payment/pay', { payment_id, method, ...balanceInput })
  const reference = /^\/api\/payment\/go\/([\w-]{24})(?:\?in_app=1)?$/.exec(redirect_url!)![1]!
  return { client, payment_id, reference }
}
const openRemotePage = async (reference: string) => {
  const answer = await routes.request(`/api/payment/go/${reference}`)
  return { status: answer.status, location: answer.headers.get('location') }
}
const returnFromProvider = async (reference: string, isCancelled = false) =>
  (await routes.request(`/api/payment/back/${reference}${isCancelled ? '?gave_up=1' : ''}`)).headers.get('location')
const hook = async (provider: string, sent: { body: string; headers: Record<string, string> }) =>
  (await routes.request(`/api/payment/webhook/${provider}`, { method: 'POST', ...sent })).status
const sessionOf = (reference: string) => [...stripe.sessions.values()].find((one) => one.client_reference_id === reference)!
const orderOf = (reference: string) => [...paypal.orders.values()].find((one) => one.custom_id === reference)!
const state = async ({ client, payment_id }: Awaited<ReturnType<typeof begin>>) => (await view(client, payment_id)).state
const refund = (payment_id: number, cents: bigint, key: string) =>
  shop.systemContext().transaction((inner) => refundPart(inner, payment_id, cents, { key, reason: 'test' }))
const close = (payment_id: number) => shop.systemContext().transaction((inner) => closePayment(inner, payment_id))

describe('going there', () => {
  test('ORD-08 both are offered where their keys are set, and 016 leads to the first of them', async () => {
    const client = await payer()
    const methods = (await view(client, await open(client, 100n))).methods.map(({ method }) => method)
    expect(methods).toEqual(['balance', 'usds', 'sandbox', 'stripe', 'paypal', 'host', 'browser'])
    const { reference } = await begin('browser')
    const answer = await routes.request(`/api/payment/go/${reference}?in_app=1`)
    expect(answer.headers.get('location')).toContain('checkout.stripe.test')
    expect(sessionOf(reference).success_url).toBe(`http://shop.example/api/payment/back/${reference}?in_app=1`)
    const page = (await routes.request(`/api/payment/back/${reference}?gave_up=1&in_app=1`)).headers.get('location')!
    const shown = await routes.request(page, { headers: { cookie: 'language=zh-cn' } })
    expect(await shown.text()).toContain('请返回应用')
    expect(shown.headers.get('content-security-policy')).toContain("default-src 'none'")
  })

  test.each(['stripe', 'paypal'] as const)('ORD-08 %s: the address opens one payment there, however often it is called', async (method) => {
    const { reference } = await begin(method)
    const answers = await Promise.all([openRemotePage(reference), openRemotePage(reference), openRemotePage(reference)])
    answers.push(await openRemotePage(reference))
    expect(new Set(answers.map((one) => one.location)).size).toBe(1)
    const opened = method === 'stripe' ? sessionOf(reference) : orderOf(reference)
    expect(answers[0]).toEqual({ status: 303, location: expect.stringContaining(opened.id) })
    const count = method === 'stripe' ? stripe.sessions.values() : paypal.orders.values()
    expect([...count].filter((one) => one.id === opened.id)).toHaveLength(1)
    expect(method === 'stripe' ? sessionOf(reference).amount_total : orderOf(reference).value).toBe(method === 'stripe' ? 1250 : '12.50')
    const urls =
      method === 'stripe'
        ? [sessionOf(reference).success_url, sessionOf(reference).cancel_url]
        : [orderOf(reference).return_url, orderOf(reference).cancel_url]
    expect(urls).toEqual([
      `http://shop.example/api/payment/back/${reference}`,
      `http://shop.example/api/payment/back/${reference}?gave_up=1`,
    ])
  })

  test('ORD-08 an unknown address is none, one that is over leads to its result, and a provider that is away takes nothing', async () => {
    for (const odd of ['nothing', '%00', 'x'.repeat(300)]) expect((await openRemotePage(odd)).status).toBe(404)
    const made = await begin('stripe')
    stripe.state.isDown = true
    expect((await openRemotePage(made.reference)).status).toBe(503)
    stripe.state.isDown = false
    expect(await state(made)).toBe('pending')
    expect((await openRemotePage(made.reference)).status).toBe(303)
    await close(made.payment_id)
    expect((await openRemotePage(made.reference)).location).toBe(`/v2/pay/result/result?payment_id=${made.payment_id}`)
  })
})

describe('Stripe', () => {
  test('ORD-08 the webhook may come before the shopper does, twice, or never', async () => {
    const first = await begin('stripe')
    await openRemotePage(first.reference)
    const session = stripe.pay(sessionOf(first.reference))
    const event = stripe.eventOf('checkout.session.completed', session)
    expect([await hook('stripe', event), await hook('stripe', event), await state(first)]).toEqual([200, 200, 'paid'])
    expect(await returnFromProvider(first.reference)).toBe(`/v2/pay/result/result?payment_id=${first.payment_id}`)
    expect(emittedOf(first.payment_id)).toHaveLength(1)

    const second = await begin('stripe')
    await openRemotePage(second.reference)
    stripe.pay(sessionOf(second.reference))
    await returnFromProvider(second.reference)
    expect(await state(second)).toBe('paid')

    const third = await begin('stripe')
    await openRemotePage(third.reference)
    stripe.pay(sessionOf(third.reference))
    await shop.advance({ minutes: 4 })
    expect(await state(third)).toBe('paid')
  })

  test('ORD-08 a webhook that Stripe did not sign, or of something else, changes nothing', async () => {
    const made = await begin('stripe')
    await openRemotePage(made.reference)
    const session = stripe.pay(sessionOf(made.reference))
    const forged = stripe.eventOf('checkout.session.completed', session, { secret: 'whsec_2' })
    expect(await hook('stripe', forged)).toBe(422)
    expect(await hook('stripe', { ...stripe.eventOf('checkout.session.completed', session), headers: {} })).toBe(422)
    const altered = stripe.eventOf('checkout.session.completed', session)
    expect(await hook('stripe', { ...altered, body: altered.body.replace('1250', '1') })).toBe(422)
    expect(await hook('stripe', stripe.eventOf('payment_intent.created', session))).toBe(200)
    expect(
      await hook('stripe', stripe.eventOf('checkout.session.completed', session, { changes: { client_reference_id: 'another-shop' } })),
    ).toBe(200)
    expect(await hook('other', forged)).toBe(404)
    expect(await hook('sandbox', forged)).toBe(404)
    expect(await hook('stripe', { body: 'x'.repeat(300_000), headers: {} })).toBe(413)
    expect(await state(made)).toBe('pending')
    await expect(
      shop.visitor().call('payment/notice', { provider: 'stripe', body: forged.body, signature: '0'.repeat(64) }),
    ).rejects.toMatchObject({ reason: 'payment.notice_unknown' })
  })

  test('ORD-07 who gives up leaves no page behind that could be paid, and gets the balance’s part back', async () => {
    const made = await begin('stripe', 1250n, 300n)
    await openRemotePage(made.reference)
    expect(sessionOf(made.reference).amount_total).toBe(950)
    await returnFromProvider(made.reference, true)
    expect([await state(made), sessionOf(made.reference).status, (await money(made.client)).total]).toEqual(['cancelled', 'expired', 300n])
  })

  test.each([
    ['checkout.session.async_payment_failed', 'failed'],
    ['checkout.session.expired', 'cancelled'],
  ] as const)('ORD-08 %s: %s', async (type, expected) => {
    const made = await begin('stripe')
    await openRemotePage(made.reference)
    const changes = type.endsWith('expired') ? { status: 'expired' } : { status: 'complete' }
    await hook('stripe', stripe.eventOf(type, sessionOf(made.reference), { changes }))
    expect(await state(made)).toBe(expected)
  })

  test('ORD-08 another amount or currency pays nothing and is before the operators', async () => {
    const made = await begin('stripe')
    await openRemotePage(made.reference)
    const session = stripe.pay(sessionOf(made.reference), { currency: 'eur' })
    await hook('stripe', stripe.eventOf('checkout.session.completed', session))
    expect(await state(made)).toBe('pending')
    const alert = await shop.db.selectFrom('payment_alert').selectAll().where('subject', '=', made.reference).executeTakeFirstOrThrow()
    expect(alert).toMatchObject({ kind: 'wrong_amount', provider: 'stripe', details: { asked: '12.50', said: '0.00' } })
  })

  test('R-11 parts go back to Stripe, each once, and late money goes back by itself', async () => {
    const made = await begin('stripe')
    await openRemotePage(made.reference)
    const { payment_intent } = stripe.pay(sessionOf(made.reference))
    await returnFromProvider(made.reference)
    await refund(made.payment_id, 250n, 'return 1')
    stripe.state.isDown = true
    expect(await sendRefunds(shop.site)).toBe(0)
    stripe.state.isDown = false
    expect([await sendRefunds(shop.site), await sendRefunds(shop.site)]).toEqual([1, 0])
    await refund(made.payment_id, 1000n, 'return 2')
    await sendRefunds(shop.site)
    const sent = stripe.refunds.filter((one) => one.payment_intent === payment_intent)
    expect(sent.map(({ amount }) => amount)).toEqual(['250', '1000'])
    expect(new Set(sent.map(({ key }) => key)).size).toBe(2)
    const alert = await shop.db.selectFrom('payment_alert').selectAll().where('kind', '=', 'refund_not_sent').executeTakeFirstOrThrow()
    expect(alert).toMatchObject({ payment_id: made.payment_id, provider: 'stripe' })

    const lateAttempt = await begin('stripe', 1250n, 300n)
    await openRemotePage(lateAttempt.reference)
    await close(lateAttempt.payment_id)
    const session = stripe.pay(sessionOf(lateAttempt.reference))
    await hook('stripe', stripe.eventOf('checkout.session.completed', session))
    expect(emittedOf(lateAttempt.payment_id)).toEqual(['payment.returned {"amount":"9.50"}'])
    await sendRefunds(shop.site)
    expect(stripe.refunds.at(-1)).toMatchObject({ payment_intent: session.payment_intent, amount: '950' })
  })
})

describe('PayPal', () => {
  test('ORD-08 what was approved is captured when the shopper comes back, once', async () => {
    const made = await begin('paypal')
    const escrow = await house('escrow')
    await openRemotePage(made.reference)
    const order = paypal.approve(orderOf(made.reference))
    await Promise.all([returnFromProvider(made.reference), returnFromProvider(made.reference)])
    expect([await state(made), order.status, (await house('escrow')) - escrow]).toEqual(['paid', 'COMPLETED', 1250n])
    expect(await hook('paypal', paypal.eventOf('PAYMENT.CAPTURE.COMPLETED', order))).toBe(200)
    expect(emittedOf(made.payment_id)).toHaveLength(1)
  })

  test('ORD-08 what was approved by somebody who never came back is captured when PayPal is asked', async () => {
    const made = await begin('paypal')
    await openRemotePage(made.reference)
    paypal.approve(orderOf(made.reference))
    await shop.advance({ minutes: 4 })
    expect([await state(made), orderOf(made.reference).status]).toEqual(['paid', 'COMPLETED'])
  })

  test('ORD-08 what is closed, set aside or given up is not captured any more', async () => {
    const [closed, given] = [await begin('paypal'), await begin('paypal')]
    for (const { reference } of [closed, given]) {
      await openRemotePage(reference)
      paypal.approve(orderOf(reference))
    }
    await close(closed.payment_id)
    await returnFromProvider(closed.reference)
    await returnFromProvider(given.reference, true)
    expect([await state(closed), orderOf(closed.reference).status]).toEqual(['closed', 'APPROVED'])
    expect([await state(given), orderOf(given.reference).status]).toEqual(['cancelled', 'APPROVED'])
  })

  test('ORD-08 its signed webhook pays; one that it did not sign does not, and one that cannot be checked is to come again', async () => {
    const made = await begin('paypal')
    await openRemotePage(made.reference)
    const order = paypal.approve(orderOf(made.reference))
    Object.assign(order, { status: 'COMPLETED', capture: { id: 'CAP-1', status: 'COMPLETED', value: order.value } })
    const event = paypal.eventOf('PAYMENT.CAPTURE.COMPLETED', order)
    expect(await hook('paypal', { ...event, body: event.body.replace('12.50', '12.51') })).toBe(422)
    expect(await hook('paypal', { ...event, headers: { ...event.headers, 'paypal-transmission-id': 'other' } })).toBe(422)
    expect(await hook('paypal', { ...event, headers: {} })).toBe(422)
    for (const body of ['[]', '{"', 'null', '{}} , {"a":{}']) expect(await hook('paypal', { ...event, body })).toBe(422)
    paypal.state.isDown = true
    expect(await hook('paypal', event)).toBe(500)
    paypal.state.isDown = false
    expect(await state(made)).toBe('pending')
    expect([await hook('paypal', event), await hook('paypal', event), await state(made)]).toEqual([200, 200, 'paid'])
    expect(await hook('paypal', paypal.eventOf('CHECKOUT.ORDER.APPROVED', order))).toBe(200)
  })

  test('ORD-08 a capture that is declined can be paid otherwise', async () => {
    const made = await begin('paypal', 1250n, 300n)
    await openRemotePage(made.reference)
    paypal.approve(orderOf(made.reference))
    paypal.state.captures = 'DECLINED'
    await returnFromProvider(made.reference)
    paypal.state.captures = 'COMPLETED'
    expect([await state(made), (await money(made.client)).total]).toEqual(['failed', 300n])
  })

  test('R-11 parts go back to PayPal, each once', async () => {
    const made = await begin('paypal', 1250n, 300n)
    await openRemotePage(made.reference)
    const order = paypal.approve(orderOf(made.reference))
    await returnFromProvider(made.reference)
    await refund(made.payment_id, 1000n, 'return 1')
    expect([await sendRefunds(shop.site), await sendRefunds(shop.site)]).toEqual([1, 0])
    expect(paypal.refunds.filter((one) => one.capture === order.capture!.id).map(({ value }) => value)).toEqual(['9.50'])
    expect((await money(made.client)).total).toBe(50n)
  })
})
