import { beforeEach, describe, expect, test } from 'vitest'
import { openTestShop } from '../../../test/harness.ts'
import { openTestBank } from '../../../test/payments.ts'
import { staffClient } from '../../../test/staff-client.ts'
import { dayIn } from '../../kernel/time/clock.ts'
import { dayPlus } from '../../ops/rules.ts'
import { refusalOf } from '../../order/test/shopping.ts'
import { refundPart } from '../refund-part.ts'
import { joinProviderDays } from './rules.ts'

describe('CON-06 both sides of a day', () => {
  const day = '2026-03-01'
  const reportedDay = { day, provider: 'stripe', received_count: 1, received: 500n, refunds_pending: 0n, refunds_sent: 0n, open_alerts: 0 }
  test.each([
    ['on both', [reportedDay], [{ day, provider: 'stripe', booked: 500n, refunds_booked: 0n }], [['stripe', 500n, 500n]]],
    ['only the provider knows', [reportedDay], [], [['stripe', 500n, 0n]]],
    ['only the books know', [], [{ day, provider: 'stripe', booked: 500n, refunds_booked: 0n }], [['stripe', 0n, 500n]]],
    [
      'of two providers',
      [reportedDay],
      [{ day, provider: 'paypal', booked: 1n, refunds_booked: 0n }],
      [
        ['paypal', 0n, 1n],
        ['stripe', 500n, 0n],
      ],
    ],
  ] as const)('%s', (_, one, other, rows) => {
    expect(joinProviderDays(one, other).map(({ provider, received, booked }) => [provider, received, booked])).toEqual(rows)
  })

  test('the newest day comes first', () => {
    const days = ['2026-03-01', '2026-03-03', '2026-03-02'].map((one) => ({ ...reportedDay, day: one }))
    expect(joinProviderDays(days, []).map((row) => row.day)).toEqual(['2026-03-03', '2026-03-02', '2026-03-01'])
  })
})

const shop = await openTestShop()
beforeEach(() => shop.passMidnight())
const { start, press, refundedTo } = openTestBank(shop)
const operator = await staffClient(shop, 'finance')
const today = () => dayIn('Asia/Shanghai', shop.site.shared.now())
const days = async () => (await operator.call('payment/days', { first_day: dayPlus(today(), -30), last_day: today() })).list
const row = async (day = today()) => (await days()).find((one) => one.day === day && one.provider === 'sandbox')

describe('CON-06 ORD-08 providers by day', () => {
  test('what was received stands beside what was booked, and a payment of the day is found by it', async () => {
    const { payment_id, reference } = await start(100n)
    await press(reference, 'succeed')
    await start(40n)
    expect(await row()).toMatchObject({ received_count: 1, received: '1.00', booked: '1.00', difference: '0.00', open_alerts: 0 })
    const { list } = await operator.call('payment/list', { provider: 'sandbox', day: today(), state: 'paid' })
    expect(list.map((one) => one.payment_id)).toEqual([payment_id])
    expect((await operator.call('payment/list', { provider: 'paypal', day: today() })).list).toEqual([])
  })

  test('a refund is booked at once and on its way until the provider has sent it', async () => {
    await shop.advance({ days: 1 })
    const { payment_id, reference } = await start(200n)
    await press(reference, 'succeed')
    await shop.systemContext().transaction((inner) => refundPart(inner, payment_id, 50n, { key: 'return', reason: 'test' }))
    expect(await row()).toMatchObject({
      received: '2.00',
      refunds_booked: '0.50',
      refunds_pending: '0.50',
      refunds_sent: '0.00',
      difference: '0.00',
    })
    expect(await refundedTo(reference)).toBe(50n)
    expect(await row()).toMatchObject({ refunds_booked: '0.50', refunds_pending: '0.00', refunds_sent: '0.50' })
  })

  test('another amount than was asked is a difference with its alert, until it is sent back', async () => {
    await shop.advance({ days: 1 })
    const { reference } = await start(100n)
    await press(reference, 'wrong')
    expect(await row()).toMatchObject({ received_count: 1, received: '1.01', booked: '0.00', difference: '1.01', open_alerts: 1 })
    const alerts = await operator.call('payment/alerts', { provider: 'sandbox', day: today(), is_resolved: false })
    const { alert_id, version, subject } = alerts.list[0]!
    expect([subject, alerts.list.length]).toEqual([reference, 1])
    await operator.call('payment/refund_wrong_amount', { alert_id, version, note: 'Sent back' })
    expect(await refundedTo(reference)).toBe(101n)
    expect(await row()).toMatchObject({
      received: '1.01',
      booked: '1.01',
      refunds_booked: '1.01',
      refunds_sent: '1.01',
      difference: '0.00',
      open_alerts: 0,
    })
  })

  test('one that was set aside and turns out paid later counts on the day on which it was heard', async () => {
    await shop.advance({ days: 1 })
    const { reference, go } = await start(100n)
    await go(false)
    const before = today()
    await shop.advance({ days: 1 })
    await press(reference, 'succeed')
    expect(await row(before)).toBeUndefined()
    expect(await row()).toMatchObject({ received_count: 1, difference: '0.00' })
  })

  test('refuses days in the wrong order and more than 92 by the field', async () => {
    const fields = async (first_day: string, last_day: string) =>
      Object.keys((await refusalOf(operator.call('payment/days', { first_day, last_day })))?.fields ?? {})
    expect(await fields('2026-03-02', '2026-03-01')).toEqual(['last_day'])
    expect(await fields('2026-01-01', '2026-04-03')).toEqual(['last_day'])
    expect(await fields('2026-01-01', '2026-04-02')).toEqual([])
  })
})
