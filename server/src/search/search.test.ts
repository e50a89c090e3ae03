import { languages, type Language } from '@longmall/contract/fields.ts'
import { describe, expect, test } from 'vitest'
import { makeBrand, makeCategory, makeGoods } from '../../test/fixtures.ts'
import { openTestShop } from '../../test/harness.ts'
import { indexGoods } from '../catalogue/index-goods.ts'
import { refreshGoods } from '../catalogue/refresh-goods.ts'

const shop = await openTestShop()
const visitor = shop.visitor()

const clothing = await makeCategory(shop, { 'en-us': 'Clothing', 'zh-cn': '服饰' })
const brand_id = await makeBrand(shop, 'Norda')
const shirt = await makeGoods(shop, {
  names: { 'en-us': 'Cotton Shirt', 'zh-cn': '男士纯棉衬衫', 'ko-kr': '남성 면 셔츠', 'ja-jp': 'コットンシャツ', 'ms-my': 'Kemeja Kapas' },
  category_id: clothing,
  brand_id,
  price: 2000,
  sale_count: 3,
})
const jacket = await makeGoods(shop, {
  names: { 'en-us': 'Waterproof Jacket', 'zh-cn': '防水外套' },
  category_id: clothing,
  price: 5000,
  sale_count: 90,
})
const dress = await makeGoods(shop, {
  names: { 'en-us': 'Café Dress' },
  category_id: clothing,
  price: 3000,
  tags: ['shirtdress'],
  sale_count: 900,
})
const phones = await makeGoods(shop, { names: { 'en-us': 'Headphones', 'zh-cn': '蓝牙耳机' }, price: 9000 })
await makeGoods(shop, { names: { 'en-us': 'Secret Shirt' }, is_listed: false })

const find = async (keyword: string, language: Language = 'en-us', filter = {}) => {
  const answer = await visitor.call('search/goods', { keyword, ...filter }, { language })
  return { ids: answer.list.map((card) => card.goods_id), total: answer.total, corrected: answer.corrected, next: answer.next }
}

describe('search', () => {
  test('CAT-06 words are found in any case, with or without accents, whole or in part', async () => {
    for (const keyword of ['cotton shirt', 'SHIRT cotton', 'cott', 'Ｃｏｔｔｏｎ'])
      expect([keyword, (await find(keyword)).ids]).toEqual([keyword, [shirt.goods_id]])
    expect((await find('cafe')).ids).toEqual([dress.goods_id])
    expect((await find('phone')).ids).toEqual([phones.goods_id])
    expect((await find('wa')).ids).toEqual([jacket.goods_id])
  })

  test('CAT-06 Chinese, Korean and Japanese words are found by part of a word', async () => {
    for (const keyword of ['衬衫', '衬', '纯棉衬', '男士衬衫', '衬衫 男士', '服饰 衬衫'])
      expect([keyword, (await find(keyword, 'zh-cn')).ids]).toEqual([keyword, [shirt.goods_id]])
    for (const keyword of ['셔츠', '셔', '남성셔츠', '남성 셔츠'])
      expect([keyword, (await find(keyword, 'ko-kr')).ids]).toEqual([keyword, [shirt.goods_id]])
    for (const keyword of ['シャツ', 'コットン', 'トンシ', 'ｼｬﾂ'])
      expect([keyword, (await find(keyword, 'ja-jp')).ids]).toEqual([keyword, [shirt.goods_id]])
    expect((await find('kapas', 'ms-my')).ids).toEqual([shirt.goods_id])
  })

  test('CAT-06 a goods without words of the language is found by its English ones', async () => {
    for (const language of languages)
      expect([language, (await find('headphones', language === 'zh-cn' ? 'ms-my' : language)).ids]).toEqual([language, [phones.goods_id]])
    expect((await find('耳机', 'zh-cn')).ids).toEqual([phones.goods_id])
  })

  test('CAT-06 brand, category and tags find a goods; those named so come first, then the best sellers', async () => {
    expect((await find('norda')).ids).toEqual([shirt.goods_id])
    expect((await find('clothing')).ids).toEqual([dress.goods_id, jacket.goods_id, shirt.goods_id])
    expect(await find('shirt')).toEqual({ ids: [shirt.goods_id, dress.goods_id], total: 2, corrected: null, next: null })
  })

  test('CAT-06 a search is narrowed, sorted and paged as a list', async () => {
    expect((await find('clothing', 'en-us', { sort: 'price_up' })).ids).toEqual([shirt.goods_id, dress.goods_id, jacket.goods_id])
    expect((await find('clothing', 'en-us', { price_from: '25', price_to: '30', in_stock: true })).ids).toEqual([dress.goods_id])
    expect((await find('clothing', 'en-us', { brand_id, category_id: clothing })).ids).toEqual([shirt.goods_id])
    for (const filter of [{}, { sort: 'newest' }, { sort: 'price_down' }]) {
      const first = await find('clothing', 'en-us', { ...filter, page_size: 2 })
      const second = await find('clothing', 'en-us', { ...filter, page_size: 2, cursor: first.next! })
      expect([first.total, second.total, second.next, new Set([...first.ids, ...second.ids]).size]).toEqual([3, 3, null, 3])
    }
  })

  test('CAT-06 a typing slip is forgiven, and the answer says what was searched', async () => {
    expect(await find('waterprof jaket')).toMatchObject({ ids: [jacket.goods_id], corrected: 'waterproof jacket' })
    expect(await find('cottno')).toMatchObject({ ids: [shirt.goods_id], corrected: 'cotton' })
    expect(await find('衬山', 'zh-cn')).toMatchObject({ ids: [shirt.goods_id], corrected: '衬衫' })
    expect(await find('셔쓰', 'ko-kr')).toMatchObject({ ids: [shirt.goods_id], corrected: '셔츠' })
    expect(await find('コットソ', 'ja-jp')).toMatchObject({ ids: [shirt.goods_id], corrected: 'コットン' })
    expect(await find('cottonshirt')).toMatchObject({ ids: [shirt.goods_id], corrected: 'cotton shirt' })
    expect(await find('jacket')).toMatchObject({ corrected: null })
    expect(await find('zzzzqqq')).toEqual({ ids: [], total: 0, corrected: null, next: null })
  })

  test('CAT-06 what is no word finds nothing, and SQL signs are no signs', async () => {
    for (const keyword of ['%', '_', '!!!', "' or 1=1 --", '\\', '{}', '"'])
      expect([keyword, (await find(keyword)).total]).toEqual([keyword, 0])
  })

  test('CAT-06 renamed goods are found by the new name alone; off the shelf by none', async () => {
    const made = await makeGoods(shop, { names: { 'en-us': 'Oldname Kettle' } })
    await shop.db.updateTable('goods_text').set({ name: 'Newname Kettle' }).where('goods_id', '=', made.goods_id).execute()
    await indexGoods(shop.db, [made.goods_id])
    await makeGoods(shop)
    expect([(await find('oldname')).ids, (await find('newname')).ids]).toEqual([[], [made.goods_id]])
    expect((await visitor.call('search/suggest', { keyword: 'oldn' })).list).toEqual([])
    await shop.db.updateTable('goods').set({ is_listed: false }).where('id', '=', made.goods_id).execute()
    await refreshGoods(shop.db, [made.goods_id])
    await indexGoods(shop.db, [made.goods_id])
    await makeGoods(shop)
    expect((await find('newname')).ids).toEqual([])
    expect((await visitor.call('search/suggest', { keyword: 'newn' })).list).toEqual([])
  })

  test('QUA-04 an empty, endless or ill-formed keyword and a strange cursor are refused by name', async () => {
    for (const keyword of ['', ' x', 'x'.repeat(61), 'e\u0301', 'a\u0000b'])
      await expect(visitor.call('search/goods', { keyword })).rejects.toMatchObject({
        code: -400,
        data: { fields: { keyword: expect.any(String) } },
      })
    await expect(visitor.call('search/goods', { keyword: 'shirt', cursor: 'AAAA' })).rejects.toMatchObject({
      code: -400,
      data: { fields: { cursor: expect.any(String) } },
    })
  })
})

describe('suggestions and hot words', () => {
  test('CAT-06 while typing, words of the shop go on from what is typed', async () => {
    const suggest = async (keyword: string, language: Language = 'en-us') =>
      (await visitor.call('search/suggest', { keyword }, { language })).list
    expect(await suggest('wat')).toEqual(['waterproof'])
    expect(await suggest('Cotton sh')).toEqual(['cotton shirt'])
    expect(await suggest('waterproof sh')).toEqual([])
    expect(await suggest('衫', 'zh-cn')).toEqual(['衬衫'])
    expect(await suggest('!')).toEqual([])
  })

  test('CAT-06 hot words are those of the language, English where there are none', async () => {
    const rows = [
      ['en-us', 'hot', 'shirt', 1],
      ['en-us', 'hot', 'jacket', 2],
      ['en-us', 'discover', 'dress', 1],
      ['en-us', 'default', 'Find a gift', 1],
      ['zh-cn', 'hot', '衬衫', 1],
    ] as const
    await shop.db
      .insertInto('hot_keyword')
      .values(rows.map(([language, kind, keyword, position]) => ({ language, kind, keyword, position })))
      .execute()
    await makeGoods(shop)
    expect(await visitor.call('search/hot', {})).toEqual({ hot: ['shirt', 'jacket'], discover: ['dress'], default_word: 'Find a gift' })
    expect(await visitor.call('search/hot', {}, { language: 'zh-cn' })).toEqual({
      hot: ['衬衫'],
      discover: ['dress'],
      default_word: 'Find a gift',
    })
  })
})

describe('history', () => {
  test('CAT-06 the last twenty searches of a member are kept, each once, and can be cleared', async () => {
    const [member, other] = [await shop.member(), await shop.member()]
    const history = async () => (await member.call('search/history', {})).list.map((one) => one.keyword)
    for (let n = 1; n <= 22; n++) {
      await member.call('search/record', { keyword: `word ${n}` })
      await shop.advance({ seconds: 1 })
    }
    await member.call('search/record', { keyword: 'word 10' })
    expect(await history()).toEqual([
      'word 10',
      ...Array.from({ length: 20 }, (_, n) => `word ${22 - n}`).filter((word) => word !== 'word 10'),
    ])
    await other.call('search/clear_history', {})
    expect((await history()).length).toBe(20)
    await member.call('search/clear_history', {})
    expect(await history()).toEqual([])
    await expect(visitor.call('search/history', {})).rejects.toMatchObject({ status: 401 })
  })
})
