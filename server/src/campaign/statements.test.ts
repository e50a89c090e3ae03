import pg from 'pg'
import { beforeAll, expect, test, vi } from 'vitest'
import { makeGoods } from '../../test/fixtures.ts'
import { openTestShop } from '../../test/harness.ts'
import { makePromotion } from '../../test/make-promotion.ts'

const shop = await openTestShop()
const visitor = shop.visitor()
const made: { promotion_id: number; sku_id: number }[] = []
beforeAll(async () => {
  for (let n = 0; n < 6; n++) {
    const goods = await Promise.all([1, 2, 3].map(() => makeGoods(shop, { price: [1000, 1200], attributes: { Size: ['S', 'L'] } })))
    const items = goods.flatMap(({ goods_id, sku_ids }) => sku_ids.map((sku_id) => ({ sku_id, goods_id, price: 800, stock: 10 })))
    const promotion_id = await makePromotion(shop, { kind: n % 2 ? 'topic' : 'discount', items, per_member: 3 })
    made.push({ promotion_id, sku_id: goods[0]!.sku_id })
  }
  await visitor.call('catalogue/list', {})
})

const live = () => visitor.call('campaign/live', { promotion_ids: made.map((one) => one.promotion_id) })

/** How many statements a call sends. */
async function statementsOf(call: () => Promise<unknown>): Promise<number> {
  const spy = vi.spyOn(pg.Client.prototype, 'query')
  await call()
  const count = spy.mock.calls.length
  spy.mockRestore()
  return count
}

test.each([
  ['a zone', 2, () => visitor.call('campaign/zone', { kind: 'discount', page_size: 50 })],
  ['the topics', 2, () => visitor.call('campaign/topics', {})],
  ['a page', 2, () => visitor.call('campaign/view', { kind: 'topic', promotion_id: made[1]!.promotion_id })],
  ['what runs for a goods', 4, () => visitor.call('campaign/of_goods', { sku_id: made[0]!.sku_id })],
  ['what is left', 2, live],
] as const)('PRM-02 %s takes %i statements, however many goods it has', async (_, most, call) => {
  expect(await statementsOf(call)).toBeLessThanOrEqual(most)
})

test('PRM-02 what is left, asked again within a second, takes no statement', async () => {
  // Once more where a second has gone by between the two.
  await expect.poll(async () => (await live(), statementsOf(live))).toBe(0)
})
