import { expect, test } from 'vitest'
import { openTestShop } from '../../../test/harness.ts'
import { openTestBank } from '../../../test/payments.ts'
import { staffClient } from '../../../test/staff-client.ts'
import { raiseAlert } from './raise-alert.ts'

const shop = await openTestShop()
const { start, press, view, payer, open, house, refundedTo } = openTestBank(shop)
const operator = await staffClient(shop, 'finance')
const raise = (subject: string) =>
  raiseAlert(shop.systemContext(), { kind: 'wrong_amount', subject, payment_id: null, provider: 'sandbox', details: { said: '1.01' } })

test('ORD-08 an operator finds a payment by its number, a try’s reference, its member and state, with its attempts', async () => {
  const { client, payment_id, reference, go } = await start(100n)
  const second = await go(false)
  await press(second, 'succeed')
  const [found] = (await operator.call('payment/list', { reference })).list
  expect(found).toMatchObject({ payment_id, state: 'paid', method: 'sandbox', amount: '1.00', refunded: '0.00' })
  expect(found!.attempts.map((one) => [one.reference, one.state])).toEqual([
    [second, 'success'],
    [reference, 'cancel'],
  ])
  const { payment_no } = found!
  for (const filter of [{ payment_no }, { member_id: client.member_id }, { state: 'paid', page_size: 1 } as const])
    expect((await operator.call('payment/list', filter)).list.map((one) => one.payment_id)).toEqual([payment_id])
  expect((await operator.call('payment/list', { payment_no: 'P0' })).list).toEqual([])
})

test('ORD-08 the list goes on from its cursor', async () => {
  const client = await payer()
  const ids: number[] = []
  for (let n = 0; n < 5; n++) ids.unshift(await open(client, 100n))
  const seen: number[] = []
  let cursor: string | undefined
  do {
    const page = await operator.call('payment/list', { member_id: client.member_id, page_size: 2, ...(cursor && { cursor }) })
    seen.push(...page.list.map((one) => one.payment_id))
    cursor = page.next ?? undefined
  } while (cursor)
  expect(seen).toEqual(ids)
})

test('ORD-08 a provider that was silent can be asked at once', async () => {
  const { client, payment_id, reference } = await start(100n)
  expect(await operator.call('payment/reconcile_now', { payment_id })).toEqual({ state: 'pending', resolved_attempts: 0 })
  await press(reference, 'silent')
  expect(await operator.call('payment/reconcile_now', { payment_id })).toEqual({ state: 'paid', resolved_attempts: 1 })
  expect(await operator.call('payment/reconcile_now', { payment_id })).toEqual({ state: 'paid', resolved_attempts: 0 })
  expect((await view(client, payment_id)).state).toBe('paid')
  await expect(operator.call('payment/reconcile_now', { payment_id: 2147483647 })).rejects.toMatchObject({
    reason: 'call.resource_not_found',
  })
})

test('ORD-08 a provider that stays silent for a week is before the operators, and nothing was taken for a failure', async () => {
  const { client, payment_id, reference } = await start(100n)
  await shop.advance({ days: 16 })
  expect((await view(client, payment_id)).state).toBe('pending')
  const { list } = await operator.call('payment/alerts', { is_resolved: false })
  expect(list.find((one) => one.subject === reference)).toMatchObject({ kind: 'silent_provider', payment_id, occurrences: 1 })
})

test('ORD-08 an alert is counted, resolved once as it was shown, and open again when it comes again', async () => {
  for (let n = 0; n < 3; n++) await raise('one')
  const shown = async () => (await operator.call('payment/alerts', {})).list.find((one) => one.subject === 'one')!
  const { alert_id, version, occurrences } = await shown()
  expect(occurrences).toBe(3)
  const resolve = (version: number) => operator.call('payment/resolve_alert', { alert_id, version, note: 'Sent back by hand' })
  await expect(resolve(version - 1)).rejects.toMatchObject({ reason: 'payment.alert_resolved' })
  expect(await resolve(version)).toMatchObject({
    note: 'Sent back by hand',
    resolved_by: operator.staff_id,
    resolved_by_name: expect.stringMatching(/^Ann/),
  })
  await expect(resolve(version + 1)).rejects.toMatchObject({ reason: 'payment.alert_resolved' })
  expect((await operator.call('payment/alerts', { is_resolved: false })).list.some((one) => one.alert_id === alert_id)).toBe(false)
  await raise('one')
  expect(await shown()).toMatchObject({ alert_id, occurrences: 4, resolved_at: null, resolved_by: null })
  await expect(operator.call('payment/resolve_alert', { alert_id: 2147483647, version: 1, note: 'x' })).rejects.toMatchObject({
    reason: 'call.resource_not_found',
  })
})

test('ORD-08 R-21 money of a wrong amount is sent back once, and the payment can be paid again', async () => {
  const { client, payment_id, reference, go } = await start(100n)
  const before = await house('clearing:sandbox')
  await press(reference, 'wrong')
  const shown = async () => (await operator.call('payment/alerts', {})).list.find((one) => one.subject === reference)!
  const { alert_id, version, details } = await shown()
  expect(details).toEqual({ asked: '1.00', said: '1.01' })
  const returnMoney = () => operator.call('payment/refund_wrong_amount', { alert_id, version, note: 'Sent back' })
  const done = await Promise.allSettled(Array.from({ length: 8 }, returnMoney))
  expect(done.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
  expect(await shown()).toMatchObject({ note: 'Sent back', resolved_by: operator.staff_id })
  expect([await refundedTo(reference), await house('clearing:sandbox')]).toEqual([101n, before])
  expect((await view(client, payment_id)).state).toBe('failed')
  await press(await go(false), 'succeed')
  expect((await view(client, payment_id)).state).toBe('paid')
  const resolved = await operator.call('payment/alerts', { is_resolved: true })
  expect(resolved.list.some((one) => one.alert_id === alert_id)).toBe(true)
})
