import { beforeEach, expect, test } from 'vitest'
import { makeGoods, stockOf } from '../../test/fixtures.ts'
import { openTestShop } from '../../test/harness.ts'
import { makePromotion, readReserved } from '../../test/make-promotion.ts'
import { staffClient } from '../../test/staff-client.ts'
import { refundOrder } from '../refund/closed/refund-order.ts'
import { buyNow, makeBuyer, payAtBank } from '../order/test/shopping.ts'
import { openAfterSale } from '../refund/test/after-sale.ts'
import { dayIn } from '../kernel/time/clock.ts'

const shop = await openTestShop()
beforeEach(() => shop.passMidnight())

async function makeDiscount(stock: number | null, per_member: number | null) {
  const { sku_id, goods_id } = await makeGoods(shop, { price: 1000, stock: 20 })
  return {
    sku_id,
    promotion_id: await makePromotion(shop, { kind: 'discount', items: [{ sku_id, goods_id, price: 800, stock }], per_member }),
  }
}

test('R-04 an unpaid order counts for the limit of a promotion that applies by itself, and not once it is closed', async () => {
  const { sku_id, promotion_id } = await makeDiscount(10, 3)
  const buyer = await makeBuyer(shop)
  const { order_ids } = await buyNow(buyer, sku_id, 2)
  expect(await readReserved(shop, promotion_id, sku_id, buyer.member_id)).toEqual({ reserved: 2, used: 2 })
  const quoted = async (quantity: number) => (await buyer.call('order/quote', { sku_id, quantity, address_id: buyer.address_id })).totals
  expect((await quoted(1)).goods_total).toBe('8.00')
  expect((await quoted(2)).goods_total).not.toBe('16.00')
  await buyer.call('order/cancel', { order_id: order_ids[0]! })
  expect(await readReserved(shop, promotion_id, sku_id, buyer.member_id)).toEqual({ reserved: 0, used: 0 })
  expect((await quoted(3)).goods_total).toBe('24.00')
})

test('R-02 R-03 an order takes both stocks, and its closing gives both back once', async () => {
  const { sku_id, promotion_id } = await makeDiscount(10, null)
  const buyer = await makeBuyer(shop)
  await buyNow(buyer, sku_id, 4)
  expect([(await readReserved(shop, promotion_id, sku_id)).reserved, (await stockOf(shop, sku_id)).reserved]).toEqual([4, 4])
  await shop.advance({ minutes: 31 })
  await shop.advance({ minutes: 31 })
  expect([(await readReserved(shop, promotion_id, sku_id)).reserved, (await stockOf(shop, sku_id)).reserved]).toEqual([0, 0])
})

test('R-05 of 12 members who order the last 5 units at once, five have them at the promotion’s price', async () => {
  const { sku_id, promotion_id } = await makeDiscount(5, 1)
  const buyers = await Promise.all(Array.from({ length: 12 }, () => makeBuyer(shop)))
  const results = await Promise.allSettled(buyers.map((buyer) => buyNow(buyer, sku_id)))
  const totals = results.flatMap((one) => (one.status === 'fulfilled' ? [one.value.total] : []))
  expect(totals.filter((total) => total === '8.00')).toHaveLength(5)
  expect((await readReserved(shop, promotion_id, sku_id)).reserved).toBe(5)
})

test('PRM-02 a paid order is in the figures of its promotion', async () => {
  const { sku_id, promotion_id } = await makeDiscount(null, null)
  const buyer = await makeBuyer(shop)
  const { payment_id } = await buyNow(buyer, sku_id, 3)
  await payAtBank(shop, buyer, payment_id)
  await shop.relay()
  expect(await figuresOf(promotion_id)).toEqual({ views: 0, buyers: 1, orders: 1, quantity: 3, sales: '24.00', cost: '6.00' })
})

test('PRM-02 R-02 what goes back is taken off the figures once, a part or the whole, on the day of the order', async () => {
  const { sku_id, promotion_id } = await makeDiscount(null, null)
  const { requestRefund, approve } = await openAfterSale(shop)
  const buyer = await makeBuyer(shop)
  const { payment_id, order_ids } = await buyNow(buyer, sku_id, 3)
  await payAtBank(shop, buyer, payment_id)
  await shop.relay()
  const { lines } = await buyer.call('order/view', { order_id: order_ids[0]! })
  const paid_day = dayIn('Asia/Shanghai', shop.site.shared.now())
  await shop.advance({ hours: 25 })
  const { refund_id } = await requestRefund(buyer, lines[0]!.order_goods_id)
  await approve(refund_id)
  await Promise.all([shop.relay(), shop.relay()])
  expect(await figuresOf(promotion_id, paid_day)).toMatchObject({ buyers: 1, orders: 1, quantity: 2, sales: '16.00', cost: '4.00' })
  const rest = () => shop.systemContext().transaction((context) => refundOrder(context, order_ids[0]!, { reason: 'test', key: 'rest' }))
  expect([await rest(), await rest()]).toEqual([true, false])
  await shop.relay()
  expect(await figuresOf(promotion_id, paid_day)).toMatchObject({ buyers: 1, orders: 1, quantity: 0, sales: '0.00', cost: '0.00' })
})

test('PRM-07 sets of a combo are in its figures, each line with its part', async () => {
  const [cup, tray] = [await makeGoods(shop, { price: 1000 }), await makeGoods(shop, { price: 3000 })]
  const items = [
    { sku_id: cup.sku_id, goods_id: cup.goods_id, price: 0, quantity: 2 },
    { sku_id: tray.sku_id, goods_id: tray.goods_id, price: 0 },
  ]
  const promotion_id = await makePromotion(shop, { kind: 'combo', rules: { price: 4000 }, items })
  const { call, address_id, ...buyer } = await makeBuyer(shop)
  const request = { sku_id: cup.sku_id, combo_id: promotion_id, quantity: 2, address_id }
  const { quote } = await call('order/quote', request)
  const { payment_id } = await call('order/create', { ...request, quote })
  await payAtBank(shop, { ...buyer, call }, payment_id)
  await shop.relay()
  expect(await figuresOf(promotion_id)).toEqual({ views: 0, buyers: 1, orders: 1, quantity: 6, sales: '80.00', cost: '20.00' })
})

async function figuresOf(promotion_id: number, day = dayIn('Asia/Shanghai', shop.site.shared.now())) {
  const staff = await staffClient(shop, 'operator')
  return (await staff.call('campaign/figures', { promotion_id, first_day: day, last_day: day })).total
}
