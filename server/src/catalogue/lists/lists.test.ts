import { sorts, type GoodsCard } from '@longmall/contract/catalogue.ts'
import { describe, expect, test } from 'vitest'
import { makeBrand, makeCategory, makeGoods, makeReduction } from '../../../test/fixtures.ts'
import { openTestShop } from '../../../test/harness.ts'
import { makePromotion } from '../../../test/make-promotion.ts'
import { catalogueChanged } from '../../kernel/shared.ts'
import { refreshGoods } from '../refresh-goods.ts'
import { refreshLists } from './refresh-lists.ts'

const shop = await openTestShop()
const visitor = shop.visitor()
const namesOf = (list: GoodsCard[]) => list.map((card) => card.goods_name)

const home = await makeCategory(shop, { 'en-us': 'Home', 'zh-cn': '家居' })
const kitchen = await makeCategory(shop, { 'en-us': 'Kitchen' }, home)
const pots = await makeCategory(shop, { 'en-us': 'Pots' }, kitchen)
const garden = await makeCategory(shop, { 'en-us': 'Garden' })
const acme = await makeBrand(shop, 'Acme')
const pan = await makeGoods(shop, {
  names: { 'en-us': 'Pan', 'zh-cn': '平底锅' },
  category_id: pots,
  price: 3000,
  sale_count: 5,
  position: 2,
  brand_id: acme,
})
await shop.advance({ minutes: 1 })
const pot = await makeGoods(shop, {
  names: { 'en-us': 'Pot' },
  category_id: pots,
  price: [2000, 2500],
  attributes: { Size: ['S', 'L'] },
  sale_count: 9,
  position: 1,
})
await shop.advance({ minutes: 1 })
const knife = await makeGoods(shop, {
  names: { 'en-us': 'Knife' },
  category_id: kitchen,
  price: 1000,
  sale_count: 7,
  position: 3,
  stock: 0,
  brand_id: acme,
})
await shop.advance({ minutes: 1 })
const rake = await makeGoods(shop, {
  names: { 'en-us': 'Rake' },
  category_id: garden,
  price: 2000,
  sale_count: 9,
  position: 4,
  stock: 3,
  warehouse: 'overseas',
})
await makeGoods(shop, { names: { 'en-us': 'Hidden' }, category_id: garden, is_listed: false })

describe('goods list', () => {
  test('CAT-03 each of the five sorts has its order, equals by id', async () => {
    const expected = {
      default: ['Pot', 'Pan', 'Knife', 'Rake'],
      sales: ['Rake', 'Pot', 'Knife', 'Pan'],
      price_up: ['Knife', 'Pot', 'Rake', 'Pan'],
      price_down: ['Pan', 'Rake', 'Pot', 'Knife'],
      newest: ['Rake', 'Knife', 'Pot', 'Pan'],
    }
    for (const sort of sorts) expect([sort, namesOf((await visitor.call('catalogue/list', { sort })).list)]).toEqual([sort, expected[sort]])
  })

  test('CAT-02 a category of any level holds what stands below it', async () => {
    const list = async (category_id: number) => namesOf((await visitor.call('catalogue/list', { category_id })).list)
    expect(await list(home)).toEqual(['Pot', 'Pan', 'Knife'])
    expect(await list(kitchen)).toEqual(['Pot', 'Pan', 'Knife'])
    expect(await list(pots)).toEqual(['Pot', 'Pan'])
    expect(await list(2147483647)).toEqual([])
  })

  test('CAT-03 brand, price, stock and category narrow together', async () => {
    const list = async (filter: object) => namesOf((await visitor.call('catalogue/list', filter)).list)
    expect(await list({ brand_id: acme })).toEqual(['Pan', 'Knife'])
    expect(await list({ brand_id: acme, category_id: pots })).toEqual(['Pan'])
    expect(await list({ price_from: '20', price_to: '29.99' })).toEqual(['Pot', 'Rake'])
    expect(await list({ price_from: '30.01', price_to: '20' })).toEqual([])
    expect(await list({ in_stock: true })).toEqual(['Pot', 'Pan', 'Rake'])
    expect(await list({ brand_id: acme, in_stock: true, price_to: '30.00', sort: 'sales' })).toEqual(['Pan'])
  })

  test('CAT-03 pages follow each other without a gap or a double in every sort', async () => {
    for (const sort of sorts) {
      const seen: string[] = []
      let cursor: string | undefined
      do {
        const page = await visitor.call('catalogue/list', { sort, page_size: 1, ...(cursor ? { cursor } : {}) })
        seen.push(...namesOf(page.list))
        cursor = page.next ?? undefined
      } while (cursor)
      expect(seen).toEqual(namesOf((await visitor.call('catalogue/list', { sort })).list))
    }
  })

  test('CAT-03 a page holds ten goods when nobody asks for another number', async () => {
    const many = await makeCategory(shop, { 'en-us': 'Many' })
    for (let n = 0; n < 11; n++) await makeGoods(shop, { category_id: many })
    const page = await visitor.call('catalogue/list', { category_id: many })
    expect([page.list.length, page.next !== null]).toEqual([10, true])
  })

  test('CAT-03 promotion=manjian lists what a running reduction covers', async () => {
    const list = async () => namesOf((await visitor.call('catalogue/list', { promotion: 'manjian', category_id: home })).list)
    expect(await list()).toEqual([])
    await makeReduction(shop, { goods_ids: [knife.goods_id] })
    expect(await list()).toEqual(['Knife'])
    await makeReduction(shop, { category_ids: [pots] })
    expect(await list()).toEqual(['Pot', 'Pan', 'Knife'])
    await makeReduction(shop)
    expect(namesOf((await visitor.call('catalogue/list', { promotion: 'manjian', category_id: garden })).list)).toEqual(['Rake'])
  })

  test('CAT-03 a card tells price, band, origin and the SKU to open', async () => {
    const cards = (await visitor.call('catalogue/list', { sort: 'price_up', page_size: 50 })).list
    expect(cards.find((card) => card.goods_id === pot.goods_id)).toMatchObject({
      sku_id: pot.sku_id,
      price: '20.00',
      has_price_range: true,
      stock: 'plenty',
      is_overseas: false,
    })
    expect(cards.find((card) => card.goods_id === rake.goods_id)).toMatchObject({ has_price_range: false, stock: 'few', is_overseas: true })
    expect(cards.find((card) => card.goods_id === knife.goods_id)).toMatchObject({ stock: 'none' })
    const [chinese] = (await visitor.call('catalogue/list', { category_id: pots, sort: 'newest', page_size: 1 }, { language: 'zh-cn' }))
      .list
    expect(chinese?.goods_name).toBe('Pot')
    const all = (await visitor.call('catalogue/list', { category_id: pots }, { language: 'zh-cn' })).list
    expect(all.find((card) => card.goods_id === pan.goods_id)).toMatchObject({ goods_name: '平底锅', picture: { alt: '平底锅' } })
  })
})

describe('ORD-03 a card tells what its page will ask', () => {
  const names = { 'en-us': 'Kettle' }
  const cardOf = async (category_id: number) => (await visitor.call('catalogue/list', { category_id, sort: 'price_up' })).list[0]!
  const pageOf = async ({ sku_id }: GoodsCard) => {
    const { skus } = await visitor.call('catalogue/detail', { sku_id })
    return skus.find((sku) => sku.sku_id === sku_id)!.price
  }

  test('CAT-03 not the price of a variant that is sold out', async () => {
    const category_id = await makeCategory(shop, { 'en-us': 'Kettles' })
    const made = await makeGoods(shop, { names, category_id, price: [1000, 1200], attributes: { Size: ['S', 'L'] } })
    expect(await cardOf(category_id)).toMatchObject({ sku_id: made.sku_ids[0], price: '10.00', has_price_range: true })
    await shop.db.updateTable('stock').set({ on_hand: 0 }).where('sku_id', '=', made.sku_ids[0]!).execute()
    await refreshGoods(shop.db, [made.goods_id])
    await catalogueChanged(shop.db)
    await shop.refresh()
    const card = await cardOf(category_id)
    expect([card.sku_id, card.price, card.has_price_range, await pageOf(card)]).toEqual([made.sku_ids[1], '12.00', false, '12.00'])
    expect((await visitor.call('catalogue/list', { category_id, price_to: '11' })).list).toEqual([])
  })

  test('PRM-02 a promotion on a dearer variant opens that one', async () => {
    const category_id = await makeCategory(shop, { 'en-us': 'Kettles on sale' })
    const made = await makeGoods(shop, { names, category_id, price: [1000, 1200], attributes: { Size: ['S', 'L'] } })
    const [small, large] = made.sku_ids as [number, number]
    const item = { goods_id: made.goods_id, sku_id: large }
    await makePromotion(shop, { kind: 'discount', items: [{ ...item, price: 1100 }] })
    expect(await cardOf(category_id)).toMatchObject({ sku_id: small, price: '10.00' })
    await makePromotion(shop, { kind: 'discount', items: [{ ...item, price: 700 }] })
    expect(await cardOf(category_id)).toMatchObject({ sku_id: large, promotion: { kind: 'discount', price: '7.00' } })
  })
})

describe('categories, brands, top lists', () => {
  test('CAT-02 the tree has three levels, in the caller’s language', async () => {
    const { list } = await visitor.call('catalogue/categories', {}, { language: 'zh-cn' })
    const tree = list.find((one) => one.category_id === home)!
    expect([tree.category_name, tree.children[0]?.category_name, tree.children[0]?.children[0]]).toEqual([
      '家居',
      'Kitchen',
      { category_id: pots, category_name: 'Pots', level: 3, picture: null, children: [] },
    ])
  })

  test('CAT-02 a hidden category takes what is below it away', async () => {
    const [above, below] = [await makeCategory(shop, { 'en-us': 'Above' }), await makeCategory(shop, { 'en-us': 'Alone' })]
    await makeCategory(shop, { 'en-us': 'Below' }, above)
    await shop.db.updateTable('category').set({ is_shown: false }).where('id', '=', above).execute()
    await makeGoods(shop)
    const { list } = await visitor.call('catalogue/categories', {})
    expect(JSON.stringify(list)).not.toContain('Below')
    expect(list.some((one) => one.category_id === below)).toBe(true)
  })

  test('CAT-07 a brand is listed with its goods on the shelf', async () => {
    await makeBrand(shop, 'Without goods')
    const { list } = await visitor.call('catalogue/brands', {})
    expect(list).toEqual([{ brand_id: acme, brand_name: 'Acme', story: '', logo: null, goods_count: 2 }])
  })

  test('CAT-07 a top list is by sales, favourites or age, of a category or of all', async () => {
    await shop.db.updateTable('goods').set({ favourite_count: 3 }).where('id', '=', knife.goods_id).execute()
    await refreshGoods(shop.db, [knife.goods_id])
    const list = async (by: 'sales' | 'favourites' | 'newest') =>
      namesOf((await visitor.call('catalogue/top_list', { by, category_id: home })).list)
    expect(await list('sales')).toEqual(['Pot', 'Knife', 'Pan'])
    expect((await list('favourites'))[0]).toBe('Knife')
    expect(await list('newest')).toEqual(['Knife', 'Pot', 'Pan'])
  })

  test('CAT-07 sorted lists follow sales at the next refresh of lists', async () => {
    await shop.db.updateTable('goods').set({ sale_count: 50 }).where('id', '=', pan.goods_id).execute()
    expect(await refreshLists(shop.site)).toBeGreaterThan(0)
    await shop.refresh()
    expect(namesOf((await visitor.call('catalogue/list', { sort: 'sales', category_id: home })).list)).toEqual(['Pan', 'Pot', 'Knife'])
    expect(await refreshLists(shop.site)).toBe(0)
  })
})

describe('wrong input', () => {
  test('QUA-04 a cursor of another sort, of another list or of nobody is refused by name', async () => {
    const { next } = await visitor.call('catalogue/list', { sort: 'sales', page_size: 1 })
    const forged = Buffer.from('price_up 99999999999999999999 1').toString('base64url')
    for (const [sort, cursor] of [
      ['price_up', next!],
      ['sales', 'AAAA'],
      ['price_up', forged],
    ] as const)
      await expect(visitor.call('catalogue/list', { sort, cursor })).rejects.toMatchObject({
        status: 400,
        code: -400,
        data: { fields: { cursor: expect.any(String) } },
      })
  })

  test('QUA-04 wrong fields of a list are refused by name', async () => {
    const wrong: [string, string][] = [
      ['price_from', 'price_from=-5'],
      ['price_from', 'price_from=1e3'],
      ['price_to', 'price_to=1.999'],
      ['price_to', `price_to=${'9'.repeat(40)}`],
      ['category_id', 'category_id=-1'],
      ['category_id', 'category_id=4294967296'],
      ['category_id', 'category_id=abc'],
      ['brand_id', 'brand_id=1.5'],
      ['in_stock', 'in_stock=yes'],
      ['sort', 'sort=best'],
      ['promotion', 'promotion=free'],
      ['page_size', 'page_size=0'],
      ['page_size', 'page_size=51'],
      ['cursor', 'cursor=%20'],
      ['colour', 'colour=red'],
      ['sort', 'sort=sales&sort=newest'],
      ['sort', 'sort=%ff'],
    ]
    for (const [field, query] of wrong) {
      const response = await shop.app.request(`/api/catalogue/list?${query}`)
      const answer = (await response.json()) as { code: number; data: { fields?: Record<string, string> } }
      expect([query, response.status, answer.code, Object.keys(answer.data.fields ?? {})]).toEqual([query, 400, -400, [field]])
    }
  })
})
