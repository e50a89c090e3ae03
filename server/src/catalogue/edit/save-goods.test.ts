import type { GoodsForm } from '@longmall/contract/catalogue-staff.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { makeBrand, makeCategory, makeFreightTemplate } from '../../../test/fixtures.ts'
import { openTestShop, type TestShop } from '../../../test/harness.ts'
import { openGoodsEditor, refusal } from '../test/goods-editor.ts'
import { attributesForm, formOf, goodsForm, goodsText, skuForm } from '../test/goods-form.ts'

let shop: TestShop
let editor: Awaited<ReturnType<typeof openGoodsEditor>>
beforeAll(async () => {
  shop = await openTestShop()
  editor = await openGoodsEditor(shop)
})

describe('a new goods', () => {
  test('CON-02 is seen by shoppers at once, in its languages, found by search, and can be bought', async () => {
    const category_id = await makeCategory(shop, { 'en-us': 'Clothes', 'zh-cn': '服装' })
    const goods = await editor.shirt({
      category_id,
      brand_id: await makeBrand(shop, 'Harbour'),
      freight_template_id: await makeFreightTemplate(shop),
      texts: [goodsText('en-us', 'Quilted overshirt', { tags: ['warm'] }), goodsText('zh-cn', '绗缝衬衫外套')],
    })
    const visitor = shop.visitor()
    const { sku_id } = goods.skus[0]!
    expect(await visitor.call('catalogue/detail', { sku_id })).toMatchObject({
      goods_name: 'Quilted overshirt',
      state: 'on_sale',
      is_overseas: false,
    })
    for (const [language, keyword] of [
      ['en-us', 'overshirt'],
      ['zh-cn', '衬衫外套'],
    ] as const) {
      const { list } = await visitor.call('search/goods', { keyword }, { language })
      expect(list.map((one) => one.goods_id)).toEqual([goods.goods_id])
    }
    expect((await visitor.call('catalogue/list', { category_id })).list).toHaveLength(1)
    await visitor.call('cart/add', { sku_id, quantity: 1 })
  })

  test('CON-02 comes back whole, as it was sent', async () => {
    const form = await goodsForm(shop, {
      goods_type: 'entity',
      level_discount: false,
      max_per_member: 3,
      warehouse: 'overseas',
      position: 7,
      pictures: [{ src: '/media/goods/1-1', widths: [400], avif: true }],
      video: { src: '/media/goods/1.mp4', poster: null },
      texts: [
        goodsText('en-us', 'Kettle', {
          params: [{ name: 'Volume', value: '1.7 l' }],
          services: [{ name: 'Two years', note: '' }],
          unit_name: 'piece',
          tags: ['kitchen'],
        }),
      ],
      requirement: {
        service_modes: [{ key: 'home', names: [{ language: 'en-us', name: 'At home' }] }],
        car_models: [],
        referrer: true,
        phone: false,
        deposit: null,
      },
      skus: [skuForm([], { sku_no: 'KET-1', price: '45.00', market_price: '60.00', weight_grams: 1200, picture_index: 0 })],
    })
    const goods = await editor.save(form)
    const { goods_id: _id, version, ...sent } = formOf(goods)
    expect([version, goods.skus[0]!.on_hand]).toEqual([1, 10])
    expect({ ...sent, skus: sent.skus.map((sku) => ({ ...sku, stock_change: 10 })) }).toEqual({ ...form, attributes: [] })
  })

  test('CON-02 has its descriptions sanitised', async () => {
    const { texts } = await editor.make({
      texts: [goodsText('en-us', 'Lamp', { description: '<p onclick="x">a<script>alert(1)</script></p>' })],
    })
    expect(texts[0]!.description).toBe('<p>a</p>')
  })

  test('CON-02 a description of five languages that is longer than other calls may be is taken', async () => {
    const description = `<p>${'字'.repeat(30_000)}</p>`
    const languages = ['en-us', 'zh-cn', 'ko-kr', 'ja-jp'] as const
    const { texts } = await editor.make({ texts: languages.map((language) => goodsText(language, 'Long', { description })) })
    expect(texts).toHaveLength(4)
  })

  test('CON-02 SKUs without a number get one of the goods’', async () => {
    const { goods_id, skus } = await editor.shirt()
    expect(skus.map(({ sku_no }) => sku_no)).toEqual([1, 2, 3, 4].map((n) => `${goods_id}-${n}`))
  })

  test.each<[string, (form: GoodsForm) => Partial<GoodsForm>, string]>([
    ['English words', () => ({ texts: [goodsText('zh-cn', '灯')] }), 'catalogue.english_required'],
    [
      'an English name of an attribute',
      () => ({ attributes: [{ attribute_id: null, names: [{ language: 'zh-cn', name: '颜色' }], values: [] as never }] }),
      'call.wrong_fields',
    ],
    [
      'an English name of a value',
      () => ({
        attributes: [
          {
            attribute_id: null,
            names: [{ language: 'en-us', name: 'Colour' }],
            values: [{ value_id: null, names: [{ language: 'zh-cn', name: '红' }] }],
          },
        ],
        skus: [skuForm([0])],
      }),
      'catalogue.english_attribute_required',
    ],
    ['a language once', () => ({ texts: [goodsText('en-us', 'A'), goodsText('en-us', 'B')] }), 'call.wrong_fields'],
    ['a SKU on sale while on the shelf', () => ({ skus: [skuForm([], { is_active: false })] }), 'catalogue.sku_required'],
    ['a value of each attribute', () => ({ attributes: attributesForm({ Colour: ['Red'] }) }), 'catalogue.sku_values'],
    ['a value that is there', () => ({ attributes: attributesForm({ Colour: ['Red'] }), skus: [skuForm([1])] }), 'catalogue.sku_values'],
    [
      'each combination once',
      () => ({ attributes: attributesForm({ Colour: ['Red'] }), skus: [skuForm([0]), skuForm([0])] }),
      'catalogue.duplicate_sku',
    ],
    [
      'each number once',
      () => ({
        attributes: attributesForm({ Colour: ['Red', 'Blue'] }),
        skus: [skuForm([0], { sku_no: 'A' }), skuForm([1], { sku_no: 'A' })],
      }),
      'call.wrong_fields',
    ],
    ['a list price not below the price', () => ({ skus: [skuForm([], { market_price: '9.99' })] }), 'call.wrong_fields'],
    ['a picture that is there', () => ({ skus: [skuForm([], { picture_index: 0 })] }), 'call.wrong_fields'],
    ['a category that is there', () => ({ category_id: 2147483647 }), 'call.wrong_fields'],
    ['a brand that is there', () => ({ brand_id: 2147483647 }), 'call.wrong_fields'],
    ['a freight template that is there', () => ({ freight_template_id: 2147483647 }), 'call.wrong_fields'],
    ['months of a pledge', () => ({ goods_type: 'pledge' }), 'call.wrong_fields'],
    ['no months of anything else', () => ({ skus: [skuForm([], { plan_months: 12 })] }), 'call.wrong_fields'],
    ['a deposit of a reservation', () => ({ goods_type: 'deposit' }), 'call.wrong_fields'],
    [
      'a deposit that is not above the price',
      (form) => ({
        goods_type: 'deposit',
        requirement: { ...form.requirement, deposit: { amount: '10.01', after_days: 1, window_days: 7, missed: 'keep' } },
      }),
      'call.wrong_fields',
    ],
    [
      'an attribute of its own',
      () => ({
        attributes: [
          {
            attribute_id: 2147483647,
            names: [{ language: 'en-us', name: 'Colour' }],
            values: [{ value_id: null, names: [{ language: 'en-us', name: 'Red' }] }],
          },
        ],
        skus: [skuForm([0])],
      }),
      'call.wrong_fields',
    ],
    ['no fewer than no pieces', () => ({ skus: [skuForm([], { stock_change: -1 })] }), 'catalogue.stock_below_reserved'],
    ['an upload that is still there', () => ({ pictures: [{ src: '/media/o/ab/gone', widths: [400], avif: true }] }), 'media.gone'],
  ])('CON-02 needs %s', async (_, fields, code) => {
    const form = await goodsForm(shop)
    await expect(editor.save({ ...form, ...fields(form) })).rejects.toMatchObject(refusal(code))
  })
})

describe('numbers of SKUs', () => {
  const twoColours = (...numbers: string[]) => ({
    attributes: attributesForm({ Colour: ['Red', 'Blue'] }),
    skus: numbers.map((sku_no, place) => skuForm([place], { sku_no })),
  })
  const refusedFields = async (form: Partial<GoodsForm>) => {
    const failure = await editor.save({ ...(await goodsForm(shop)), ...form }).then(
      () => null,
      (error: { data?: { fields?: Record<string, string> } }) => error,
    )
    return Object.entries((failure as { data?: { fields?: Record<string, string> } } | null)?.data?.fields ?? {})
  }

  test('CON-02 a number that other goods have is refused at its row, and stays with whom it was saved', async () => {
    const first = await editor.save({ ...(await goodsForm(shop)), ...twoColours('LAMP-1', 'LAMP-2') })
    const saved = await editor.view(first.goods_id)
    expect((await refusedFields(twoColours('NEW-1', 'LAMP-2'))).map(([name]) => name)).toEqual(['skus.1.sku_no'])
    expect((await refusedFields(twoColours('NEW-1', 'NEW-1'))).map(([name]) => name)).toEqual(['skus.1.sku_no'])
    expect(await editor.view(first.goods_id)).toEqual(saved)
    expect((await editor.save(formOf(saved))).skus.map(({ sku_no }) => sku_no)).toEqual(['LAMP-1', 'LAMP-2'])
  })

  test('CON-02 of two operators who give the same number at once one does', async () => {
    const forms = await Promise.all([1, 2].map(() => goodsForm(shop, { skus: [skuForm([], { sku_no: 'RACE-1' })] })))
    const saved = await Promise.allSettled(forms.map((form) => editor.save(form)))
    expect(saved.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})
