import { describe, expect, test } from 'vitest'
import { makeGoods } from '../../test/fixtures.ts'
import { openTestShop } from '../../test/harness.ts'
import { mergeTexts } from './merge-texts.ts'

const shop = await openTestShop()
const visitor = shop.visitor()
const picture = { src: '/pictures/banner', widths: [750], avif: true }

let position = 0
async function block(kind: string, content: object, texts: Record<string, object> = {}, addon: string | null = null) {
  const { id } = await shop.db
    .insertInto('page_block')
    .values({ page: 'home', position: ++position, kind, addon, content: JSON.stringify(content) })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const [language, one] of Object.entries(texts))
    await shop.db
      .insertInto('page_block_text')
      .values({ block_id: id, language, texts: JSON.stringify(one) })
      .execute()
  return id
}
const home = async (language: 'en-us' | 'zh-cn' = 'en-us') => (await visitor.call('content/home', {}, { language })).blocks

describe('home', () => {
  test('CAT-01 every kind of block is shown as composed, its words in the language, English where one is missing', async () => {
    const ids = [
      await block('search_bar', {}, { 'en-us': { placeholder: 'Search' }, 'zh-cn': { placeholder: '搜索' } }),
      await block(
        'carousel',
        { slides: [{ href: '/a', picture }, { href: '/b' }] },
        {
          'en-us': { 'slides.0.label': 'Sale', 'slides.0.subtitle': 'Now', 'slides.1.label': 'New' },
          'zh-cn': { 'slides.0.label': '促销' },
        },
      ),
      await block('icon_grid', { icons: [{ href: '/c', icon: 'gift' }] }, { 'en-us': { 'icons.0.label': 'Gifts' } }),
      await block('notice', { notices: [{}] }, { 'en-us': { 'notices.0.text': 'We ship daily' } }),
      await block(
        'brand_row',
        { brands: [{ href: '/d', picture }] },
        { 'en-us': { title: 'Brands', 'brands.0.label': 'Acme', 'brands.0.picture.alt': 'Logo of Acme' } },
      ),
      await block('topic_cards', { cards: [{ href: '/e' }] }, { 'en-us': { 'cards.0.label': 'Autumn' } }),
      await block('goods_grid', {}, { 'en-us': { title: 'For you' } }),
      await block('coupons', {}, {}),
    ]
    await makeGoods(shop)
    expect(await home('zh-cn')).toEqual([
      { kind: 'search_bar', block_id: ids[0], placeholder: '搜索' },
      {
        kind: 'carousel',
        block_id: ids[1],
        slides: [
          { label: '促销', subtitle: 'Now', href: '/a', picture: { ...picture, alt: '促销' } },
          { label: 'New', subtitle: null, href: '/b', picture: null },
        ],
      },
      { kind: 'icon_grid', block_id: ids[2], icons: [{ label: 'Gifts', href: '/c', icon: 'gift' }] },
      { kind: 'notice', block_id: ids[3], notices: [{ text: 'We ship daily', href: null }] },
      {
        kind: 'brand_row',
        block_id: ids[4],
        title: 'Brands',
        brands: [{ label: 'Acme', href: '/d', picture: { ...picture, alt: 'Logo of Acme' } }],
      },
      { kind: 'topic_cards', block_id: ids[5], title: null, cards: [{ label: 'Autumn', subtitle: null, href: '/e', picture: null }] },
      { kind: 'goods_grid', block_id: ids[6], title: 'For you' },
      { kind: 'coupons', block_id: ids[7], title: null },
    ])
  })

  test('CAT-01 a row of goods holds its cards in order, without those off the shelf; an empty row is left out', async () => {
    const [one, two, gone] = [await makeGoods(shop), await makeGoods(shop), await makeGoods(shop, { is_listed: false })]
    const row = await block('goods_row', { goods_ids: [two.goods_id, gone.goods_id, 2147483647, one.goods_id] })
    const empty = await block('goods_row', { goods_ids: [gone.goods_id] })
    await makeGoods(shop)
    const blocks = await home()
    expect(blocks.find((one) => one.block_id === row)).toMatchObject({
      title: null,
      href: null,
      goods: [{ goods_id: two.goods_id }, { goods_id: one.goods_id }],
    })
    expect(blocks.some((one) => one.block_id === empty)).toBe(false)
  })

  test('SHL-07 a block of an add-on that is off is left out', async () => {
    const [off, on] = [await block('goods_grid', {}, {}, 'live'), await block('goods_grid', {}, {}, 'manjian')]
    await makeGoods(shop)
    const ids = (await home()).map((one) => one.block_id)
    expect([ids.includes(off), ids.includes(on)]).toEqual([false, true])
  })

  test('CAT-01 a broken block does not take the page down', async () => {
    const broken = [await block('carousel', { slides: 'none' }), await block('hologram', {}), await block('notice', { notices: [{}] })]
    await makeGoods(shop)
    const ids = (await home()).map((one) => one.block_id)
    expect(ids.length).toBeGreaterThan(5)
    expect(ids.some((id) => broken.includes(id))).toBe(false)
  })
})

test('CAT-01 words go to their paths; a path that leads nowhere is passed over', () => {
  const content = { slides: [{ href: '/a' }] }
  expect(mergeTexts(content, { title: 'T', 'slides.0.label': 'L', 'slides.1.label': 'X', 'none.deep': 'X', '__proto__.x': 'X' })).toEqual({
    title: 'T',
    slides: [{ href: '/a', label: 'L' }],
  })
  expect(content).toEqual({ slides: [{ href: '/a' }] })
})
