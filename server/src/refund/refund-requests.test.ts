import { describe, expect, test } from 'vitest'
import { makeFreightTemplate, makeReduction } from '../../test/fixtures.ts'
import { openTestShop } from '../../test/harness.ts'
import { refusalOf } from '../order/test/shopping.ts'
import { openAfterSale } from './test/after-sale.ts'

const shop = await openTestShop()
const {
  approve,
  requestRefund,
  bankRefund,
  clerk,
  confirm,
  escrow,
  makeRichBuyer,
  money,
  paid,
  refuse,
  send,
  ship,
  taken,
  used,
  versionOf,
  view,
} = await openAfterSale(shop)
const summaries = (parts: { source: string; bucket: string | null; amount: string }[]) =>
  parts.map(({ source, bucket, amount }) => [source, ...(bucket ? [bucket] : []), amount].join(' '))

describe('before anything is sent', () => {
  test('R-11 ORD-13 a refund goes back in the reverse order of how it was paid, as the preview said, and stock and limit with it', async () => {
    const buyer = await makeRichBuyer(300n, 500n)
    const escrowBefore = await escrow()
    const { order_id, lines, goods, reference } = await paid([{ price: 700, quantity: 3, max_per_member: 5 }], buyer)
    const { refund_amounts, line } = await buyer.call('refund/preview', { order_goods_id: lines[0]!, kind: 'refund_only', quantity: 2 })
    expect(line).toMatchObject({ refund_only: 3, return_refund: 0, unshipped: 3, request_until: null })
    expect([refund_amounts.amount, refund_amounts.freight, refund_amounts.coupon, refund_amounts.longcoin]).toEqual([
      '14.00',
      'no_freight',
      'none',
      0,
    ])
    expect(summaries(refund_amounts.parts)).toEqual(['provider:sandbox 13.00', 'balance withdrawable 1.00'])

    const request = await requestRefund(buyer, lines[0]!, { quantity: 2 })
    expect(request).toMatchObject({ status: 1, amount: '14.00', actions: ['cancel'], kind: 'refund_only' })
    expect(request.refund_no).toMatch(/^A\d{20}$/)
    expect(request.refund_amounts).toEqual(refund_amounts)
    expect(await taken(goods[0]!.sku_id)).toBe(3)

    const done = await approve(request.refund_id)
    expect(done).toMatchObject({ status: 6, amount: '14.00', actions: [] })
    expect(done.events.map(({ event, status, actor }) => `${event} ${status} ${actor}`)).toEqual([
      'applied 1 member',
      'approved 3 operator',
      'refunded 6 operator',
    ])
    expect((await view(buyer, request.refund_id)).refund_amounts.parts).toEqual(refund_amounts.parts)
    expect(await money(buyer)).toMatchObject({ withdrawable: '1.00', non_withdrawable: '0.00' })
    expect([await bankRefund(reference), (await escrow()) - escrowBefore]).toEqual([1300n, 700n])
    expect([await taken(goods[0]!.sku_id), await used(buyer, goods[0]!.goods_id)]).toEqual([1, 1])
    expect(await buyer.call('order/view', { order_id })).toMatchObject({ state: 'paid' })

    const last = await requestRefund(buyer, lines[0]!)
    await approve(last.refund_id)
    expect(await money(buyer)).toMatchObject({ withdrawable: '5.00', non_withdrawable: '3.00' })
    expect([await taken(goods[0]!.sku_id), await used(buyer, goods[0]!.goods_id), (await escrow()) - escrowBefore]).toEqual([0, 0, 0n])
    expect(await buyer.call('order/view', { order_id })).toMatchObject({ state: 'cancelled', cancel_reason: 'refunded' })
  })

  test('R-12 freight goes back with the last unit of the order alone', async () => {
    const template = await makeFreightTemplate(shop)
    const { buyer, lines } = await paid([{ price: 1000, freight_template_id: template }, { price: 2000 }])
    const first = await requestRefund(buyer, lines[1]!)
    expect(first.refund_amounts).toMatchObject({ amount: '20.00', freight: 'others_remain', freight_amount: '0.00' })
    await approve(first.refund_id)
    const second = await requestRefund(buyer, lines[0]!)
    expect(second.refund_amounts).toMatchObject({
      goods_amount: '10.00',
      freight_amount: '5.00',
      amount: '15.00',
      freight: 'last_unshipped',
    })
    expect((await approve(second.refund_id)).amount).toBe('15.00')
  })

  test('R-08 R-10 a refund that takes the rest below a threshold keeps what was apportioned', async () => {
    const [one, two] = [{ price: 6000 }, { price: 4000 }]
    await makeReduction(shop, { steps: [{ threshold: 10000, effect: { kind: 'money', amount: 1000 } }] })
    const { buyer, lines } = await paid([one, two])
    const request = await requestRefund(buyer, lines[1]!)
    expect((await approve(request.refund_id)).amount).toBe('36.00')
    expect((await requestRefund(buyer, lines[0]!)).amount).toBe('54.00')
    await shop.db.deleteFrom('reduction').execute()
    await shop.refresh()
  })
})

describe('after it was sent', () => {
  test('ORD-13 goods go back first: approved, sent, confirmed; then stock and money are back', async () => {
    const { buyer, order_id, lines, goods, reference } = await paid([{ price: 999, quantity: 3 }])
    await ship(order_id, [{ order_goods_id: lines[0]!, quantity: 1 }])
    await ship(order_id)
    await buyer.call('order/confirm_receipt', { order_id })
    const request = await requestRefund(buyer, lines[0]!, { kind: 'return_refund', reason: 'faulty' })
    const waiting = await approve(request.refund_id)
    expect(waiting).toMatchObject({ status: 4, actions: [], buyer_deadline: expect.any(String), merchant_deadline: null })
    expect((await view(buyer, request.refund_id)).actions).toEqual(['cancel', 'send_parcel'])
    expect(await send(buyer, request.refund_id)).toMatchObject({
      status: 5,
      actions: [],
      carrier: 'Harbour',
      merchant_deadline: expect.any(String),
    })
    expect([await taken(goods[0]!.sku_id), await bankRefund(reference)]).toEqual([3, 0n])
    expect(await confirm(request.refund_id)).toMatchObject({ status: 6, amount: '9.99' })
    expect([await taken(goods[0]!.sku_id), await bankRefund(reference), await used(buyer, goods[0]!.goods_id)]).toEqual([2, 999n, 2])
    const rest = await requestRefund(buyer, lines[0]!, { kind: 'refund_only', quantity: 2, reason: 'damaged' })
    await approve(rest.refund_id)
    // The buyer keeps these: neither stock nor limit comes back.
    expect([await taken(goods[0]!.sku_id), await bankRefund(reference), await used(buyer, goods[0]!.goods_id)]).toEqual([2, 2997n, 2])
    expect(await buyer.call('order/view', { order_id })).toMatchObject({ state: 'completed' })
  })

  test('R-12 freight of an order that was sent stays', async () => {
    const template = await makeFreightTemplate(shop)
    const { buyer, order_id, lines } = await paid([{ price: 1000, freight_template_id: template }])
    await ship(order_id)
    const request = await requestRefund(buyer, lines[0]!, { kind: 'return_refund' })
    expect(request.refund_amounts).toMatchObject({ amount: '10.00', freight: 'something_shipped' })
  })

  test('ORD-13 a receipt that is refused closes it, with words; asked again it goes on under the same number', async () => {
    const { buyer, order_id, lines } = await paid([{}])
    await ship(order_id)
    const request = await requestRefund(buyer, lines[0]!, { kind: 'return_refund', reason: 'damaged', note: 'The lid is broken' })
    await approve(request.refund_id)
    await send(buyer, request.refund_id)
    const reply = 'The lid was glued'
    await clerk.call('refund/refuse_receipt', { refund_id: request.refund_id, version: await versionOf(request.refund_id), reply })
    expect(await view(buyer, request.refund_id)).toMatchObject({ status: 7, reply, actions: ['reapply'] })
    const input = { refund_id: request.refund_id, kind: 'refund_only', quantity: 1, reason: 'damaged', note: 'It was not' } as const
    const again = await buyer.call('refund/reapply', input)
    expect(again).toMatchObject({ status: 1, refund_no: request.refund_no, reply: null, tracking_number: null, note: 'It was not' })
    expect((await approve(request.refund_id)).status).toBe(6)
    expect((await view(buyer, request.refund_id)).events.map(({ event }) => event)).toEqual([
      'applied',
      'approved',
      'parcel_requested',
      'parcel_sent',
      'receipt_refused',
      'reapplied',
      'approved',
      'refunded',
    ])
  })

  test('a refund of what had not gone out leaves an order that is on its way', async () => {
    const { buyer, order_id, lines } = await paid([{}, {}])
    await ship(order_id, [{ order_goods_id: lines[0]!, quantity: 1 }])
    const request = await requestRefund(buyer, lines[1]!)
    expect(request.refund_amounts.freight).toBe('no_freight')
    await approve(request.refund_id)
    expect(await buyer.call('order/view', { order_id })).toMatchObject({ state: 'shipping' })
  })
})

describe('what is refused', () => {
  test('ORD-13 units that are not there, a kind that does not fit, and a request for units that another asks for', async () => {
    const { buyer, lines } = await paid([{ quantity: 2 }])
    expect(await refusalOf(requestRefund(buyer, lines[0]!, { quantity: 3 }))).toEqual({
      reason: 'refund.quantity_exceeded',
      details: { left: 2 },
    })
    expect(await refusalOf(requestRefund(buyer, lines[0]!, { kind: 'return_refund' }))).toMatchObject({ reason: 'refund.not_shipped' })
    const { refund_id } = await requestRefund(buyer, lines[0]!)
    const tooMany = { reason: 'refund.quantity_exceeded', details: { left: 1 } }
    expect(await refusalOf(requestRefund(buyer, lines[0]!, { quantity: 2 }))).toEqual(tooMany)
    const preview = buyer.call('refund/preview', { order_goods_id: lines[0]!, kind: 'refund_only', quantity: 2 })
    expect(await refusalOf(preview)).toEqual(tooMany)
    await buyer.call('refund/cancel', { refund_id })
    expect(await view(buyer, refund_id)).toMatchObject({ status: 7, actions: ['reapply'] })
    const other = await requestRefund(buyer, lines[0]!, { quantity: 2 })
    const again = { refund_id, kind: 'refund_only', quantity: 1, reason: 'other', note: '' } as const
    expect(await refusalOf(buyer.call('refund/reapply', again))).toMatchObject({ reason: 'refund.already_open' })
    expect(await refusalOf(requestRefund(buyer, lines[0]!))).toMatchObject({ reason: 'refund.already_open' })
    await approve(other.refund_id)
    expect(await refusalOf(buyer.call('refund/reapply', again))).toMatchObject({ reason: 'refund.not_refundable' })
    expect(await view(buyer, refund_id)).toMatchObject({ actions: [], refund_amounts: { amount: '10.00', parts: [] } })
  })

  test('ORD-13 an order that is not paid, and one whose time is over', async () => {
    const clock = await openTestShop()
    const kit = await openAfterSale(clock)
    const { buyer, order_id, lines } = await kit.paid([{}])
    await kit.ship(order_id)
    await buyer.call('order/confirm_receipt', { order_id })
    await clock.advance({ days: 14, hours: 23 })
    const { refund_id } = await kit.requestRefund(buyer, lines[0]!, { kind: 'return_refund' })
    await kit.refuse(refund_id)
    await clock.advance({ hours: 1 })
    expect(await refusalOf(kit.requestRefund(buyer, lines[0]!))).toMatchObject({ reason: 'refund.not_refundable' })
    expect((await kit.view(buyer, refund_id)).actions).toEqual(['cancel'])
    expect((await buyer.call('refund/returnable', {})).list).toEqual([])
    expect(await buyer.call('order/view', { order_id })).toMatchObject({ state: 'completed' })
    expect(await kit.escrow()).toBe(0n)
  })

  test('R-29 what an operator was shown before it changed is not handled', async () => {
    const { buyer, lines } = await paid([{}])
    const { refund_id } = await requestRefund(buyer, lines[0]!)
    await refuse(refund_id)
    for (const path of ['refund/approve', 'refund/confirm_receipt'] as const)
      expect(await refusalOf(clerk.call(path, { refund_id, version: 1 }))).toEqual({ reason: 'refund.changed' })
    expect(await refusalOf(clerk.call('refund/approve', { refund_id, version: 2 }))).toEqual({ reason: 'refund.changed' })
    const done = await approve((await requestRefund(buyer, lines[0]!)).refund_id)
    const { version } = done
    for (const path of ['refund/approve', 'refund/confirm_receipt'] as const)
      expect(await refusalOf(clerk.call(path, { refund_id: done.refund_id, version }))).toEqual({ reason: 'refund.changed' })
    expect(await refusalOf(clerk.call('refund/view_return', { refund_id: 2147483647 }))).toEqual({ reason: 'refund.not_found' })
  })

  test('QUA-04 pictures that are another’s or gone, and a number that is none', async () => {
    const { buyer, lines } = await paid([{}])
    expect(await refusalOf(requestRefund(buyer, lines[0]!, { pic_paths: ['upload/refund/none.webp'] }))).toEqual({
      reason: 'refund.picture_unknown',
    })
    const { refund_id } = await requestRefund(buyer, lines[0]!)
    const wrong = buyer.call('refund/send_parcel', { refund_id, carrier: 'Harbour', tracking_number: 'a b' })
    expect(await refusalOf(wrong)).toMatchObject({ fields: { tracking_number: expect.any(String) } })
  })
})

describe('after the parcel went out', () => {
  test('ORD-13 R-29 a refund without the goods leaves the order on its way, and it is received like every other', async () => {
    const { buyer, order_id, lines } = await paid([{ price: 1000, quantity: 2 }])
    await ship(order_id)
    const order = () => buyer.call('order/view', { order_id })
    const { refund_id } = await requestRefund(buyer, lines[0]!, { quantity: 2 })
    expect((await approve(refund_id)).amount).toBe('20.00')
    expect(await order()).toMatchObject({ state: 'shipping', cancel_reason: null })
    await buyer.call('order/confirm_receipt', { order_id })
    expect(await order()).toMatchObject({ state: 'completed', cancelled_at: null })
  })

  test('ORD-13 R-29 so does one for units of which some had gone out', async () => {
    const { buyer, order_id, lines } = await paid([{ price: 1000, quantity: 2 }])
    await ship(order_id, [{ order_goods_id: lines[0]!, quantity: 1 }])
    const { refund_id } = await requestRefund(buyer, lines[0]!, { quantity: 2 })
    await approve(refund_id)
    expect((await buyer.call('order/view', { order_id })).state).toBe('shipping')
  })

  test('ORD-13 an order of which every unit came back is closed', async () => {
    const { buyer, order_id, lines } = await paid([{ price: 1000 }])
    await ship(order_id)
    const { refund_id } = await requestRefund(buyer, lines[0]!, { kind: 'return_refund' })
    await approve(refund_id)
    await send(buyer, refund_id)
    await confirm(refund_id)
    expect(await buyer.call('order/view', { order_id })).toMatchObject({ state: 'cancelled', cancel_reason: 'refunded' })
  })
})
