import { expect, test } from 'vitest'
import { makeGoods, makeReduction, stockOf } from '../../test/fixtures.ts'
import { openTestShop } from '../../test/harness.ts'
import { makePromotion, readReserved } from '../../test/make-promotion.ts'
import { staffClient } from '../../test/staff-client.ts'
import { buyNow, makeBuyer, payAtBank, refusalOf } from '../order/test/shopping.ts'
import { buyFromSource } from './test/buy-from-source.ts'
import { exportedFile } from '../work/test/exported-file.ts'

const shop = await openTestShop()
const reservedOf = async (sku_id: number) => (await stockOf(shop, sku_id)).reserved

test('PRM-04 R-14 a group buy has its price from so many units on, and the order keeps what it was bought by', async () => {
  const buyer = await makeBuyer(shop)
  const { sku_id, goods_id } = await makeGoods(shop, { price: 2000 })
  const item = { sku_id, goods_id, price: 1500, stock: 10 }
  const promotion_id = await makePromotion(shop, { kind: 'group_buy', rules: { min_quantity: 3 }, items: [item], name: 'Buy together' })
  const few = await buyFromSource(buyer, { promotion_id, sku_id, quantity: 2 })
  expect([few.quote.totals.goods_total, few.quote.promotion, (await few.view()).promotion]).toEqual(['40.00', null, null])
  expect(await readReserved(shop, promotion_id, sku_id, buyer.member_id)).toEqual({ reserved: 0, used: 0 })
  const { quote, view, made, order_id } = await buyFromSource(buyer, { promotion_id, sku_id, quantity: 3 })
  expect(quote).toMatchObject({ totals: { goods_total: '45.00' }, promotion: { kind: 'group_buy', promotion_id, name: 'Buy together' } })
  expect(await readReserved(shop, promotion_id, sku_id, buyer.member_id)).toEqual({ reserved: 3, used: 3 })
  await shop.db.updateTable('promotion_text').set({ name: 'Another name' }).where('promotion_id', '=', promotion_id).execute()
  expect((await view()).promotion).toEqual({ kind: 'group_buy', promotion_id, subject: null, name: 'Buy together' })
  await payAtBank(shop, buyer, made.payment_id)
  const { list } = await buyer.call('order/list', {})
  expect(list.find((one) => one.order_id === order_id)).toMatchObject({ promotion: { kind: 'group_buy' }, on_hold_by: null, state: 'paid' })
})

test('R-02 R-04 a promotion’s units and limit count unpaid orders, and come back once when these close', async () => {
  const buyer = await makeBuyer(shop)
  const { sku_id, goods_id } = await makeGoods(shop)
  const items = [{ sku_id, goods_id, price: 500, stock: 3 }]
  const promotion_id = await makePromotion(shop, { kind: 'group_buy', rules: { min_quantity: 2 }, per_member: 3, items })
  const purchaseInput = { promotion_id, sku_id, quantity: 2 }
  const { order_id } = await buyFromSource(buyer, purchaseInput)
  expect(await refusalOf(buyer.call('order/quote', purchaseInput))).toMatchObject({
    reason: 'promotion.limit_reached',
    details: { limit: 3 },
  })
  const other = await makeBuyer(shop)
  expect(await refusalOf(other.call('order/quote', purchaseInput))).toMatchObject({
    reason: 'promotion.sold_out',
    details: { remaining: 1 },
  })
  await buyer.call('order/cancel', { order_id })
  expect([await readReserved(shop, promotion_id, sku_id, buyer.member_id), await reservedOf(sku_id)]).toEqual([{ reserved: 0, used: 0 }, 0])
  await shop.advance({ minutes: 31 })
  expect([await readReserved(shop, promotion_id, sku_id, buyer.member_id), await reservedOf(sku_id)]).toEqual([{ reserved: 0, used: 0 }, 0])
})

test('PRM-02 R-04 a discount takes its units by itself when its price wins, and none when it does not', async () => {
  const buyer = await makeBuyer(shop)
  const { sku_id, goods_id } = await makeGoods(shop, { price: 1000 })
  const promotion_id = await makePromotion(shop, { kind: 'discount', items: [{ sku_id, goods_id, price: 700, stock: 5 }] })
  const { order_ids } = await buyNow(buyer, sku_id, 2)
  const { lines, promotion } = await buyer.call('order/view', { order_id: order_ids[0]! })
  expect([lines[0]!.unit_price, promotion]).toEqual(['7.00', null])
  expect(await readReserved(shop, promotion_id, sku_id, buyer.member_id)).toEqual({ reserved: 2, used: 2 })
  await buyer.call('order/cancel', { order_id: order_ids[0]! })
  expect((await readReserved(shop, promotion_id, sku_id)).reserved).toBe(0)
})

test('PRM-07 R-02 sets of a combo become lines, each keeps its part, and sets come back with the order', async () => {
  const buyer = await makeBuyer(shop)
  const [one, two] = [await makeGoods(shop, { price: 1000 }), await makeGoods(shop, { price: 500 })]
  const items = [one, two].map(({ sku_id, goods_id }) => ({ sku_id, goods_id, price: 0, stock: 10 }))
  const combo_id = await makePromotion(shop, { kind: 'combo', rules: { price: 1200 }, per_member: 4, items })
  const { quote, view, order_id } = await buyFromSource(buyer, { combo_id, quantity: 2 })
  expect(quote).toMatchObject({ totals: { goods_total: '30.00', total: '24.00' }, promotion: { kind: 'combo', promotion_id: combo_id } })
  const { lines } = await view()
  expect(lines.map(({ quantity, total }) => [quantity, total])).toEqual([
    [2, '16.00'],
    [2, '8.00'],
  ])
  expect(await readReserved(shop, combo_id, one.sku_id, buyer.member_id)).toEqual({ reserved: 2, used: 2 })
  await buyer.call('order/cancel', { order_id })
  expect(await readReserved(shop, combo_id, two.sku_id, buyer.member_id)).toEqual({ reserved: 0, used: 0 })
})

test('PRM-08 gifts of a full reduction are lines at no price, taken from stock, and the quote says when they are gone', async () => {
  const buyer = await makeBuyer(shop)
  const [goods, present] = [await makeGoods(shop, { price: 5000 }), await makeGoods(shop, { stock: 1, max_per_member: 1 })]
  const steps = [{ threshold: 3000, effect: { kind: 'gift', sku_id: present.sku_id, quantity: 1 } }]
  await makeReduction(shop, { goods_ids: [goods.goods_id], steps })
  const { quote, view, order_id } = await buyFromSource(buyer, { sku_id: goods.sku_id })
  expect(quote.unavailable_gifts).toEqual([])
  expect((await view()).lines).toMatchObject([{ is_gift: false }, { is_gift: true, sku_id: present.sku_id, total: '0.00' }])
  expect(await reservedOf(present.sku_id)).toBe(1)
  const second = await buyFromSource(await makeBuyer(shop), { sku_id: goods.sku_id })
  expect([second.quote.unavailable_gifts.length, (await second.view()).lines.length]).toEqual([1, 1])
  await buyer.call('order/cancel', { order_id })
  expect(await reservedOf(present.sku_id)).toBe(0)
})

test('PRM-08 ORD-13 a gift is not asked back, and stays with the shop when all that was bought goes back unsent', async () => {
  const buyer = await makeBuyer(shop)
  const [goods, present] = [await makeGoods(shop, { price: 5000 }), await makeGoods(shop, { stock: 4 })]
  const steps = [{ threshold: 3000, effect: { kind: 'gift', sku_id: present.sku_id, quantity: 2 } }]
  await makeReduction(shop, { goods_ids: [goods.goods_id], steps })
  const { view, made, order_id } = await buyFromSource(buyer, { sku_id: goods.sku_id })
  await payAtBank(shop, buyer, made.payment_id)
  const [paidLine, gift] = (await view()).lines
  const requestRefund = (order_goods_id: number) =>
    buyer.call('refund/apply', { order_goods_id, kind: 'refund_only', quantity: 1, reason: 'changed_mind', note: '' })
  expect(await refusalOf(requestRefund(gift!.order_goods_id))).toMatchObject({ reason: 'refund.not_refundable' })
  await requestRefund(paidLine!.order_goods_id)
  await shop.advance({ days: 7 })
  expect(await view()).toMatchObject({ state: 'cancelled', cancel_reason: 'refunded' })
  expect([await reservedOf(goods.sku_id), await reservedOf(present.sku_id), order_id > 0]).toEqual([0, 0, true])
})

test('R-02 after-sale of unsent units gives a promotion’s units and limit back, those of each line once', async () => {
  const buyer = await makeBuyer(shop)
  const { sku_id, goods_id } = await makeGoods(shop)
  const items = [{ sku_id, goods_id, price: 500, stock: 9 }]
  const promotion_id = await makePromotion(shop, { kind: 'group_buy', rules: { min_quantity: 2 }, per_member: 9, items })
  const { view, made } = await buyFromSource(buyer, { promotion_id, sku_id, quantity: 3 })
  await payAtBank(shop, buyer, made.payment_id)
  const order_goods_id = (await view()).lines[0]!.order_goods_id
  for (const [quantity, left] of [
    [2, 1],
    [1, 0],
  ] as const) {
    await buyer.call('refund/apply', { order_goods_id, kind: 'refund_only', quantity, reason: 'changed_mind', note: '' })
    await shop.advance({ days: 7 })
    expect(await readReserved(shop, promotion_id, sku_id, buyer.member_id)).toEqual({ reserved: left, used: left })
  }
})

test('ORD-02 a source names one thing, and what does not run or is another’s is refused', async () => {
  const buyer = await makeBuyer(shop)
  const { sku_id, goods_id } = await makeGoods(shop)
  const items = [{ sku_id, goods_id, price: 500 }]
  const past = { starts_at: '2020-01-01T00:00:00.000Z', ends_at: '2020-01-02T00:00:00.000Z' }
  const promotion_id = await makePromotion(shop, { kind: 'group_buy', rules: { min_quantity: 2 }, items, ...past })
  const reasonOf = async (purchaseInput: object) =>
    (await refusalOf(buyer.call('order/quote', { sku_id, ...purchaseInput } as { sku_id: number })))?.reason
  expect(await reasonOf({ promotion_id })).toBe('promotion.ended')
  expect(await reasonOf({ promotion_id: 999_999 })).toBe('promotion.not_found')
  expect(await reasonOf({ combo_id: promotion_id })).toBe('promotion.not_found')
  expect(await reasonOf({ bargain_id: 999_999 })).toBe('bargain.not_found')
  expect(await reasonOf({ gift_id: 999_999 })).toBe('gift.not_found')
  expect(await reasonOf({ promotion_id, gift_id: 1 })).toBe('call.wrong_fields')
})

test('ORD-16 PRM-04 operators find orders by what they were bought by, and the export says it', async () => {
  const [operator, buyer] = [await staffClient(shop), await makeBuyer(shop)]
  const { sku_id, goods_id } = await makeGoods(shop)
  const items = [{ sku_id, goods_id, price: 500 }]
  const promotion_id = await makePromotion(shop, { kind: 'group_buy', rules: { min_quantity: 2 }, items })
  const { order_id } = await buyFromSource(buyer, { promotion_id, sku_id, quantity: 2 })
  await buyNow(buyer, (await makeGoods(shop)).sku_id)
  const found = async (filters: object) => (await operator.call('order/search', filters)).list.map((one) => one.order_id)
  expect(await found({ promotion_id })).toEqual([order_id])
  expect(await found({ promotion_kind: 'group_buy', keyword: String(buyer.member_id) })).toEqual([order_id])
  expect(await found({ promotion_kind: 'flash_sale', keyword: String(buyer.member_id) })).toEqual([])
  const file = await exportedFile(shop, operator, operator.call('order/export_all', { promotion_id, format: 'csv' }))
  expect(file.toString()).toContain('Group buy')
})
