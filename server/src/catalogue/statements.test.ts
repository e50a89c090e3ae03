import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { makeBrand, makeCategory, makeGoods, makeReduction } from '../../test/fixtures.ts'
import { openTestShop } from '../../test/harness.ts'

const shop = await openTestShop()
const member = await shop.member()
const category_id = await makeCategory(shop, { 'en-us': 'Counted' })
const brand_id = await makeBrand(shop, 'Counted')
const goods = await Promise.all(
  [1, 2, 3, 4].map((n) =>
    makeGoods(shop, { names: { 'en-us': `Counted ${n}` }, category_id, brand_id, attributes: { Size: ['S', 'M', 'L'] } }),
  ),
)
await makeReduction(shop)

/** How many statements a call sends, beside the one for its session. */
async function statementsOf(call: () => Promise<unknown>): Promise<number> {
  const spy = vi.spyOn(pg.Client.prototype, 'query')
  await call()
  const texts = spy.mock.calls.map(([query]) => (typeof query === 'string' ? query : (query as unknown as { text: string }).text))
  spy.mockRestore()
  return texts.filter((text) => !text.includes('from session s')).length
}

test('CAT-03 a list is one statement once the promotions are kept, however many goods it holds and however it is narrowed', async () => {
  await member.call('catalogue/list', {})
  expect(
    await statementsOf(() => member.call('catalogue/list', { category_id, brand_id, price_to: '99', in_stock: true, sort: 'price_up' })),
  ).toBe(1)
  expect(await statementsOf(() => member.call('catalogue/list', { promotion: 'manjian' }))).toBe(2)
  expect(await statementsOf(() => member.call('catalogue/top_list', { by: 'sales' }))).toBe(1)
  expect(await statementsOf(() => member.call('catalogue/favourites', {}))).toBe(1)
})

test('CAT-04 a goods page is two statements once the reductions are kept', async () => {
  await member.call('catalogue/detail', { sku_id: goods[1]!.sku_id })
  expect(await statementsOf(() => member.call('catalogue/detail', { sku_id: goods[0]!.sku_id }))).toBe(2)
})

test('CAT-06 a search is one statement, and three more when a slip is repaired', async () => {
  expect(await statementsOf(() => member.call('search/goods', { keyword: 'counted' }))).toBe(1)
  expect(await statementsOf(() => member.call('search/goods', { keyword: 'contued' }))).toBe(4)
})
