import { describe, expect, test } from 'vitest'
import { makeGoods } from '../../../test/fixtures.ts'
import { openTestShop, type TestShop } from '../../../test/harness.ts'
import { staffClient } from '../../../test/staff-client.ts'
import { makeBuyer, payAtBank, refusalOf, type Buyer } from '../../order/test/shopping.ts'

const shop = await openTestShop()
const operator = await staffClient(shop, 'operator')
const codeGoods = () => makeGoods(shop, { goods_type: 'virtual' })
const addCodes = (sku_id: number, codes: string[]) => operator.call('fulfilment/add_codes', { sku_id, codes })

async function buy(buyer: Buyer, sku_id: number, quantity = 1, more: { phone?: string } = {}) {
  const { quote } = await buyer.call('order/quote', { sku_id, quantity })
  const { order_ids, payment_id } = await buyer.call('order/create', { sku_id, quantity, quote, ...more })
  return { order_id: order_ids[0]!, payment_id }
}
async function makePaidOrder(sku_id: number, quantity = 1, more: { phone?: string } = {}) {
  const buyer = await makeBuyer(shop)
  const made = await buy(buyer, sku_id, quantity, more)
  await payAtBank(shop, buyer, made.payment_id)
  const view = () => buyer.call('fulfilment/virtual', { order_id: made.order_id })
  const state = async () => (await buyer.call('order/view', { order_id: made.order_id })).state
  return { ...made, buyer, view, state }
}

describe('codes', () => {
  test('ORD-12 a paid virtual order brings one code a unit, and is completed', async () => {
    const { sku_id } = await codeGoods()
    expect(await addCodes(sku_id, ['AAAA-1', 'AAAA-2', 'AAAA-3'])).toEqual({
      sku_id,
      added: 3,
      duplicates: 0,
      fulfilled: 0,
      remaining: 3,
      sold: 0,
    })
    const { view, state } = await makePaidOrder(sku_id, 2)
    const { state: delivered, codes } = await view()
    expect(delivered).toBe('done')
    expect(codes.map(({ redeem_code }) => redeem_code)).toEqual(['AAAA-1', 'AAAA-2'])
    expect(await state()).toBe('completed')
    expect(await operator.call('fulfilment/codes', { sku_id })).toEqual({ sku_id, remaining: 1, sold: 2 })
  })

  test('ORD-12 CON-03 operators see of every SKU with codes how many are left and sold, page by page', async () => {
    const [one, other] = [await codeGoods(), await codeGoods()]
    await addCodes(one.sku_id, ['LIST-1', 'LIST-2'])
    await addCodes(other.sku_id, ['LIST-3'])
    await makePaidOrder(one.sku_id)
    const first = await operator.call('fulfilment/code_stock', { page_size: 1 })
    expect(first.list).toEqual([
      {
        sku_id: other.sku_id,
        goods_id: other.goods_id,
        goods_name: expect.any(String),
        sku_name: expect.any(String),
        remaining: 1,
        sold: 0,
      },
    ])
    const second = await operator.call('fulfilment/code_stock', { page_size: 1, cursor: first.next! })
    expect(second.list).toMatchObject([{ sku_id: one.sku_id, remaining: 1, sold: 1 }])
  })

  test('ORD-12 an unpaid order brings nothing', async () => {
    const { sku_id } = await codeGoods()
    await addCodes(sku_id, ['BBBB-1'])
    const buyer = await makeBuyer(shop)
    const { order_id } = await buy(buyer, sku_id)
    expect(await buyer.call('fulfilment/virtual', { order_id })).toEqual({ order_id, state: null, codes: [], recharges: [] })
  })

  test('ORD-12 without enough codes an order takes none and waits, and new codes serve the oldest first', async () => {
    const { sku_id } = await codeGoods()
    await addCodes(sku_id, ['CCCC-1'])
    const [first, second] = [await makePaidOrder(sku_id, 2), await makePaidOrder(sku_id, 2)]
    expect(await first.view()).toMatchObject({ state: 'waiting', codes: [] })
    expect(await first.state()).toBe('paid')
    const waiting = await operator.call('fulfilment/awaiting_codes', {})
    expect(waiting.list.map(({ order_id }) => order_id)).toEqual([first.order_id, second.order_id])
    expect(await addCodes(sku_id, ['CCCC-2', 'CCCC-2', 'CCCC-1'])).toMatchObject({ added: 1, duplicates: 2, fulfilled: 1, remaining: 0 })
    expect((await first.view()).codes).toHaveLength(2)
    expect([await first.state(), await second.state()]).toEqual(['completed', 'paid'])
  })

  test('ORD-12 of payments at once each gets its own code', async () => {
    const { sku_id } = await codeGoods()
    await addCodes(
      sku_id,
      Array.from({ length: 6 }, (_, n) => `DDDD-${n}`),
    )
    const orders = await Promise.all(Array.from({ length: 8 }, () => makePaidOrder(sku_id)))
    const deliveredCodes = (await Promise.all(orders.map(({ view }) => view()))).flatMap(({ codes }) => codes.map((one) => one.redeem_code))
    expect(new Set(deliveredCodes).size).toBe(deliveredCodes.length)
    const { remaining, sold } = await operator.call('fulfilment/codes', { sku_id })
    expect(remaining + sold).toBe(6)
    expect(sold).toBe(deliveredCodes.length)
  })

  test('ORD-12 who found codes held by another gets them a minute later, when they are free after all', async () => {
    const { sku_id } = await codeGoods()
    await addCodes(sku_id, ['HHHH-1'])
    const locked = Promise.withResolvers<void>()
    const codesTaken = Promise.withResolvers<void>()
    const other = shop.systemContext().transaction(async ({ db }) => {
      await db.selectFrom('virtual_code').selectAll().where('sku_id', '=', sku_id).forUpdate().execute()
      codesTaken.resolve()
      await locked.promise
    })
    await codesTaken.promise
    const { view } = await makePaidOrder(sku_id)
    expect((await view()).state).toBe('waiting')
    locked.resolve()
    await other
    await shop.advance({ minutes: 2 })
    expect((await view()).codes).toHaveLength(1)
  })

  test('ORD-12 codes are kept sealed, and nobody reads another’s', async () => {
    const { sku_id } = await codeGoods()
    await addCodes(sku_id, ['EEEE-secret'])
    const { order_id } = await makePaidOrder(sku_id)
    const storedCode = await shop.db.selectFrom('virtual_code').selectAll().where('sku_id', '=', sku_id).executeTakeFirstOrThrow()
    expect(Buffer.concat([storedCode.sealed, storedCode.code_hash]).includes('EEEE')).toBe(false)
    const otherMember = await shop.member()
    expect(await refusalOf(otherMember.call('fulfilment/virtual', { order_id }))).toMatchObject({ reason: 'order.not_found' })
    expect(await refusalOf(addCodes(2147483647, ['FFFF-1']))).toMatchObject({ reason: 'catalogue.goods_not_found' })
  })
})

describe('a refund', () => {
  test('ORD-12 R-12 an order that was refunded while it waited gets no code, and waits no more', async () => {
    const { sku_id } = await codeGoods()
    const { buyer, order_id, view, state } = await makePaidOrder(sku_id)
    const { lines } = await buyer.call('order/view', { order_id })
    const refundInput = { kind: 'refund_only', quantity: 1, reason: 'too_slow', note: '' } as const
    const { refund_id } = await buyer.call('refund/apply', { order_goods_id: lines[0]!.order_goods_id, ...refundInput })
    await operator.call('refund/approve', { refund_id, version: 1 })
    expect(await state()).toBe('cancelled')
    const waiting = async () => (await operator.call('fulfilment/awaiting_codes', { page_size: 50 })).list.map((row) => row.order_id)
    expect(await waiting()).not.toContain(order_id)
    expect(await addCodes(sku_id, ['GGGG-1'])).toMatchObject({ added: 1, remaining: 1 })
    expect((await view()).codes).toEqual([])
  })
})

/** A recharge that is paid, in a shop of its own. */
async function rechargedIn(ownShop: TestShop) {
  const buyer = await makeBuyer(ownShop)
  const { sku_id } = await makeGoods(ownShop, { goods_type: 'virtual', requirement: { phone: true } })
  const made = await buy(buyer, sku_id, 1, { phone: '13900001111' })
  await payAtBank(ownShop, buyer, made.payment_id)
  return { ...made, buyer }
}

describe('phone recharge', () => {
  test('ORD-12 a recharge is sent when it is paid, and done when the operator has answered', async () => {
    const { sku_id } = await makeGoods(shop, { goods_type: 'virtual', requirement: { phone: true } })
    const { view, state } = await makePaidOrder(sku_id, 1, { phone: '13900001111' })
    expect(await view()).toMatchObject({
      state: 'sent',
      recharges: [{ state: 'sent', done_at: null, mobile: expect.stringContaining('13900001111') }],
    })
    expect(await state()).toBe('paid')
    await shop.advance({ minutes: 6 })
    expect(await view()).toMatchObject({ state: 'done', codes: [], recharges: [{ state: 'done', done_at: expect.any(String) }] })
    expect(await state()).toBe('completed')
  })

  test('ORD-12 a recharge that fails refunds its order by itself, and the member is notified', async () => {
    const ownShop = await openTestShop({ settings: { 'fulfilment.demo_recharge': 'failure' } })
    const { buyer, order_id, payment_id } = await rechargedIn(ownShop)
    await ownShop.advance({ minutes: 6 })
    await ownShop.relay()
    const order = await buyer.call('order/view', { order_id })
    expect(order).toMatchObject({ state: 'cancelled', cancel_reason: 'recharge_failed', refunded_amount: order.actual_amount })
    expect(order.events.map(({ event }) => event)).toEqual(['created', 'paid', 'recharge_sent', 'recharge_failed', 'order_refunded'])
    expect((await buyer.call('payment/view', { payment_id })).state).not.toBe('paid')
    expect(await ownShop.db.selectFrom('message').select('template').where('template', '=', 'recharge_failed').execute()).toHaveLength(1)
    await ownShop.advance({ days: 3 })
    expect((await buyer.call('order/view', { order_id })).events).toHaveLength(order.events.length)
  })

  test('ORD-12 a recharge whose provider does not answer is asked for again, neither done nor refunded, until it answers', async () => {
    const ownShop = await openTestShop({ settings: { 'fulfilment.demo_recharge': 'silence' } })
    const { buyer, order_id } = await rechargedIn(ownShop)
    const state = async () => (await buyer.call('order/view', { order_id })).state
    for (let attempt = 0; attempt < 5; attempt++) {
      await ownShop.advance({ hours: 25 })
      expect(await state()).toBe('paid')
    }
    await ownShop.db
      .updateTable('setting')
      .set({ value: JSON.stringify('success') })
      .where('key', '=', 'fulfilment.demo_recharge')
      .execute()
    await ownShop.refresh()
    await ownShop.advance({ hours: 25 })
    expect(await state()).toBe('completed')
  })
})
