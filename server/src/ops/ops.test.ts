import { beforeEach, describe, expect, test } from 'vitest'
import { makeFreightTemplate, makeGoods } from '../../test/fixtures.ts'
import { openTestShop } from '../../test/harness.ts'
import { staffClient } from '../../test/staff-client.ts'
import { dayIn } from '../kernel/time/clock.ts'
import { buyNow, makeBuyer, payAtBank, refusalOf, type Buyer } from '../order/test/shopping.ts'
import { openAfterSale } from '../refund/test/after-sale.ts'
import { writeVisitors } from '../site/visitors/write-visitors.ts'
import { dayPlus } from './rules.ts'

const shop = await openTestShop()
beforeEach(() => shop.passMidnight())
const owner = await staffClient(shop)
const today = () => dayIn('Asia/Shanghai', shop.site.shared.now())

describe('CON-01 the dashboard', () => {
  test('sums what was paid and looked at by day of the store, beside the days before', async () => {
    const { goods_id, sku_id } = await makeGoods(shop, { price: 1250 })
    const buyer = await makeBuyer(shop)
    const first_day = dayPlus(today(), -6)
    const period = { first_day, last_day: today() }
    const before = await owner.call('ops/dashboard', period)
    await buyer.call('catalogue/record_visit', { sku_id })
    await shop.visitor().call('catalogue/record_visit', { sku_id })
    const paid = await buyNow(buyer, sku_id, 2)
    await payAtBank(shop, buyer, paid.payment_id)
    await buyNow(buyer, sku_id)
    const after = await owner.call('ops/dashboard', period)
    expect(after.days.map(({ day }) => day)).toEqual(Array.from({ length: 7 }, (_, n) => dayPlus(first_day, n)))
    expect(after.total.orders - before.total.orders).toBe(1)
    expect(after.total.visits - before.total.visits).toBe(2)
    expect(Number(after.total.paid) - Number(before.total.paid)).toBeCloseTo(Number(paid.total))
    expect(after.days.at(-1)).toMatchObject({ orders: after.total.orders, paid: after.total.paid, sales: after.total.sales })
    expect(after.top_goods.find((one) => one.goods_id === goods_id)).toMatchObject({ quantity: 2, sales: '25.00' })
    const week = await owner.call('ops/dashboard', { first_day: dayPlus(today(), 1), last_day: dayPlus(today(), 7) })
    expect(week.previous).toEqual(after.total)
  })

  test('buyers of a span count once, refunds count on the day they go back, and each figure is a list of orders', async () => {
    await shop.advance({ days: 8 })
    const { requestRefund, approve } = await openAfterSale(shop)
    const freight_template_id = await makeFreightTemplate(shop)
    const { goods_id, sku_id } = await makeGoods(shop, { price: 1000, freight_template_id })
    const [ann, bob] = [await makeBuyer(shop), await makeBuyer(shop)]
    const buy = async (buyer: Buyer, quantity: number) => {
      const { order_ids, payment_id, total } = await buyNow(buyer, sku_id, quantity)
      await payAtBank(shop, buyer, payment_id)
      const { order_id, lines } = await buyer.call('order/view', { order_id: order_ids[0]! })
      return { order_id, line: lines[0]!.order_goods_id, total }
    }
    const first_day = today()
    await ann.call('site/visit', {})
    await writeVisitors(shop.site)
    const order = await buy(ann, 3)
    expect(Number(order.total)).toBeGreaterThan(30)

    await shop.advance({ days: 1 })
    const last_day = today()
    const again = await buy(ann, 1)
    const whole = await buy(bob, 1)
    for (const visitor of [ann, bob, shop.visitor(), shop.visitor()]) await visitor.call('site/visit', {})
    await writeVisitors(shop.site)
    await approve((await requestRefund(ann, order.line)).refund_id)
    await approve((await requestRefund(bob, whole.line)).refund_id)

    const { days, total, top_goods } = await owner.call('ops/dashboard', { first_day, last_day })
    const sum = (...amounts: string[]) => amounts.reduce((total, amount) => total + Number(amount), 0).toFixed(2)
    const refunded = sum('10', whole.total)
    const paid = sum(again.total, whole.total)
    expect(days).toMatchObject([
      { orders: 1, buyers: 1, visitors: 1, paid: order.total, refunded: '0.00', sales: order.total },
      { orders: 2, buyers: 2, visitors: 4, paid, refunded },
    ])
    expect(total).toMatchObject({ orders: 3, buyers: 2, day_buyers: 3, visitors: 5, paid: sum(order.total, paid), refunded })
    expect(total.sales).toBe(sum(total.paid, `-${refunded}`))
    // As the figures of promotions have it: goods alone, without what went back, on the day of the purchase.
    expect(top_goods.find((one) => one.goods_id === goods_id)).toMatchObject({ quantity: 3, sales: '30.00' })
    const orders = async (filters: object) => (await owner.call('order/search', filters)).list.map(({ order_id }) => order_id)
    expect(await orders({ paid_from_day: first_day, paid_until_day: first_day })).toEqual([order.order_id])
    expect(await orders({ paid_from_day: first_day, paid_until_day: last_day })).toHaveLength(3)
    expect(await orders({ refunded_from_day: first_day, refunded_until_day: first_day })).toEqual([])
    expect(await orders({ refunded_from_day: last_day, refunded_until_day: last_day })).toEqual([whole.order_id, order.order_id])
  })

  test('refuses days in the wrong order and too many of them by the field', async () => {
    const fields = async (first_day: string, last_day: string) =>
      Object.keys((await refusalOf(owner.call('ops/dashboard', { first_day, last_day })))?.fields ?? {})
    expect(await fields('2026-03-02', '2026-03-01')).toEqual(['last_day'])
    expect(await fields('2026-01-01', '2026-04-03')).toEqual(['last_day'])
    expect(await refusalOf(owner.call('ops/dashboard', { first_day: '2026-01-01', last_day: '2026-04-02' }))).toBeNull()
  })
})

describe('CON-01 what waits', () => {
  test('is counted for whom it concerns, and for nobody else', async () => {
    const { sku_id } = await makeGoods(shop)
    const buyer = await makeBuyer(shop)
    const of = async (kind: string) => (await owner.call('ops/pending', {})).list.find((one) => one.kind === kind)?.count
    const before = (await of('to_ship'))!
    await payAtBank(shop, buyer, (await buyNow(buyer, sku_id)).payment_id)
    expect(await of('to_ship')).toBe(before + 1)
    const finance = await staffClient(shop, 'finance')
    expect((await finance.call('ops/pending', {})).list.map(({ kind }) => kind)).not.toContain('to_ship')
  })
})
