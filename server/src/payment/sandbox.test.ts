import { describe, expect, test } from 'vitest'
import { openTestShop } from '../../test/harness.ts'
import { openTestBank } from '../../test/payments.ts'
import { staffClient } from '../../test/staff-client.ts'
import { at } from '../identity/test/accounts.ts'
import { plus } from '../kernel/time/clock.ts'
import { drainTimers } from '../kernel/time/timers.ts'
import { signNotice } from './sandbox/sandbox-provider.ts'

const shop = await openTestShop()
const { bank, start, emittedOf, press, notify, view, house } = openTestBank(shop)
const operator = await staffClient(shop, 'finance')

describe('the bank’s page', () => {
  test('ORD-08 a plain page of forms in the caller’s language, without a script', async () => {
    const { reference } = await start(1250n)
    const page = await bank.request(`/sandbox-bank/${reference}?language=zh-cn`)
    const html = await page.text()
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'; style-src 'self'")
    expect(html).not.toMatch(/<script|style="|onclick/)
    expect(html).toContain('<html lang="zh-cn">')
    expect(html).toContain('USD\u00a012.50')
    expect([...html.matchAll(/action="\/sandbox-bank\/[\w-]+\/(\w+)"/g)].map(([, choice]) => choice)).toEqual([
      'succeed',
      'fail',
      'cancel',
      'slow',
      'twice',
      'late',
      'wrong',
      'forged',
      'silent',
    ])
    expect((await bank.request('/sandbox-bank/style.css')).headers.get('content-type')).toContain('text/css')
    expect(await (await bank.request(`/sandbox-bank/${reference}`, { headers: { cookie: 'language=ms-my' } })).text()).toContain(
      'Bank Kotak Pasir',
    )
  })

  test('ORD-08 an unknown payment or button is told so, and a decided one leads back to the shop', async () => {
    for (const odd of ['nothing', '%00', '%ff', 'x'.repeat(5000)]) {
      expect((await bank.request(`/sandbox-bank/${odd}`)).status).toBe(404)
      expect((await press(odd, 'succeed')).status).toBe(404)
    }
    const { payment_id, reference } = await start(100n)
    expect((await press(reference, 'steal')).status).toBe(404)
    const resultPath = `/v2/pay/result/result?payment_id=${payment_id}`
    const answer = await press(reference, 'succeed')
    expect([answer.status, answer.headers.get('location')]).toEqual([303, resultPath])
    expect(await (await bank.request(`/sandbox-bank/${reference}`)).text()).toContain(`href="${resultPath}"`)
  })

  test.each([
    ['succeed', 'paid', 'success'],
    ['fail', 'failed', 'fail'],
    ['cancel', 'cancelled', 'cancel'],
    ['twice', 'paid', 'success'],
  ] as const)('ORD-08 %s: the payment is %s', async (choice, state, last_outcome) => {
    const { client, payment_id, reference } = await start(100n)
    expect(await view(client, payment_id)).toMatchObject({ state: 'pending', last_outcome: 'pending' })
    const escrow = await house('escrow')
    await press(reference, choice)
    expect(await view(client, payment_id)).toMatchObject({ state, last_outcome })
    expect((await house('escrow')) - escrow).toBe(state === 'paid' ? 100n : 0n)
    expect(emittedOf(payment_id)).toEqual([
      state === 'paid' ? 'payment.paid {"after_close":false}' : `payment.failed {"outcome":"${last_outcome}"}`,
    ])
    await press(reference, 'succeed')
    expect((await view(client, payment_id)).state).toBe(state)
  })

  test('ORD-08 a slow answer comes 5 seconds later', async () => {
    const { client, payment_id, reference } = await start(100n)
    const now = shop.site.shared.now()
    await at(shop, now, async () => press(reference, 'slow'))
    const stateAfter = async (seconds: number) => {
      await drainTimers(shop.site, plus(now, { seconds }))
      return (await view(client, payment_id)).state
    }
    expect([await stateAfter(4), await stateAfter(5)]).toEqual(['pending', 'paid'])
  })

  test('ORD-08 a late answer comes when the shop waits no more', async () => {
    const { client, payment_id, reference } = await start(100n)
    await press(reference, 'late')
    await shop.advance({ minutes: 30 })
    expect((await view(client, payment_id)).state).toBe('pending')
    await shop.advance({ minutes: 1 })
    expect((await view(client, payment_id)).state).toBe('paid')
  })

  test('ORD-08 another amount pays nothing and is before the operators; what the bank says when it is asked is no better', async () => {
    const { client, payment_id, reference } = await start(100n)
    await press(reference, 'wrong')
    await shop.advance({ minutes: 4 })
    expect((await view(client, payment_id)).state).toBe('pending')
    const { list } = await operator.call('payment/alerts', { is_resolved: false })
    expect(list.find((one) => one.subject === reference)).toMatchObject({
      kind: 'wrong_amount',
      payment_id,
      details: { asked: '1.00', said: '1.01' },
      occurrences: 2,
    })
  })

  test('ORD-08 a notice that the bank did not sign pays nothing and is before the operators', async () => {
    const { client, payment_id, reference } = await start(100n)
    await press(reference, 'forged')
    expect((await view(client, payment_id)).state).toBe('pending')
    const { list } = await operator.call('payment/alerts', {})
    expect(list.find((one) => one.kind === 'forged_notice')).toMatchObject({ provider: 'sandbox', payment_id: null })
    await press(reference, 'succeed')
    expect((await view(client, payment_id)).state).toBe('paid')
  })

  test('ORD-08 a notice that never came is found by asking the bank, and asked for again while it does not know', async () => {
    const [silent, waiting] = [await start(100n), await start(100n)]
    await press(silent.reference, 'silent')
    expect((await view(silent.client, silent.payment_id)).state).toBe('pending')
    await shop.advance({ minutes: 4 })
    expect((await view(silent.client, silent.payment_id)).state).toBe('paid')
    expect((await view(waiting.client, waiting.payment_id)).state).toBe('pending')
    await press(waiting.reference, 'silent')
    await shop.advance({ minutes: 4 })
    expect((await view(waiting.client, waiting.payment_id)).state).toBe('paid')
  })

  test('ORD-07 after a failure it can be paid again', async () => {
    const { client, payment_id, reference, go } = await start(100n)
    await press(reference, 'fail')
    await press(await go(false), 'succeed')
    expect((await view(client, payment_id)).state).toBe('paid')
    expect(emittedOf(payment_id)).toEqual(['payment.failed {"outcome":"fail"}', 'payment.paid {"after_close":false}'])
  })
})

test('HST-06 what a host app opened in a browser (016) leads back to the app, not to a log-in', async () => {
  const { client, payment_id } = await start(100n)
  const { redirect_url } = await client.call('payment/pay', { payment_id, method: 'browser' })
  const answer = await press(/sandbox-bank\/([\w-]+)/.exec(redirect_url!)![1]!, 'succeed')
  expect(answer.headers.get('location')).toBe('/api/payment/back-in-app')
  expect((await view(client, payment_id)).state).toBe('paid')
})

describe('notices', () => {
  test('ORD-08 a forged notice, one of no payment and one of no provider are refused and change nothing', async () => {
    const { client, payment_id, reference } = await start(100n)
    const notice = signNotice(shop.site, { notice_id: 'n', reference, outcome: 'success', amount: 100n })
    const send = (changes: object) => shop.visitor().call('payment/notice', { ...notice, ...changes })
    await expect(send({ signature: '0'.repeat(64) })).rejects.toMatchObject({ reason: 'payment.notice_forged' })
    await expect(send({ body: notice.body.replace('1.00', '0.01') })).rejects.toMatchObject({ reason: 'payment.notice_forged' })
    await expect(send({ provider: 'other' })).rejects.toMatchObject({ reason: 'payment.notice_unknown' })
    await expect(send({ provider: '__proto__' })).rejects.toMatchObject({ reason: 'payment.notice_unknown' })
    await expect(notify('nothing', 'success', 100n)).rejects.toMatchObject({ reason: 'payment.notice_unknown' })
    expect((await view(client, payment_id)).state).toBe('pending')
  })

  test('ORD-08 the sandbox is no provider outside of demo mode', async () => {
    const { client, payment_id, reference } = await start(100n)
    Object.assign(shop.site.config, { demo: false })
    await expect(client.call('payment/pay', { payment_id, method: 'sandbox' })).rejects.toMatchObject({ reason: 'payment.method_unknown' })
    await expect(notify(reference, 'success', 100n)).rejects.toMatchObject({ reason: 'payment.notice_unknown' })
    expect((await view(client, payment_id)).methods.map((one) => one.method)).toEqual(['balance', 'usds'])
    Object.assign(shop.site.config, { demo: true })
  })

  test.each([8, 50])('ORD-08 the same notice %i times at once pays once', async (count) => {
    const { payment_id, reference } = await start(100n)
    const escrow = await house('escrow')
    const answers = await Promise.all(Array.from({ length: count }, () => notify(reference, 'success', 100n)))
    expect(answers.every((one) => one.state === 'paid')).toBe(true)
    expect((await house('escrow')) - escrow).toBe(100n)
    expect(emittedOf(payment_id)).toHaveLength(1)
  })

  test('ORD-08 success said by fifty different notices at once pays once', async () => {
    const { payment_id, reference } = await start(100n)
    const escrow = await house('escrow')
    await Promise.all(Array.from({ length: 50 }, (_, n) => notify(reference, 'success', 100n, `${reference} ${n}`)))
    expect((await house('escrow')) - escrow).toBe(100n)
    expect(emittedOf(payment_id)).toHaveLength(1)
  })

  test('ORD-08 notices in another order: success after failure pays, failure after success changes nothing', async () => {
    const { client, payment_id, reference } = await start(100n)
    expect((await notify(reference, 'fail', 100n)).state).toBe('failed')
    expect((await notify(reference, 'success', 100n)).state).toBe('paid')
    expect((await notify(reference, 'cancel', 100n)).state).toBe('paid')
    expect((await notify(reference, 'fail', 100n)).state).toBe('paid')
    expect((await view(client, payment_id)).state).toBe('paid')
  })

  test('ORD-08 a signed notice of another amount pays nothing', async () => {
    const { client, payment_id, reference } = await start(100n)
    const escrow = await house('escrow')
    expect((await notify(reference, 'success', 99n)).state).toBe('pending')
    expect((await view(client, payment_id)).state).toBe('pending')
    expect(await house('escrow')).toBe(escrow)
  })
})
