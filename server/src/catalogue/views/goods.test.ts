import { describe, expect, test } from 'vitest'
import { makeBrand, makeCategory, makeFreightTemplate, makeGoods, makeReduction } from '../../../test/fixtures.ts'
import { openTestShop } from '../../../test/harness.ts'
import { inTransaction } from '../../kernel/database/database.ts'
import { refreshGoods } from '../refresh-goods.ts'
import { reserveStock } from '../reserve-stock.ts'

const shop = await openTestShop()
const visitor = shop.visitor()
const detail = (sku_id: number) => visitor.call('catalogue/detail', { sku_id })

describe('goods detail', () => {
  test('CAT-04 one goods whole: SKUs with attributes, price, stock, pictures, path, brand', async () => {
    const home = await makeCategory(shop, { 'en-us': 'Home', 'zh-cn': '家居' })
    const lamps = await makeCategory(shop, { 'en-us': 'Lamps' }, home)
    const brand_id = await makeBrand(shop, 'Lumen')
    const made = await makeGoods(shop, {
      names: { 'en-us': 'Lamp', 'zh-cn': '台灯' },
      selling_points: { 'en-us': 'Warm light' },
      category_id: lamps,
      brand_id,
      attributes: { Colour: ['Red', 'Blue'], Size: ['S'] },
      price: [3000, 2500],
      market_price: 4000,
      stock: [9, 2],
      max_per_member: 3,
      sale_count: 4,
    })
    const goods = await detail(made.sku_ids[1]!)
    expect(goods).toMatchObject({
      goods_id: made.goods_id,
      sku_id: made.sku_ids[1],
      goods_type: 'standard',
      state: 'on_sale',
      goods_name: 'Lamp',
      selling_point: 'Warm light',
      level_discount: true,
      max_per_member: 3,
      is_overseas: false,
      sale_count: 4,
      video: null,
      category_path: [
        { category_id: home, category_name: 'Home' },
        { category_id: lamps, category_name: 'Lamps' },
      ],
      brand: { brand_id, brand_name: 'Lumen', logo: null },
      rank: { position: 1, category_id: lamps, category_name: 'Lamps' },
      reductions: [],
      reviews: { count: 0, average_tenths: 0, with_pictures: 0, by_stars: [0, 0, 0, 0, 0] },
    })
    expect(goods.pictures).toEqual([{ src: `/pictures/${made.goods_id}`, widths: [320, 750], avif: true, alt: 'Lamp' }])
    expect(goods.attributes.map((one) => [one.attribute_name, one.values.map((value) => value.value_name)])).toEqual([
      ['Colour', ['Red', 'Blue']],
      ['Size', ['S']],
    ])
    const [red, blue, small] = [...goods.attributes[0]!.values, ...goods.attributes[1]!.values].map((value) => value.value_id)
    expect(goods.skus).toMatchObject([
      {
        sku_id: made.sku_ids[0],
        value_ids: [red, small],
        price: '30.00',
        market_price: '40.00',
        stock: 'plenty',
        available: null,
        picture_index: null,
      },
      { sku_id: made.sku_ids[1], value_ids: [blue, small], price: '25.00', market_price: '40.00', stock: 'few', available: 2 },
    ])
    expect((await visitor.call('catalogue/detail', { sku_id: made.sku_id }, { language: 'zh-cn' })).goods_name).toBe('台灯')
  })

  test('CAT-04 a sold-out combination has no stock, a wholly sold-out goods is in that state', async () => {
    const made = await makeGoods(shop, { attributes: { Size: ['S', 'M'] }, stock: [0, 8] })
    expect(await detail(made.sku_id)).toMatchObject({ state: 'on_sale', skus: [{ stock: 'none', available: null }, { stock: 'plenty' }] })
    const soldOut = await makeGoods(shop, { stock: 0 })
    expect((await detail(soldOut.sku_id)).state).toBe('sold_out')
  })

  test('CAT-04 off the shelf the page says so; an unknown SKU is not found', async () => {
    const made = await makeGoods(shop, { is_listed: false })
    expect((await detail(made.sku_id)).state).toBe('unlisted')
    await expect(detail(2147483647)).rejects.toMatchObject({ reason: 'catalogue.goods_not_found' })
  })

  test('CAT-04 the address of a SKU no longer offered opens the goods at the cheapest that is', async () => {
    const made = await makeGoods(shop, { attributes: { Size: ['S', 'M'] }, price: [900, 1000] })
    await shop.db.updateTable('sku').set({ is_active: false }).where('id', '=', made.sku_id).execute()
    await refreshGoods(shop.db, [made.goods_id])
    await makeGoods(shop)
    const goods = await detail(made.sku_id)
    expect([goods.sku_id, goods.skus.map((one) => one.sku_id)]).toEqual([made.sku_ids[1], [made.sku_ids[1]]])
  })

  test('CAT-05 §5 goods tell what they ask of who orders them: choices by the caller’s language, else in English', async () => {
    const { sku_id } = await makeGoods(shop, {
      goods_type: 'entity',
      requirement: {
        service_modes: [{ key: 'fitted', name: { 'en-us': 'Fitted', 'zh-cn': '到店安装' } }],
        car_models: [{ key: 'van', name: { 'en-us': 'Van' } }],
        deposit: { amount: 3000, after_days: 0, window_days: 7, missed: 'keep' },
      },
    })
    const requirementsIn = async (language: 'en-us' | 'zh-cn') =>
      (await visitor.call('catalogue/detail', { sku_id }, { language })).requirement
    const rest = { car_models: [{ key: 'van', name: 'Van' }], referrer: false, phone: false }
    expect(await requirementsIn('en-us')).toEqual({ ...rest, service_modes: [{ key: 'fitted', name: 'Fitted' }] })
    expect(await requirementsIn('zh-cn')).toEqual({ ...rest, service_modes: [{ key: 'fitted', name: '到店安装' }] })
  })

  test.each([
    ['start_up', { referrer: true }, { referrer: true, phone: false }],
    ['virtual', { phone: true }, { referrer: false, phone: true }],
    ['standard', {}, { referrer: false, phone: false }],
  ] as const)('CAT-05 goods of the type %s that ask %o say so', async (goods_type, requirement, requirementsIn) => {
    const { sku_id } = await makeGoods(shop, { goods_type, requirement })
    expect(await detail(sku_id)).toMatchObject({ goods_type, requirement: { service_modes: [], car_models: [], ...requirementsIn } })
  })

  test('CAT-04 the place in the category’s sales list is told to fifty', async () => {
    const category_id = await makeCategory(shop, { 'en-us': 'Ranked' })
    const made = []
    for (let n = 0; n < 51; n++) made.push(await makeGoods(shop, { category_id, sale_count: 100 - n }))
    expect((await detail(made[49]!.sku_id)).rank?.position).toBe(50)
    expect((await detail(made[50]!.sku_id)).rank).toBeNull()
    expect((await detail((await makeGoods(shop, { category_id })).sku_id)).rank).toBeNull()
  })

  test('R-01 what visitors see follows the stock: few are counted, the last one gone is sold out', async () => {
    const made = await makeGoods(shop, { stock: 7 })
    const reserve = async (quantity: number) => {
      await inTransaction(shop.db, (db) => reserveStock({ ...shop.systemContext(), db }, [{ sku_id: made.sku_id, quantity }]))
      await shop.relay()
      await shop.refresh()
      return (await detail(made.sku_id)).skus[0]
    }
    expect(await reserve(1)).toMatchObject({ stock: 'plenty', available: null })
    expect(await reserve(1)).toMatchObject({ stock: 'few', available: 5 })
    expect(await reserve(2)).toMatchObject({ stock: 'few', available: 3 })
    expect(await reserve(3)).toMatchObject({ stock: 'none', available: null })
    const { list } = await visitor.call('catalogue/list', { in_stock: true, page_size: 50 })
    expect(list.some((card) => card.goods_id === made.goods_id)).toBe(false)
  })
})

describe('reductions on goods detail', () => {
  test('R-15 a goods tells the running reductions it is in, step by step, and no other', async () => {
    const category_id = await makeCategory(shop, { 'en-us': 'Reduced' })
    const [inside, outside] = [await makeGoods(shop, { category_id }), await makeGoods(shop)]
    const ends_at = new Date(Date.parse(shop.site.shared.now()) + 3_600_000).toISOString()
    const id = await makeReduction(shop, {
      category_ids: [category_id],
      by: 'amount',
      name: 'Big week',
      ends_at,
      steps: [
        { threshold: 10000, effect: { kind: 'money', amount: 1250 } },
        { threshold: 20000, effect: { kind: 'percentage', permille_off: 150 } },
        { threshold: 30000, effect: { kind: 'free_freight' } },
      ],
    })
    const quantityReduction = await makeReduction(shop, {
      goods_ids: [inside.goods_id],
      by: 'quantity',
      steps: [{ threshold: 3, effect: { kind: 'money', amount: 500 } }],
    })
    const step = { amount: null, quantity: null, money_off: null, permille_off: null, gift: null }
    expect((await detail(inside.sku_id)).reductions).toEqual([
      {
        reduction_id: id,
        name: 'Big week',
        by: 'amount',
        ends_at,
        steps: [
          { ...step, amount: '100.00', effect: 'money', money_off: '12.50' },
          { ...step, amount: '200.00', effect: 'percentage', permille_off: 150 },
          { ...step, amount: '300.00', effect: 'free_freight' },
        ],
      },
      {
        reduction_id: quantityReduction,
        name: `Reduction ${quantityReduction}`,
        by: 'quantity',
        ends_at: expect.any(String),
        steps: [{ ...step, quantity: 3, effect: 'money', money_off: '5.00' }],
      },
    ])
    expect((await detail(outside.sku_id)).reductions).toEqual([])
  })

  test('R-06 a reduction is over at its end, and kept answers do not outlive it', async () => {
    const made = await makeGoods(shop)
    const ends_at = new Date(Date.parse(shop.site.shared.now()) + 3_600_000).toISOString()
    await makeReduction(shop, { goods_ids: [made.goods_id], ends_at })
    expect((await detail(made.sku_id)).reductions.length).toBe(1)
    await shop.advance({ minutes: 61 })
    await shop.refresh()
    expect((await detail(made.sku_id)).reductions).toEqual([])
  })
})

describe('freight', () => {
  test('CAT-04 freight to a region is shown by the template: units, weight, free from an amount, not delivered', async () => {
    const rows = [
      { regions: ['CN'], first_units: 1, first_price: 500, additional_units: 1, additional_price: 100, free_from_amount: 5000 },
      { regions: ['CN-65'], first_units: 1, first_price: 2000, additional_units: 1, additional_price: 0, deliverable: false },
    ]
    const freight_template_id = await makeFreightTemplate(shop, 'quantity', rows)
    const { sku_id } = await makeGoods(shop, { freight_template_id, price: 1000 })
    const freight = (region: string, quantity?: number) => visitor.call('catalogue/freight', { sku_id, region, quantity })
    expect(await freight('CN-440300')).toEqual({ deliverable: true, freight: '5.00', free_from_amount: '50.00' })
    expect(await freight('CN-440300', 3)).toEqual({ deliverable: true, freight: '7.00', free_from_amount: '50.00' })
    expect(await freight('CN-440300', 5)).toEqual({ deliverable: true, freight: '0.00', free_from_amount: '50.00' })
    expect((await freight('CN-65')).deliverable).toBe(false)
    expect((await freight('KR')).deliverable).toBe(false)
  })

  test('CAT-04 goods without a template go free; goods off the shelf have no freight', async () => {
    expect(await visitor.call('catalogue/freight', { sku_id: (await makeGoods(shop)).sku_id, region: 'KR' })).toEqual({
      deliverable: true,
      freight: '0.00',
      free_from_amount: null,
    })
    const removed = await makeGoods(shop, { is_listed: false })
    await expect(visitor.call('catalogue/freight', { sku_id: removed.sku_id, region: 'KR' })).rejects.toMatchObject({
      reason: 'catalogue.goods_not_found',
    })
  })

  test('QUA-04 a wrong region or quantity is refused by name', async () => {
    const { sku_id } = await makeGoods(shop)
    const call = (fields: object) => visitor.call('catalogue/freight', { sku_id, region: 'CN', ...fields })
    await expect(call({ region: 'cn; drop table' })).rejects.toMatchObject({ code: -400, data: { fields: { region: expect.any(String) } } })
    for (const quantity of [0, -1, 10000, 1.5])
      await expect(call({ quantity })).rejects.toMatchObject({ code: -400, data: { fields: { quantity: expect.any(String) } } })
  })
})
