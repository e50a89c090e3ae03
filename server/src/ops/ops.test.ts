import { beforeEach, describe, expect, test } from 'vitest'
import { makeGoods } from '../../test/fixtures.ts'
import { openTestShop } from '../../test/harness.ts'
import { staffClient } from '../../test/staff-client.ts'
import { dayIn } from '../kernel/clock.ts'
import { buyNow, makeBuyer, payAtBank, refusalOf } from '../order/test/shopping.ts'
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
    const asked = { first_day, last_day: today() }
    const before = await owner.call('ops/dashboard', asked)
    await buyer.call('catalogue/record_visit', { sku_id })
    await shop.visitor().call('catalogue/record_visit', { sku_id })
    const paid = await buyNow(buyer, sku_id, 2)
    await payAtBank(shop, buyer, paid.payment_id)
    await buyNow(buyer, sku_id)
    const after = await owner.call('ops/dashboard', asked)
    expect(after.days.map(({ day }) => day)).toEqual(Array.from({ length: 7 }, (_, n) => dayPlus(first_day, n)))
    expect(after.total.orders - before.total.orders).toBe(1)
    expect(after.total.visits - before.total.visits).toBe(2)
    expect(Number(after.total.sales) - Number(before.total.sales)).toBeCloseTo(Number(paid.total))
    expect(after.days.at(-1)).toMatchObject({ orders: after.total.orders, sales: after.total.sales })
    expect(after.top_goods.find((one) => one.goods_id === goods_id)).toMatchObject({ pieces: 2, sales: '25.00' })
    const week = await owner.call('ops/dashboard', { first_day: dayPlus(today(), 1), last_day: dayPlus(today(), 7) })
    expect(week.before).toEqual(after.total)
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
