import type { catalogueStaff as contract } from '@longmall/contract/catalogue-staff.ts'
import type { InputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import pg from 'pg'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { makeBrand, makeCategory, makeGoods, type CreatedGoods } from '../../../test/fixtures.ts'
import { openTestShop, type Client, type TestShop } from '../../../test/harness.ts'
import { staffClient } from '../../../test/staff-client.ts'

/** How the database would run the statements on goods of a call. */
async function planOf(call: () => Promise<unknown>): Promise<string> {
  const spy = vi.spyOn(pg.Client.prototype, 'query')
  await call()
  const goodsQueries = spy.mock.calls
    .map(([query]) => query as unknown as pg.QueryConfig)
    .filter(({ text }) => / from goods /.test(text ?? ''))
  spy.mockRestore()
  expect(goodsQueries).not.toEqual([])
  const plans = await Promise.all(
    goodsQueries.map(({ text, values }) => shop.pool.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values as unknown[])),
  )
  return plans.flatMap(({ rows }) => rows.map((row) => row['QUERY PLAN'])).join('\n')
}

let shop: TestShop
let operator: Client
let made: Record<'cheap' | 'dear' | 'hidden' | 'empty', CreatedGoods>
let root: number
let leaf: number
let brand_id: number
beforeAll(async () => {
  shop = await openTestShop()
  operator = await staffClient(shop, 'support')
  root = await makeCategory(shop, { 'en-us': 'Kitchen', 'zh-cn': '厨房' })
  leaf = await makeCategory(shop, { 'en-us': 'Kettles' }, root)
  brand_id = await makeBrand(shop, 'Harbour')
  made = {
    cheap: await makeGoods(shop, {
      names: { 'en-us': 'Travel kettle', 'zh-cn': '旅行水壶' },
      category_id: leaf,
      price: 900,
      stock: 40,
      sale_count: 7,
    }),
    dear: await makeGoods(shop, {
      names: { 'en-us': 'Copper kettle' },
      category_id: leaf,
      brand_id,
      price: [5000, 7000],
      stock: [20, 30],
      attributes: { Size: ['S', 'L'] },
      sale_count: 90,
    }),
    hidden: await makeGoods(shop, {
      names: { 'en-us': 'Secret kettle', 'ko-kr': '비밀 주전자' },
      category_id: root,
      price: 2000,
      stock: 300,
      is_listed: false,
      tags: ['spring'],
    }),
    empty: await makeGoods(shop, { names: { 'en-us': 'Bare pan' }, goods_type: 'virtual', price: 3000, stock: 0 }),
  }
})

type Input = InputOf<typeof contract.staff_goods>
const names = Object.keys as (of: typeof made) => (keyof typeof made)[]
const nameOf = (goods_id: number) => names(made).find((name) => made[name].goods_id === goods_id)
const list = async (input: Input, client = operator) => (await client.call('catalogue/staff_goods', input)).list
const found = async (input: Input) => (await list(input)).map(({ goods_id }) => nameOf(goods_id))

describe('the list of goods', () => {
  test('CON-02 shows prices, stock, sales and missing languages, those off the shelf too', async () => {
    expect(await list({})).toMatchObject([
      { goods_id: made.empty.goods_id, available: 0, low_skus: 1, goods_type: 'virtual' },
      { goods_id: made.hidden.goods_id, is_listed: false, available: 300, missing_languages: ['zh-cn', 'ja-jp', 'ms-my'] },
      {
        goods_id: made.dear.goods_id,
        brand_name: 'Harbour',
        category_name: 'Kettles',
        price_from: '50.00',
        price_to: '70.00',
        sku_count: 2,
        available: 50,
        sale_count: 90,
      },
      { goods_id: made.cheap.goods_id, goods_name: 'Travel kettle', picture: { alt: 'Travel kettle' }, low_skus: 0 },
    ])
  })

  test.each<[string, () => Input, string[]]>([
    ['a category with all below it', () => ({ category_id: root }), ['hidden', 'dear', 'cheap']],
    ['a category at the end', () => ({ category_id: leaf }), ['dear', 'cheap']],
    ['a category that is not there', () => ({ category_id: 2147483647 }), []],
    ['a brand', () => ({ brand_id }), ['dear']],
    ['those on the shelf', () => ({ is_listed: true }), ['empty', 'dear', 'cheap']],
    ['those off it', () => ({ is_listed: false }), ['hidden']],
    ['a kind', () => ({ goods_type: 'virtual' }), ['empty']],
    ['low stock', () => ({ low_stock: true }), ['empty']],
    ['keyword of a name', () => ({ keyword: 'KETTLE' }), ['hidden', 'dear', 'cheap']],
    ['several keyword', () => ({ keyword: 'kettle cop' }), ['dear']],
    ['a tag of one off the shelf', () => ({ keyword: 'spring' }), ['hidden']],
    ['Korean keyword of one off the shelf', () => ({ keyword: '주전자' }), ['hidden']],
    ['a brand’s name', () => ({ keyword: 'harbour' }), ['dear']],
    ['a number of a SKU', () => ({ keyword: `S-${made.dear.goods_id}-2` }), ['dear']],
    ['its own number', () => ({ keyword: `#${made.empty.goods_id}` }), ['empty']],
    ['keyword and a filter', () => ({ keyword: 'kettle', is_listed: true }), ['dear', 'cheap']],
    ['signs that are no keyword', () => ({ keyword: '%_' }), []],
    ['the price', () => ({ sort: 'price' }), ['cheap', 'hidden', 'empty', 'dear']],
    ['the price, down', () => ({ sort: '-price' }), ['dear', 'empty', 'hidden', 'cheap']],
    ['sales, down', () => ({ sort: '-sales' }), ['dear', 'cheap', 'empty', 'hidden']],
    ['the least stock', () => ({ sort: 'stock' }), ['empty', 'cheap', 'dear', 'hidden']],
  ])('CON-02 by %s', async (_, input, expected) => {
    expect(await found(input())).toEqual(expected)
  })

  test('CON-02 an operator’s own language finds and names', async () => {
    const { list: rows } = await operator.call('catalogue/staff_goods', { keyword: '水壶' }, { language: 'zh-cn' })
    expect(rows.map(({ goods_name }) => goods_name)).toEqual(['旅行水壶'])
  })

  test.each(['created_at', '-created_at', 'price', '-price', 'sales', '-sales', 'stock', '-stock'] as const)(
    'CON-02 pages of %s hold each goods once',
    async (sort) => {
      const seen: number[] = []
      for (let cursor: string | null | undefined; cursor !== null;) {
        const page = await operator.call('catalogue/staff_goods', { sort, page_size: 1, ...(cursor && { cursor }) })
        seen.push(...page.list.map(({ goods_id }) => goods_id))
        cursor = page.next
      }
      expect(seen.toSorted((a, b) => a - b)).toEqual(names(made).map((name) => made[name].goods_id))
      const { next } = await operator.call('catalogue/staff_goods', { sort, page_size: 1 })
      const other = sort === '-created_at' ? 'price' : '-created_at'
      await expect(operator.call('catalogue/staff_goods', { sort: other, cursor: next! })).rejects.toMatchObject({
        data: { reason: 'call.wrong_fields' },
      })
    },
  )

  test('CON-02 what a goods may belong to is named in the operator’s language', async () => {
    const choices = await operator.call('catalogue/staff_choices', {}, { language: 'zh-cn' })
    expect(choices.categories).toContainEqual({ category_id: root, parent_id: null, category_name: '厨房', level: 1 })
    expect(choices.categories).toContainEqual({ category_id: leaf, parent_id: root, category_name: 'Kettles', level: 2 })
    expect(choices.brands).toEqual([{ brand_id, brand_name: 'Harbour' }])
  })

  test('CON-02 QUA-02 of very many goods each sort and each filter reads an index', async () => {
    await sql`insert into goods (handle, category_id, min_price, listed_sales, listed_stock, category_path, created_at, brand_id)
      select 'many-' || n, ${leaf}, n % 9000, n % 500, n % 700, array[${root}, ${leaf}]::int[], now(), null from generate_series(1, 10000) n`.execute(
      shop.db,
    )
    await sql`insert into goods_text (goods_id, language, name) select id, 'en-us', handle from goods where handle like 'many-%'`.execute(
      shop.db,
    )
    await sql`analyze goods`.execute(shop.admin)
    for (const sort of ['created_at', '-created_at', 'price', '-price', 'sales', '-sales', 'stock', '-stock'] as const) {
      for (const narrowed of [{}, { brand_id }, { low_stock: true }]) {
        const plan = await planOf(() => operator.call('catalogue/staff_goods', { sort, ...narrowed }))
        expect(plan, `${sort} ${JSON.stringify(narrowed)}`).not.toMatch(/Seq Scan on goods /)
      }
    }
  })
})
