import { makeManyGoods } from '@longmall/tools/bench/make-goods.ts'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../test/harness.ts'

// As many goods as make the database choose a plan with care.
let shop: TestShop
let categories: number[]
let sku_ids: number[]
beforeAll(async () => {
  shop = await openTestShop()
  categories = (await makeManyGoods(shop.admin, 1200)).category_ids.flat()
  sku_ids = (
    await sql<{ id: number }>`select s.id from sku s join goods g on g.id = s.goods_id where g.is_listed order by s.id limit 40`.execute(
      shop.db,
    )
  ).rows.map(({ id }) => id)
  await sql`vacuum analyze`.execute(shop.admin)
  await shop.refresh()
})

const category = (n: number) => categories[n % categories.length]!
const visitor = () => shop.visitor()

const calls = 20

/** The plans of the statement over a table that every call sends: made for one call, and made once. Calls in a row are served by one connection. */
async function plansOf(table: string, call: (n: number) => Promise<unknown>) {
  for (let n = 0; n < calls; n++) await call(n)
  const { rows } = await sql<{ custom: number; generic: number }>`
    select custom_plans::int as custom, generic_plans::int as generic from pg_prepared_statements
    where statement like ${`%${table}%`} and custom_plans + generic_plans = ${calls}`.execute(shop.db)
  return rows
}

test.each([
  [
    'CAT-03 a list of a category',
    's.listing = $',
    (n: number) => visitor().call('catalogue/list', { category_id: category(n), price_to: `${9000 + n}.00` }),
  ],
  [
    'CAT-03 a list of all goods',
    's.listing = 0',
    (n: number) => visitor().call('catalogue/list', { in_stock: true, price_from: `${n}.00` }),
  ],
  ['CAT-04 a goods page', 'from sku asked', (n: number) => visitor().call('catalogue/detail', { sku_id: sku_ids[n]! })],
  [
    'CAT-06 a narrowed search',
    'goods_search',
    (n: number) => visitor().call('search/goods', { keyword: 'lamp', price_to: `${9000 + n}.00` }),
  ],
])('%s is planned once a connection, on tables that the database has analysed', async (_, table, call) => {
  expect(await plansOf(table, call)).toEqual([{ custom: 5, generic: calls - 5 }])
})
