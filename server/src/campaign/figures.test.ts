import { beforeEach, describe, expect, test } from 'vitest'
import { makeGoods } from '../../test/fixtures.ts'
import { openTestShop } from '../../test/harness.ts'
import { makePromotion } from '../../test/make-promotion.ts'
import { staffClient } from '../../test/staff-client.ts'
import { dayIn, plus } from '../kernel/time/clock.ts'
import { windowOfDays } from '../kernel/time/store-zone.ts'
import { writeViews } from '../promotion/figures/count-views.ts'
import { countPromotionSales } from '../promotion/figures/count-sales.ts'

const shop = await openTestShop()
beforeEach(() => shop.passMidnight())
const staff = await staffClient(shop, 'operator')
const today = () => dayIn('Asia/Shanghai', shop.site.shared.now())

async function makeOne() {
  const { sku_id, goods_id } = await makeGoods(shop)
  return { sku_id, goods_id, promotion_id: await makePromotion(shop, { kind: 'discount', items: [{ sku_id, goods_id, price: 800 }] }) }
}
const figures = (promotion_id: number, first_day = today(), last_day = today()) =>
  staff.call('campaign/figures', { promotion_id, first_day, last_day })

describe('views', () => {
  test('PRM-02 visits are counted in the process and written together; one of a goods is kept with where it came from', async () => {
    const { promotion_id, sku_id, goods_id } = await makeOne()
    const member = await shop.member()
    await Promise.all(Array.from({ length: 5 }, () => shop.visitor().call('campaign/visit', { promotion_id })))
    await member.call('campaign/visit', { promotion_id, sku_id, source_type: 'share', source_member: member.member_id })
    await shop.visitor().call('campaign/visit', { promotion_id: 2147483647 })
    expect((await figures(promotion_id)).total.views).toBe(0)
    await Promise.all([writeViews(shop.site), writeViews(shop.site)])
    await writeViews(shop.site)
    expect((await figures(promotion_id)).total.views).toBe(6)
    expect(await shop.db.selectFrom('goods_visit').selectAll().where('goods_id', '=', goods_id).execute()).toMatchObject([
      { member_id: member.member_id, source_type: 'share', source_member: member.member_id },
    ])
    await expect(shop.visitor().call('campaign/visit', { promotion_id, sku_id: 2147483647 })).rejects.toMatchObject({
      reason: 'catalogue.goods_not_found',
    })
  })
})

describe('sales', () => {
  test('PRM-02 paid lines count for their promotion: an order once, what it came to, and what was paid less than the list price', async () => {
    const [one, other] = [await makeOne(), await makeOne()]
    const [ann, bob] = [await shop.member(), await shop.member()]
    const at = shop.site.shared.now()
    const line = (order_id: number, promotion_id: number | null, quantity: number, total: number, list_total: number, member = ann) => ({
      at,
      member_id: member.member_id,
      order_id,
      promotion_id,
      quantity,
      total: String(total),
      list_total: String(list_total),
      combos: [],
    })
    await countPromotionSales(shop.systemContext(), [
      line(1, one.promotion_id, 2, 1600, 2000),
      line(1, one.promotion_id, 1, 700, 1000),
      line(1, other.promotion_id, 1, 800, 1000),
      line(1, null, 9, 9000, 9000),
    ])
    await countPromotionSales(shop.systemContext(), [line(2, one.promotion_id, 1, 800, 1000), line(3, 2147483647, 1, 1, 2)])
    const own = { views: 0, buyers: 1, orders: 2, quantity: 4, sales: '31.00', cost: '9.00' }
    expect(await figures(one.promotion_id)).toEqual({ total: own, days: [{ day: today(), ...own }] })
    const all = await staff.call('campaign/figures', { kind: 'discount', first_day: today(), last_day: today() })
    expect(all.total).toMatchObject({ orders: 3, quantity: 5, sales: '39.00' })
    expect((await staff.call('campaign/figures', { kind: 'topic', first_day: today(), last_day: today() })).days).toEqual([])
    expect((await staff.call('campaign/search', { goods_id: one.goods_id })).list).toMatchObject([own])
    await countPromotionSales(shop.systemContext(), [line(4, one.promotion_id, 1, 800, 1000, bob), line(5, one.promotion_id, 1, 800, 1000)])
    expect((await figures(one.promotion_id)).total).toMatchObject({ buyers: 2, orders: 4 })
  })

  test('PRM-02 a member is one buyer in the whole life of a promotion, however many pay at once', async () => {
    const { promotion_id } = await makeOne()
    const members = await Promise.all(Array.from({ length: 6 }, () => shop.member()))
    const orders = members.flatMap(({ member_id }, n) =>
      [0, 1, 2].map((more) => ({
        at: shop.site.shared.now(),
        member_id,
        order_id: n * 3 + more + 1,
        promotion_id,
        quantity: 1,
        total: '8',
        list_total: '9',
        combos: [],
      })),
    )
    const count = (some: typeof orders) => shop.systemContext().transaction((context) => countPromotionSales(context, some))
    await Promise.all([count(orders.slice(0, 8)), count(orders.slice(8).toReversed())])
    expect((await figures(promotion_id)).total).toMatchObject({ buyers: 6, orders: 18 })
  })

  test('R-06 PRM-02 a sale belongs to the day of the store’s zone that it was paid on, whenever it is counted', async () => {
    const { promotion_id } = await makeOne()
    const [ann, bob] = [await shop.member(), await shop.member()]
    const { starts_at } = windowOfDays('Asia/Shanghai', '2031-05-03', '2031-05-03')
    const paid = ({ member_id }: typeof ann, order_id: number, seconds: number) => ({
      at: plus(starts_at, { seconds }),
      member_id,
      order_id,
      promotion_id,
      quantity: 1,
      total: '800',
      list_total: '1000',
      combos: [],
    })
    await countPromotionSales(shop.systemContext(), [paid(ann, 1, -1), paid(ann, 2, 0), paid(bob, 3, 0), paid(bob, 4, 1)])
    expect((await figures(promotion_id, '2031-05-02', '2031-05-03')).days).toMatchObject([
      { day: '2031-05-02', orders: 1, buyers: 1, quantity: 1, sales: '8.00', cost: '2.00' },
      { day: '2031-05-03', orders: 3, buyers: 1, quantity: 3, sales: '24.00', cost: '6.00' },
    ])
    await expect(figures(promotion_id, '2031-05-03', '2031-05-02')).rejects.toMatchObject({
      data: { fields: { last_day: expect.any(String) } },
    })
  })
})
