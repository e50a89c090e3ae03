import { describe, expect, test } from 'vitest'
import { makeCategory, makeGoods, makeReduction } from '../../../test/fixtures.ts'
import { openTestShop } from '../../../test/harness.ts'
import { makePromotion } from '../../../test/make-promotion.ts'
import { plus } from '../../kernel/time/clock.ts'
import { reservePromotions } from '../../promotion/reserve-promotions.ts'
import { reserveStock } from '../../catalogue/reserve-stock.ts'

const shop = await openTestShop()
const visitor = shop.visitor()
const now = () => shop.site.shared.now()

interface Wanted {
  price?: number | number[]
  stock?: number | number[]
  attributes?: Record<string, string[]>
}

/** A goods at 10.00 and its items at a promotion's price in cents. */
async function offered(price: number | number[], wanted: Wanted & { own?: number | null } = {}) {
  const made = await makeGoods(shop, { price: 1000, ...wanted })
  const items = made.sku_ids.map((sku_id, n) => ({
    sku_id,
    goods_id: made.goods_id,
    price: Array.isArray(price) ? price[n]! : price,
    stock: wanted.own ?? null,
  }))
  return { ...made, items }
}

describe('zones', () => {
  test('PRM-02 a zone lists goods by the state of their promotion, what ends first at the top, a page at a time', async () => {
    const at = (starts: number, ends: number) => ({ starts_at: plus(now(), { hours: starts }), ends_at: plus(now(), { hours: ends }) })
    const [late, early, soon, over] = [await offered(900), await offered(800), await offered(700), await offered(600)]
    const second = await offered(850)
    await makePromotion(shop, { kind: 'discount', items: late.items, ...at(-1, 9) })
    await makePromotion(shop, { kind: 'discount', items: [...early.items, ...second.items], ...at(-2, 3) })
    await makePromotion(shop, { kind: 'discount', items: soon.items, ...at(2, 4) })
    await makePromotion(shop, { kind: 'discount', items: over.items, ...at(-9, -8) })
    const zone = async (input: object) =>
      (await visitor.call('campaign/zone', { kind: 'discount', ...input })).list.map((card) => card.goods_id)
    expect(await zone({})).toEqual([early.goods_id, second.goods_id, late.goods_id])
    expect(await zone({ state: 'upcoming' })).toEqual([soon.goods_id])
    expect(await zone({ state: 'ended' })).toEqual([over.goods_id])
    const seen: number[] = []
    let cursor: string | null = null
    do {
      const page: { list: { goods_id: number }[]; next: string | null } = await visitor.call('campaign/zone', {
        kind: 'discount',
        page_size: 1,
        ...(cursor ? { cursor } : {}),
      })
      seen.push(...page.list.map((card) => card.goods_id))
      cursor = page.next
    } while (cursor)
    expect(seen).toEqual(await zone({}))
    expect(await zone({ kind: 'group_buy' })).toEqual([])
    await expect(visitor.call('campaign/zone', { kind: 'discount', cursor: 'AAAA' })).rejects.toMatchObject({
      data: { fields: { cursor: expect.any(String) } },
    })
  })

  test('PRM-04 a card tells its price beside the goods’ own, the rules, and what is left of the units set apart', async () => {
    const one = await offered([900, 700, 800], { attributes: { Size: ['S', 'M', 'L'] }, stock: [50, 50, 0], own: 8 })
    const promotion_id = await makePromotion(shop, {
      kind: 'group_buy',
      rules: { min_quantity: 3 },
      items: one.items,
      per_member: 6,
      name: 'Together',
    })
    const card = async () =>
      (await visitor.call('campaign/zone', { kind: 'group_buy' })).list.find((found) => found.promotion_id === promotion_id)!
    expect(await card()).toMatchObject({
      name: 'Together',
      sku_id: one.sku_ids[1],
      goods_name: one.name,
      list_price: '10.00',
      price: '7.00',
      has_price_range: true,
      state: 'running',
      per_member: 6,
      rules: { min_quantity: 3 },
      stock: 'plenty',
      available: null,
      sold_percent: 0,
      parts: [],
    })
    const { member_id } = await shop.member()
    await shop
      .systemContext()
      .transaction((context) => reservePromotions(context, member_id, [{ promotion_id, sku_id: one.sku_ids[1]!, quantity: 6 }]))
    const { list } = await visitor.call('campaign/live', { promotion_ids: [promotion_id, 2147483647, promotion_id] })
    expect(list.map(({ sku_id: _, ...left }) => left)).toEqual([
      { promotion_id, stock: 'plenty', available: null, sold_percent: 25 },
      { promotion_id, stock: 'few', available: 2, sold_percent: 25 },
      { promotion_id, stock: 'none', available: null, sold_percent: 25 },
    ])
  })

  test('R-03 what the SKU itself no longer has cannot be had in the promotion either', async () => {
    const one = await offered(900, { stock: 9, own: 8 })
    const promotion_id = await makePromotion(shop, { kind: 'flash_sale', items: one.items })
    await shop.systemContext().transaction((context) => reserveStock(context, [{ sku_id: one.sku_id, quantity: 6 }]))
    await shop.relay()
    await shop.refresh()
    const { items } = await visitor.call('campaign/view', { kind: 'flash_sale', promotion_id })
    expect(items).toMatchObject([{ stock: 'few', available: 3, sold_percent: 0, is_on_sale: true }])
  })

  test('PRM-07 a set is one card with its parts, and none where a part is off the shelf', async () => {
    const [cup, tray] = [await offered(0), await offered(0, { price: 3000 })]
    const items = [{ ...cup.items[0]!, quantity: 2 }, tray.items[0]!]
    const promotion_id = await makePromotion(shop, { kind: 'combo', rules: { price: 4200 }, items })
    const zone = async () => (await visitor.call('campaign/zone', { kind: 'combo' })).list
    expect(await zone()).toMatchObject([
      {
        promotion_id,
        price: '42.00',
        list_price: '50.00',
        rules: { set_price: '42.00' },
        parts: [
          { sku_id: cup.sku_id, quantity: 2, price: '10.00' },
          { sku_id: tray.sku_id, quantity: 1, price: '30.00' },
        ],
      },
    ])
    const { combos } = await visitor.call('campaign/of_goods', { sku_id: tray.sku_id })
    expect(combos).toMatchObject([{ promotion_id, price: '42.00', list_total: '50.00' }])
    await shop.db.updateTable('goods').set({ is_listed: false }).where('id', '=', cup.goods_id).execute()
    await makeReduction(shop)
    expect(await zone()).toEqual([])
    expect((await visitor.call('campaign/of_goods', { sku_id: tray.sku_id })).combos).toEqual([])
  })

  test('PRM-10 topics are shown with their goods’ number and pictures, in the caller’s language or in English', async () => {
    const [one, other] = [await offered(900), await offered(800)]
    const promotion_id = await makePromotion(shop, { kind: 'topic', items: [...one.items, ...other.items], name: 'Tea time' })
    await shop.db.insertInto('promotion_text').values({ promotion_id, language: 'zh-cn', name: '喝茶时光', note: '慢慢来' }).execute()
    await shop.refresh()
    const topics = async (language: 'zh-cn' | 'ko-kr') => (await visitor.call('campaign/topics', {}, { language })).list
    expect(await topics('ko-kr')).toMatchObject([{ promotion_id, name: 'Tea time', goods_count: 2, state: 'running' }])
    expect(await topics('zh-cn')).toMatchObject([{ name: '喝茶时光', note: '慢慢来' }])
    expect((await topics('zh-cn'))[0]!.pictures).toHaveLength(2)
    const page = await visitor.call('campaign/view', { kind: 'topic', promotion_id }, { language: 'zh-cn' })
    expect([page.name, page.items.length, page.stacks]).toEqual([
      '喝茶时光',
      2,
      { level_discount: true, combo: true, reduction: true, coupon: true },
    ])
  })

  test('PRM-09 an exclusive promotion says what no longer lowers its prices', async () => {
    const one = await offered(900)
    const stacks = async (allows_coupon: boolean) => {
      const window = { starts_at: plus(now(), { days: allows_coupon ? 1 : 3 }), ends_at: plus(now(), { days: allows_coupon ? 2 : 4 }) }
      const promotion_id = await makePromotion(shop, { kind: 'flash_sale', items: one.items, allows_coupon, ...window })
      return (await visitor.call('campaign/view', { kind: 'flash_sale', promotion_id })).stacks
    }
    const none = { level_discount: false, combo: false, reduction: false, coupon: false }
    expect([await stacks(true), await stacks(false)]).toEqual([{ ...none, coupon: true }, none])
  })
})

describe('on goods', () => {
  test('CAT-04 all that runs or comes for a goods is shown with each SKU’s price, also of its other SKUs', async () => {
    const one = await offered([900, 700], { attributes: { Size: ['S', 'L'] } })
    const category_id = await makeCategory(shop, { 'en-us': 'Elsewhere' })
    const running = await makePromotion(shop, { kind: 'discount', items: one.items })
    const window = { starts_at: plus(now(), { minutes: 10 }), ends_at: plus(now(), { days: 1 }) }
    const rules = { size: 3, hours: 24, virtual_completion: false }
    const coming = await makePromotion(shop, {
      kind: 'team_buy',
      rules,
      items: [{ ...one.items[1]!, rules: { leader_price: 650 } }],
      ...window,
    })
    await makePromotion(shop, {
      kind: 'flash_sale',
      items: one.items,
      starts_at: plus(now(), { days: -2 }),
      ends_at: plus(now(), { days: -1 }),
    })
    await makeReduction(shop, { goods_ids: [one.goods_id], name: 'For it' })
    await makeReduction(shop, { category_ids: [category_id] })
    const found = await visitor.call('campaign/of_goods', { sku_id: one.sku_ids[0]! })
    expect(found.promotions).toMatchObject([
      { promotion_id: running, state: 'running', is_exclusive: false, skus: [{ price: '9.00' }, { price: '7.00' }] },
      {
        promotion_id: coming,
        state: 'starting_soon',
        is_exclusive: true,
        rules,
        skus: [{ sku_id: one.sku_ids[1], item_rules: { leader_price: '6.50' } }],
      },
    ])
    expect(found.reductions.some(({ name }) => name === 'For it')).toBe(true)
    await expect(visitor.call('campaign/of_goods', { sku_id: 2147483647 })).rejects.toMatchObject({ reason: 'catalogue.goods_not_found' })
  })

  test('CAT-03 a card tells the running promotion, what is had at once first, and lists are narrowed by each kind', async () => {
    const one = await offered(900)
    const category_id = one.category_id
    const card = async (input: object = {}) => (await visitor.call('catalogue/list', { category_id, ...input })).list[0]
    expect((await card())?.promotion).toBe(null)
    await makePromotion(shop, { kind: 'discount', items: one.items })
    expect((await card({ promotion: 'discount' }))?.promotion).toMatchObject({ kind: 'discount', price: '9.00' })
    expect(await card({ promotion: 'bargain' })).toBe(undefined)
    const rules = { helpers: 3, hours: 24, floor_only: true }
    await makePromotion(shop, {
      kind: 'bargain',
      rules,
      items: [{ ...one.items[0]!, price: 1000, rules: { floor: 200 } }],
    })
    // What one pays at once: the bargain's price is made by friends.
    expect((await card({ promotion: 'bargain' }))?.promotion).toMatchObject({ kind: 'discount', price: '9.00' })
    expect((await visitor.call('search/goods', { keyword: one.name })).list[0]?.promotion?.kind).toBe('discount')
    expect((await card({ promotion: 'discount' }))?.goods_id).toBe(one.goods_id)
  })

  test('PRM-02 when the last unit of a promotion is taken its label goes, and comes with the piece that is given back', async () => {
    const one = await offered(900, { own: 2 })
    const promotion_id = await makePromotion(shop, { kind: 'discount', items: one.items })
    const { member_id } = await shop.member()
    const label = async () => (await visitor.call('catalogue/list', { category_id: one.category_id })).list[0]?.promotion
    expect(await label()).toMatchObject({ promotion_id })
    await shop
      .systemContext()
      .transaction((context) => reservePromotions(context, member_id, [{ promotion_id, sku_id: one.sku_id, quantity: 2 }]))
    await shop.refresh()
    expect(await label()).toBe(null)
  })
})

describe('gifts of a full reduction', () => {
  test('PRM-08 a step that gives goods names them on the goods page', async () => {
    const [one, mug] = [await makeGoods(shop), await makeGoods(shop, { names: { 'en-us': 'Mug', 'zh-cn': '杯子' } })]
    const steps = [{ threshold: 3900, effect: { kind: 'gift', sku_id: mug.sku_id, quantity: 2 } }]
    await makeReduction(shop, { goods_ids: [one.goods_id], steps })
    const { reductions } = await visitor.call('catalogue/detail', { sku_id: one.sku_id }, { language: 'zh-cn' })
    expect(reductions.at(-1)?.steps).toMatchObject([
      { amount: '39.00', effect: 'gift', gift: { sku_id: mug.sku_id, goods_name: '杯子', quantity: 2 } },
    ])
  })
})
