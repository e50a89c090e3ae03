import { expect, test } from 'vitest'
import { makeFreightTemplate, makeGoods, makeReduction } from '../../test/fixtures.ts'
import { openTestShop } from '../../test/harness.ts'
import { staffClient } from '../../test/staff-client.ts'
import { buyCart, makeBuyer, payAtBank } from '../order/test/shopping.ts'
import { writeViews } from '../promotion/figures/count-views.ts'

const shop = await openTestShop()
const staff = await staffClient(shop, 'operator')
const days = { first_day: '2020-01-01', last_day: '2036-12-31' }
const figuresOf = async (reduction_id: number) => {
  await shop.relay()
  return (await staff.call('campaign/figures', { reduction_id, ...days })).total
}
const none = { views: 0, buyers: 0, orders: 0, quantity: 0, sales: '0.00', cost: '0.00' }

/** From 30.00 on 5.00 off, from 60.00 on a gift beside and no freight. */
async function makeOffer() {
  const freight_template_id = await makeFreightTemplate(shop)
  const goods = await makeGoods(shop, { price: 2000, freight_template_id })
  const present = await makeGoods(shop, { price: 750 })
  const steps = [
    { threshold: 3000, effect: { kind: 'money', amount: 500 } },
    { threshold: 6000, effect: { kind: 'gift', sku_id: present.sku_id, quantity: 2 } },
    { threshold: 6000, effect: { kind: 'free_freight' } },
  ]
  const reduction_id = await makeReduction(shop, { goods_ids: [goods.goods_id], steps })
  return { goods, present, reduction_id }
}

async function buy(sku_id: number, quantity: number, given?: Awaited<ReturnType<typeof makeBuyer>>) {
  const buyer = given ?? (await makeBuyer(shop))
  await buyer.call('cart/add', { sku_id, quantity })
  const { order_ids, payment_id } = await buyCart(buyer)
  await payAtBank(shop, buyer, payment_id)
  return { buyer, order_id: order_ids[0]! }
}

async function requestRefund({ buyer, order_id }: Awaited<ReturnType<typeof buy>>, quantity: number) {
  const { lines } = await buyer.call('order/view', { order_id })
  const { order_goods_id } = lines[0]!
  await buyer.call('refund/apply', { order_goods_id, kind: 'refund_only', quantity, reason: 'changed_mind', note: '' })
  await shop.advance({ days: 7 })
}

test('PRM-08 a full reduction’s figures: what orders with it came to, and what it gave in price, freight and gifts', async () => {
  const { goods, reduction_id } = await makeOffer()
  expect(await figuresOf(reduction_id)).toEqual(none)
  // Below the threshold nothing is given, and nothing counted.
  const { buyer } = await buy(goods.sku_id, 1)
  expect(await figuresOf(reduction_id)).toEqual(none)
  await buy(goods.sku_id, 2, buyer)
  expect(await figuresOf(reduction_id)).toEqual({ ...none, buyers: 1, orders: 1, quantity: 2, sales: '35.00', cost: '5.00' })
  // 5.00 off, 5.00 + 2 × 1.00 of freight, two gifts of 7.50.
  await buy(goods.sku_id, 3, buyer)
  const both = { ...none, buyers: 1, orders: 2, quantity: 5, sales: '90.00', cost: '32.00' }
  expect(await figuresOf(reduction_id)).toEqual(both)
  await buy(goods.sku_id, 2)
  expect(await figuresOf(reduction_id)).toMatchObject({ buyers: 2, orders: 3, quantity: 7, sales: '125.00', cost: '37.00' })
})

test('PRM-08 R-08 what goes back is taken off, piece by piece to the cent, and an edit of the reduction moves nothing', async () => {
  const goods = await makeGoods(shop, { price: 1000 })
  const steps = [{ threshold: 3000, effect: { kind: 'money', amount: 1000 } }]
  const reduction_id = await makeReduction(shop, { goods_ids: [goods.goods_id], steps })
  const order = await buy(goods.sku_id, 3)
  const form = await staff.call('campaign/reduction', { reduction_id })
  const { state: _state, ended_at: _ended, ...fields } = form
  await staff.call('campaign/save_reduction', { ...fields, steps: [{ amount: '10.00', effect: 'money', money_off: '1.00' }] })
  expect(await figuresOf(reduction_id)).toMatchObject({ quantity: 3, sales: '20.00', cost: '10.00' })
  await requestRefund(order, 1)
  const left = await figuresOf(reduction_id)
  expect(left).toMatchObject({ buyers: 1, orders: 1, quantity: 2, cost: '6.67' })
  await requestRefund(order, 2)
  expect(await figuresOf(reduction_id)).toMatchObject({ buyers: 1, orders: 1, quantity: 0, sales: '0.00', cost: '0.00' })
})

test('PRM-08 a gift that stays with the shop, because all went back unsent, cost nothing', async () => {
  const { goods, reduction_id } = await makeOffer()
  const order = await buy(goods.sku_id, 3)
  expect(await figuresOf(reduction_id)).toMatchObject({ quantity: 3, sales: '55.00', cost: '27.00' })
  await requestRefund(order, 3)
  expect(await figuresOf(reduction_id)).toMatchObject({ orders: 1, quantity: 0, sales: '0.00', cost: '0.00' })
})

test('PRM-08 visits of a full reduction’s page are counted; of one that is over, off or unknown none', async () => {
  const reduction_id = await makeReduction(shop)
  const over = await makeReduction(shop, { starts_at: '2020-01-01T00:00:00.000Z', ends_at: '2020-01-02T00:00:00.000Z' })
  for (const one of [reduction_id, reduction_id, over, 2147483647])
    await shop.visitor().call('campaign/visit_reduction', { reduction_id: one })
  await writeViews(shop.site)
  expect([(await figuresOf(reduction_id)).views, (await figuresOf(over)).views]).toEqual([2, 0])
})
