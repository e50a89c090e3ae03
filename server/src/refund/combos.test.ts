import { expect, test } from 'vitest'
import { makeGoods, stockOf } from '../../test/fixtures.ts'
import { openTestShop } from '../../test/harness.ts'
import { makePromotion, readReserved } from '../../test/make-promotion.ts'
import { buyFromSource } from '../checkout/test/buy-from-source.ts'
import { makeBuyer, refusalOf, type Buyer } from '../order/test/shopping.ts'
import { openAfterSale } from './test/after-sale.ts'

const shop = await openTestShop()
const { pay, ship, requestRefund, approve, send, confirm } = await openAfterSale(shop)

/** Two paid sets of one unit of each of two goods, two sets a member. */
async function orderSets(quantity = 2) {
  const buyer = await makeBuyer(shop)
  const [one, two] = [await makeGoods(shop, { price: 1000 }), await makeGoods(shop, { price: 500 })]
  const items = [one, two].map(({ sku_id, goods_id }) => ({ sku_id, goods_id, price: 0, stock: 10 }))
  const combo_id = await makePromotion(shop, { kind: 'combo', rules: { price: 1200 }, per_member: 2, items })
  const { made, order_id, view } = await buyFromSource(buyer, { combo_id, quantity })
  await pay(buyer, made.payment_id)
  const lines = (await view()).lines.map((line) => line.order_goods_id)
  /** Units taken of both SKUs in the combo and on the shelf, and sets of the limit. */
  const reserved = async () => {
    const [a, b] = [await readReserved(shop, combo_id, one.sku_id, buyer.member_id), await readReserved(shop, combo_id, two.sku_id)]
    return {
      combo: [a.reserved, b.reserved],
      shelf: [(await stockOf(shop, one.sku_id)).reserved, (await stockOf(shop, two.sku_id)).reserved],
      sets: a.used,
    }
  }
  const refund = async (line: number, quantity = 1) => {
    const { refund_id } = await requestRefund(buyer, line, { quantity })
    await approve(refund_id)
  }
  const again = (sets: number) => refusalOf(buyFromSource(buyer, { combo_id, quantity: sets }))
  return { buyer, order_id, lines, reserved, refund, again }
}

test('PRM-07 R-02 half of the sets refunded before they went free half the limit and their stock', async () => {
  const { lines, reserved, refund, again } = await orderSets()
  expect(await reserved()).toEqual({ combo: [2, 2], shelf: [2, 2], sets: 2 })
  await refund(lines[0]!)
  expect(await reserved()).toEqual({ combo: [1, 2], shelf: [1, 2], sets: 2 })
  await refund(lines[1]!)
  expect(await reserved()).toEqual({ combo: [1, 1], shelf: [1, 1], sets: 1 })
  expect(await again(1)).toBeNull()
})

test('PRM-07 R-02 all of them in parts, in any order, free all of it once', async () => {
  const { lines, reserved, refund } = await orderSets()
  await refund(lines[1]!, 2)
  expect(await reserved()).toEqual({ combo: [2, 0], shelf: [2, 0], sets: 2 })
  await refund(lines[0]!)
  await refund(lines[0]!)
  expect(await reserved()).toEqual({ combo: [0, 0], shelf: [0, 0], sets: 0 })
})

test('PRM-07 R-02 sets that come home in parcels come back too', async () => {
  const { buyer, order_id, lines, reserved } = await orderSets()
  await ship(order_id)
  for (const line of lines) {
    const { refund_id } = await requestRefund(buyer, line, { kind: 'return_refund' })
    await approve(refund_id)
    await send(buyer, refund_id)
    await confirm(refund_id)
  }
  expect(await reserved()).toEqual({ combo: [1, 1], shelf: [1, 1], sets: 1 })
})

test('PRM-07 R-02 what the buyer keeps counts as bought', async () => {
  const { order_id, lines, reserved, refund } = await orderSets()
  await ship(order_id)
  await refund(lines[0]!, 2)
  await refund(lines[1]!, 2)
  expect(await reserved()).toEqual({ combo: [2, 2], shelf: [2, 2], sets: 2 })
})

test('PRM-07 R-02 two open requests of one line of sets, refunded in either order, free each set once', async () => {
  for (const turns of [
    [0, 1],
    [1, 0],
  ]) {
    const { buyer, lines, reserved } = await orderSets()
    const refund_ids = [await requestRefund(buyer, lines[0]!), await requestRefund(buyer, lines[0]!)].map(({ refund_id }) => refund_id)
    await refundAll(buyer, lines[1]!)
    expect(await reserved()).toEqual({ combo: [2, 0], shelf: [2, 0], sets: 2 })
    await approve(refund_ids[turns[0]!]!)
    expect(await reserved()).toEqual({ combo: [1, 0], shelf: [1, 0], sets: 1 })
    await approve(refund_ids[turns[1]!]!)
    expect(await reserved()).toEqual({ combo: [0, 0], shelf: [0, 0], sets: 0 })
  }
})

test('PRM-07 R-02 of two open requests of one line of sets one is taken back: its set stays bought', async () => {
  const { buyer, lines, reserved, again } = await orderSets()
  const [first, second] = [await requestRefund(buyer, lines[0]!), await requestRefund(buyer, lines[0]!)]
  await buyer.call('refund/cancel', { refund_id: first.refund_id })
  await approve(second.refund_id)
  await refundOne(buyer, lines[1]!)
  expect(await reserved()).toEqual({ combo: [1, 1], shelf: [1, 1], sets: 1 })
  expect(await again(1)).toBeNull()
})

const refundOne = async (buyer: Buyer, line: number, quantity = 1) => approve((await requestRefund(buyer, line, { quantity })).refund_id)
const refundAll = (buyer: Buyer, line: number) => refundOne(buyer, line, 2)
