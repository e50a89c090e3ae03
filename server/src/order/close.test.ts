import { expect, test } from 'vitest'
import { makeGoods, stockOf } from '../../test/fixtures.ts'
import { openTestShop } from '../../test/harness.ts'
import { decidePayment } from '../payment/sandbox/decide-payment.ts'
import { buyCart, buyNow, goToBank, makeBuyer, payAtBank, refusalOf, type Buyer } from './test/shopping.ts'

const shop = await openTestShop()
const view = (buyer: Buyer, order_id: number) => buyer.call('order/view', { order_id })
const eventsOf = async (buyer: Buyer, order_id: number) =>
  (await view(buyer, order_id)).events.map(({ event, actor }) => `${event} by ${actor}`)
const reservedOf = async (sku_id: number) => (await stockOf(shop, sku_id)).reserved
const used = async (buyer: Buyer, goods_id: number) =>
  (
    await shop.db
      .selectFrom('cart_allowance')
      .select('used')
      .where('member_id', '=', buyer.member_id)
      .where('goods_id', '=', goods_id)
      .executeTakeFirst()
  )?.used ?? 0

test('ORD-06 R-02 cancelling closes all orders of the payment and gives stock and limits back', async () => {
  const buyer = await makeBuyer(shop)
  const [home, abroad] = [await makeGoods(shop, { max_per_member: 2 }), await makeGoods(shop, { warehouse: 'overseas' })]
  for (const { sku_id } of [home, abroad]) await buyer.call('cart/add', { sku_id, quantity: 2 })
  const { order_ids, payment_id } = await buyCart(buyer)
  expect([await reservedOf(home.sku_id), await reservedOf(abroad.sku_id), await used(buyer, home.goods_id)]).toEqual([2, 2, 2])
  const cancelled = await buyer.call('order/cancel', { order_id: order_ids[1]!, reason: 'too_expensive' })
  expect(cancelled).toMatchObject({
    state: 'cancelled',
    cancel_reason: 'too_expensive',
    cancelled_at: expect.any(String),
    actions: ['buy_again', 'delete'],
  })
  expect(await eventsOf(buyer, order_ids[0]!)).toEqual(['created by member', 'cancelled by member'])
  expect([await reservedOf(home.sku_id), await reservedOf(abroad.sku_id), await used(buyer, home.goods_id)]).toEqual([0, 0, 0])
  for (const order_id of order_ids)
    expect(await refusalOf(buyer.call('order/cancel', { order_id }))).toEqual({ reason: 'order.not_cancellable' })
  expect(await refusalOf(buyer.call('payment/pay', { payment_id, method: 'sandbox' }))).toEqual({ reason: 'payment.not_payable' })
  expect([await reservedOf(home.sku_id), await reservedOf(abroad.sku_id)]).toEqual([0, 0])
})

test('ORD-06 R-02 an order that is not paid in its time is closed and gives its stock back', async () => {
  const buyer = await makeBuyer(shop)
  const { sku_id } = await makeGoods(shop)
  const { order_ids } = await buyNow(buyer, sku_id, 3)
  await shop.advance({ minutes: 29 })
  expect(await view(buyer, order_ids[0]!)).toMatchObject({ state: 'unpaid' })
  await shop.advance({ minutes: 1 })
  expect(await view(buyer, order_ids[0]!)).toMatchObject({ state: 'cancelled', cancel_reason: 'unpaid_in_time' })
  expect(await eventsOf(buyer, order_ids[0]!)).toEqual(['created by member', 'closed by system'])
  expect(await reservedOf(sku_id)).toBe(0)
})

test('R-04 the limit counts unpaid orders and what was bought, in cart, quote and order', async () => {
  const buyer = await makeBuyer(shop)
  const { sku_id } = await makeGoods(shop, { max_per_member: 3 })
  const source = { sku_id, quantity: 2, address_id: buyer.address_id }
  const { quote } = await buyer.call('order/quote', source)
  await buyer.call('cart/add', { sku_id, quantity: 1 })
  const first = await buyer.call('order/create', { ...source, quote })
  const refused = { reason: 'cart.purchase_limit', details: { limit: 3, sku_id } }
  expect(await refusalOf(buyer.call('cart/add', { sku_id, quantity: 1 }))).toEqual(refused)
  expect(await refusalOf(buyer.call('order/quote', source))).toEqual(refused)
  expect(await refusalOf(buyer.call('order/create', { ...source, quote }))).toEqual(refused)
  expect((await buyer.call('cart/view', {})).groups[0]!.lines[0]).toMatchObject({ max_quantity: 1, max_reason: 'limit' })
  await payAtBank(shop, buyer, first.payment_id)
  expect(await refusalOf(buyer.call('order/create', { ...source, quote }))).toEqual(refused)
  expect(await buyCart(buyer)).toMatchObject({ total: '10.00' })
})

test('R-25 money that comes after closing opens the orders again where stock is there', async () => {
  const buyer = await makeBuyer(shop)
  const { sku_id, goods_id } = await makeGoods(shop)
  const { order_ids, payment_id } = await buyNow(buyer, sku_id, 2)
  const reference = await goToBank(buyer, payment_id)
  await shop.advance({ minutes: 30 })
  expect([(await view(buyer, order_ids[0]!)).state, await reservedOf(sku_id), await used(buyer, goods_id)]).toEqual(['cancelled', 0, 0])
  await decidePayment(shop.site, reference, 'twice')
  expect(await view(buyer, order_ids[0]!)).toMatchObject({
    state: 'paid',
    cancelled_at: null,
    cancel_reason: null,
    payment_method: 'sandbox',
  })
  expect(await eventsOf(buyer, order_ids[0]!)).toEqual(['created by member', 'closed by system', 'reopened by system', 'paid by system'])
  expect([await reservedOf(sku_id), await used(buyer, goods_id)]).toEqual([2, 2])
})

test('R-25 money that comes after closing goes back when the stock is gone, and the history says so', async () => {
  const [late, quick] = [await makeBuyer(shop), await makeBuyer(shop)]
  const [scarce, other] = [await makeGoods(shop, { stock: 1 }), await makeGoods(shop, { max_per_member: 5 })]
  for (const { sku_id } of [other, scarce]) await late.call('cart/add', { sku_id, quantity: 1 })
  const { order_ids, payment_id } = await buyCart(late)
  const reference = await goToBank(late, payment_id)
  await late.call('order/cancel', { order_id: order_ids[0]! })
  await buyNow(quick, scarce.sku_id)
  await decidePayment(shop.site, reference, 'succeed')
  const order = await view(late, order_ids[0]!)
  expect(order).toMatchObject({ state: 'cancelled', paid_at: null })
  expect(order.events.at(-1)).toMatchObject({ event: 'refunded', details: { reason: 'cart.sold_out' } })
  expect(await late.call('payment/view', { payment_id })).toMatchObject({ state: 'refunded' })
  expect([await reservedOf(scarce.sku_id), await reservedOf(other.sku_id), await used(late, other.goods_id)]).toEqual([1, 0, 0])
})

test('R-25 R-04 money that comes after closing goes back when the member’s limit was used otherwise', async () => {
  const buyer = await makeBuyer(shop)
  const { sku_id, goods_id } = await makeGoods(shop, { max_per_member: 1 })
  const { order_ids, payment_id } = await buyNow(buyer, sku_id)
  const reference = await goToBank(buyer, payment_id)
  await buyer.call('order/cancel', { order_id: order_ids[0]! })
  await buyNow(buyer, sku_id)
  await decidePayment(shop.site, reference, 'succeed')
  expect((await view(buyer, order_ids[0]!)).events.at(-1)).toMatchObject({ event: 'refunded', details: { reason: 'cart.purchase_limit' } })
  expect([await reservedOf(sku_id), await used(buyer, goods_id)]).toEqual([1, 1])
})

test('R-25 a try that fails after closing leaves the order closed', async () => {
  const buyer = await makeBuyer(shop)
  const { sku_id } = await makeGoods(shop)
  const { order_ids, payment_id } = await buyNow(buyer, sku_id)
  const reference = await goToBank(buyer, payment_id)
  await shop.advance({ minutes: 30 })
  await decidePayment(shop.site, reference, 'fail')
  expect(await eventsOf(buyer, order_ids[0]!)).toEqual(['created by member', 'closed by system'])
  expect(await reservedOf(sku_id)).toBe(0)
})

test('R-25 an order that was cancelled, put away and then paid late stands among the member’s orders again', async () => {
  const buyer = await makeBuyer(shop)
  const { order_ids, payment_id } = await buyNow(buyer, (await makeGoods(shop)).sku_id)
  const order_id = order_ids[0]!
  const reference = await goToBank(buyer, payment_id)
  await buyer.call('order/cancel', { order_id })
  await buyer.call('order/remove', { order_id })
  expect(await refusalOf(view(buyer, order_id))).toMatchObject({ reason: 'order.not_found' })
  await decidePayment(shop.site, reference, 'succeed')
  expect((await view(buyer, order_id)).state).toBe('paid')
  expect((await eventsOf(buyer, order_id)).slice(-2)).toEqual(['reopened by system', 'paid by system'])
})
