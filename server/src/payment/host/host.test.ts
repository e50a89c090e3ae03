import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { openTestShop, type Client, type Refused, type TestShop } from '../../../test/harness.ts'
import { openTestBank } from '../../../test/payments.ts'
import { refundPayment } from '../refund-payment.ts'
import { sendRefunds } from '../provider/send-refunds.ts'

const refusal = (call: Promise<unknown>) =>
  call.then(
    () => 'accepted',
    (refused: Refused) => refused.reason,
  )

async function begin(shop: TestShop, amount: bigint) {
  const { payer, open } = openTestBank(shop)
  const client = await payer()
  const payment_id = await open(client, amount)
  const { redirect_url } = await client.call('payment/pay', { payment_id, method: 'host' })
  const order = new URL(redirect_url!, 'http://shop.example')
  return { client, payment_id, order, reference: order.searchParams.get('reference')! }
}
const view = (client: Client, payment_id: number) => client.call('payment/view', { payment_id })

describe('a demo’s host', async () => {
  const shop = await openTestShop()

  test('HST-06 the order for the app says what is to be paid, and leads to its result', async () => {
    const { payment_id, order, reference } = await begin(shop, 1250n)
    expect([order.pathname, order.searchParams.get('payment_id')]).toEqual(['/v2/pay/result/result', String(payment_id)])
    expect(Object.fromEntries(order.searchParams)).toMatchObject({
      amount: '12.50',
      currency: 'USD',
      signature: expect.stringMatching(/^[\da-f]{64}$/),
    })
    expect(reference).toMatch(/^[\w-]{24}$/)
  })

  test.each([
    ['success', 'paid'],
    ['fail', 'failed'],
    ['cancel', 'cancelled'],
  ] as const)('HST-06 HST-08 %s in the app: the payment is %s, and a second decision changes nothing', async (outcome, state) => {
    const { client, payment_id, reference } = await begin(shop, 300n)
    const decide = (next: 'success' | 'fail' | 'cancel') => shop.visitor().call('bridge/simulate_payment', { reference, outcome: next })
    expect(await decide(outcome)).toEqual({ amount: '3.00' })
    expect((await view(client, payment_id)).state).toBe(state)
    await decide(outcome === 'success' ? 'fail' : 'success')
    expect((await view(client, payment_id)).state).toBe(state)
  })

  test('HST-06 HST-08 a silent host is asked later', async () => {
    const { client, payment_id, reference } = await begin(shop, 300n)
    await shop.visitor().call('bridge/simulate_payment', { reference, outcome: 'success', is_silent: true })
    expect((await view(client, payment_id)).state).toBe('pending')
    await shop.advance({ minutes: 3 })
    expect((await view(client, payment_id)).state).toBe('paid')
  })

  test('HST-06 what was paid in the app goes back there', async () => {
    const { payment_id, reference } = await begin(shop, 300n)
    await shop.visitor().call('bridge/simulate_payment', { reference, outcome: 'success' })
    await shop.systemContext().transaction((context) => refundPayment(context, payment_id, 'test'))
    await sendRefunds(shop.site)
    const row = await shop.db.selectFrom('host_payment').select('refunded').where('reference', '=', reference).executeTakeFirstOrThrow()
    expect(row.refunded).toBe(300n)
  })

  test('HST-08 nobody decides what the host does not know, nor anything outside a demo', async () => {
    const unknown = { reference: 'nothing', outcome: 'success' } as const
    expect(await refusal(shop.visitor().call('bridge/simulate_payment', unknown))).toBe('payment.notice_unknown')
    const plain = await openTestShop()
    Object.assign(plain.site.config, { demo: false })
    expect(await refusal(plain.visitor().call('bridge/simulate_payment', unknown))).toBe('call.not_found')
    const { payer, open } = openTestBank(plain)
    const client = await payer()
    const payment_id = await open(client, 100n)
    expect((await view(client, payment_id)).methods.map(({ method }) => method)).toEqual(['balance', 'usds'])
    expect(await refusal(client.call('payment/pay', { payment_id, method: 'host' }))).toBe('payment.method_unknown')
  })
})

describe('a real host', async () => {
  const key = 'k'.repeat(40)
  const sign = (text: string) => createHmac('sha256', key).update(text).digest('hex')
  const questions: { body: Record<string, unknown>; isSigned: boolean }[] = []
  let answer: { status: number; body: unknown } = { status: 200, body: {} }
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk: Buffer) => (text += chunk.toString()))
    request.on('end', () => {
      questions.push({ body: JSON.parse(text) as Record<string, unknown>, isSigned: request.headers['x-signature'] === sign(text) })
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body))
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  afterAll(() => void server.close())
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/payments`
  const shop = await openTestShop({ settings: { 'payment.host_key': key, 'payment.host_address': address } })
  Object.assign(shop.site.config, { demo: false })

  const notice = (reference: string, changes: Record<string, unknown> = {}, signature?: string) => {
    const body = JSON.stringify({ notice_id: `n ${reference}`, reference, outcome: 'success', amount: '3.00', ...changes })
    return shop.visitor().call('payment/notice', { provider: 'host', body, signature: signature ?? sign(body) })
  }

  test('HST-06 the order is signed with the shared key, so that the app can trust the amount', async () => {
    const { order } = await begin(shop, 300n)
    const text = order.search
      .slice(1)
      .replace(/^payment_id=\d+&/, '')
      .replace(/&signature=.*$/, '')
    expect([text.replace(/reference=[\w-]+/, ''), order.searchParams.get('signature')]).toEqual(['&amount=3.00&currency=USD', sign(text)])
  })

  test('HST-06 its signed notice pays; a forged, altered or strange one does nothing', async () => {
    const { client, payment_id, reference } = await begin(shop, 300n)
    const raw = (body: string) => shop.visitor().call('payment/notice', { provider: 'host', body, signature: sign(body) })
    for (const bad of [
      () => notice(reference, {}, '0'.repeat(64)),
      () => notice(reference, {}, sign('other')),
      () => notice(reference, { outcome: 'paid' }),
      () => notice(reference, { amount: '3x' }),
      () => notice(reference, { amount: 3 }),
      () => notice(reference, { notice_id: '' }),
      () => raw('[]'),
      () => raw('{"'),
    ])
      expect(await refusal(bad())).toBe('payment.notice_forged')
    expect(await refusal(notice('unknown'))).toBe('payment.notice_unknown')
    expect((await view(client, payment_id)).state).toBe('pending')
    await notice(reference, { amount: '0.01', notice_id: 'cheap' })
    expect((await view(client, payment_id)).state).toBe('pending')
    await Promise.all([notice(reference), notice(reference)])
    expect((await view(client, payment_id)).state).toBe('paid')
  })

  test('HST-06 a host that did not tell is asked with a signed question; one that does not know leaves the payment open', async () => {
    const { client, payment_id, reference } = await begin(shop, 300n)
    answer = { status: 404, body: {} }
    await shop.advance({ minutes: 3 })
    expect((await view(client, payment_id)).state).toBe('pending')
    expect(questions.at(-1)).toMatchObject({ isSigned: true, body: { ask: 'state', reference } })
    answer = { status: 200, body: { outcome: 'success', amount: '3.00' } }
    await shop.advance({ minutes: 3 })
    expect((await view(client, payment_id)).state).toBe('paid')
  })

  test('HST-06 money goes back by a signed question, again until the host has it', async () => {
    const { payment_id, reference } = await begin(shop, 300n)
    await notice(reference)
    await shop.systemContext().transaction((context) => refundPayment(context, payment_id, 'test'))
    const state = async () =>
      (await sql<{ state: string }>`select state from payment_attempt where reference = ${reference}`.execute(shop.db)).rows[0]!.state
    answer = { status: 503, body: {} }
    await sendRefunds(shop.site)
    expect(await state()).toBe('refunding')
    answer = { status: 200, body: {} }
    await sendRefunds(shop.site)
    expect([await state(), questions.at(-1)]).toMatchObject([
      'refunded',
      { isSigned: true, body: { ask: 'refund', reference, refund_id: expect.any(String), amount: '3.00' } },
    ])
  })
})
