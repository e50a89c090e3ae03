import { languages } from '@longmall/contract/fields.ts'
import { describe, expect, test } from 'vitest'
import type { LocalizedText } from '../types.ts'
import { articles } from './articles/articles.ts'
import { helpCategories } from './articles/help-categories.ts'
import { listBrands } from './brands/brands.ts'
import { listCategories } from './categories/categories.ts'
import { listBlocks } from './home/blocks.ts'
import { listMembers } from './members/members.ts'
import { topics } from './promotions/topics.ts'
import { searchKeywords } from './shop/search-keywords.ts'
import { reductions } from './shop/site.ts'
import { listGoods } from './store.ts'

const goods = listGoods()
const categories = listCategories()
const inAll = (text: LocalizedText) => languages.every((language) => text[language]?.trim())

describe('goods of the demo store', () => {
  test('at least 120 goods are in three category levels, each with a brand that exists', () => {
    expect(goods.filter((one) => one.goods_type === 'standard').length).toBeGreaterThanOrEqual(120)
    const leaves = new Set(categories.filter((one) => one.level === 3).map((one) => one.key))
    const brands = new Set<string>(listBrands().map((one) => one.key))
    expect(goods.filter((one) => !leaves.has(one.category) || !brands.has(one.brand))).toEqual([])
    expect([...leaves].filter((key) => !goods.some((one) => one.category === key))).toEqual([])
  })

  test('ids go up by one, and the three that the specification names are theirs', () => {
    const named = Object.fromEntries([119, 172, 204].map((id) => [id, goods.find((one) => one.id === id)?.goods_type]))
    expect(named).toEqual({ 119: 'start_up', 172: 'entity', 204: 'virtual' })
    expect(goods.find((one) => one.id === 204)?.key).toBe('phone_recharge')
    const rest = goods.map((one) => one.id).filter((id) => id !== 172 && id !== 204)
    expect(rest).toEqual(rest.map((_, i) => i + 1))
    expect(new Set(goods.map((one) => one.key)).size).toBe(goods.length)
  })

  test('every goods speaks all five languages', () => {
    for (const one of goods) {
      const texts = [one.name, one.selling_point, one.description, one.unit, ...one.tags]
      const rows = [...one.params.flatMap(({ name, value }) => [name, value]), ...one.services.flatMap(({ name, note }) => [name, note])]
      const choices = one.options.flatMap(({ name, values }) => [name, ...values])
      expect(
        [...texts, ...rows, ...choices].filter((text) => !inAll(text)),
        one.key,
      ).toEqual([])
      for (const language of languages) expect(one.name[language].length, one.key).toBeLessThanOrEqual(90)
    }
  })

  test('a goods has 2 to 12 SKUs, one for each combination, with prices in whole cents', () => {
    for (const { key, skus, options } of goods) {
      expect(skus.length, key).toBeGreaterThanOrEqual(2)
      expect(skus.length, key).toBeLessThanOrEqual(12)
      expect(skus.length, key).toBe(options.reduce((count, option) => count * option.values.length, 1))
      expect(new Set(skus.map((sku) => sku.value_positions.join())).size, key).toBe(skus.length)
      for (const { price, market_price, stock, weight_grams } of skus) {
        expect(Number.isInteger(price) && price > 0, key).toBe(true)
        expect(market_price === null || market_price > price, key).toBe(true)
        expect(Number.isInteger(stock) && stock >= 0 && weight_grams >= 0, key).toBe(true)
      }
    }
  })

  test('some goods are wholly sold out, unlisted, limited, from overseas, or sold out in one combination', () => {
    const isOut = (one: (typeof goods)[number]) => one.skus.every((sku) => sku.stock === 0)
    expect(goods.filter(isOut).length).toBe(2)
    expect(goods.filter((one) => !one.listed).length).toBe(1)
    expect(goods.some((one) => one.limit === 2)).toBe(true)
    expect(goods.filter((one) => !isOut(one) && one.skus.some((sku) => sku.stock === 0)).length).toBeGreaterThan(8)
    const overseas = goods.filter((one) => one.overseas).length / goods.length
    expect(overseas > 0.15 && overseas < 0.45).toBe(true)
  })

  test('the store is the same each time', () => {
    expect(JSON.stringify(listGoods())).toBe(JSON.stringify(goods))
  })
})

describe('reviews, members and the rest of the demo store', () => {
  test('reviews are by members, about SKUs that exist, at most 14 of a goods', () => {
    const accounts = new Set(listMembers().map((one) => one.account))
    for (const { key, reviews, skus } of goods) {
      expect(reviews.length, key).toBeLessThanOrEqual(14)
      expect(
        reviews.filter((one) => !accounts.has(one.account) || !skus[one.sku_position]),
        key,
      ).toEqual([])
      expect(new Set(reviews.map((one) => one.account)).size, key).toBe(reviews.length)
      expect(new Set(reviews.map((one) => one.text)).size, key).toBe(reviews.length)
    }
    const stars = goods.flatMap((one) => one.reviews.map((review) => review.stars))
    expect(stars.length).toBeGreaterThan(500)
    expect(stars.filter((one) => one >= 4).length / stars.length).toBeGreaterThan(0.75)
    expect(new Set(stars)).toEqual(new Set([1, 2, 3, 4, 5]))
  })

  test('members have several grades, every mailbox is an example', () => {
    const members = listMembers()
    for (const one of members) {
      expect(one.email.endsWith('.example'), one.account).toBe(true)
      expect(one.account, one.account).toMatch(/^[a-z0-9_]{6,16}$/)
    }
    expect(new Set(members.map((one) => one.grade)).size).toBeGreaterThanOrEqual(5)
    expect(members.filter((one) => one.is_store_clerk).length).toBe(1)
    expect(new Set(members.map((one) => one.account)).size).toBe(members.length)
  })

  test('categories, brands, home blocks and reductions speak all five languages and lead to things that exist', () => {
    const keys = new Set(categories.map((one) => one.key))
    const brandKeys = new Set<string>(listBrands().map((one) => one.key))
    const known = (set: Set<string>, name: string) => (key: string) => {
      expect(set.has(key), `${name} ${key}`).toBe(true)
      return 1
    }
    const blocks = listBlocks({
      category: known(keys, 'category'),
      brand: known(brandKeys, 'brand'),
      goods: known(new Set(goods.map((one) => one.key)), 'goods'),
      topic: known(new Set(topics.map(({ banner }) => banner ?? '')), 'topic'),
      article: known(new Set(articles.map(({ key }) => key)), 'article'),
    })
    for (const block of blocks) {
      const paths = languages.map((language) => Object.keys(block.texts[language]).join())
      expect(new Set(paths).size, block.kind).toBe(1)
    }
    expect(categories.filter((one) => !inAll(one.name) || (one.parent !== null && !keys.has(one.parent)))).toEqual([])
    expect(listBrands().filter((one) => !inAll(one.name) || !inAll(one.story))).toEqual([])
    expect(reductions.filter((one) => !inAll(one.name) || one.categories.some((key) => !keys.has(key)))).toEqual([])
  })

  test('CAT-11 CAT-16 what the shop writes speaks all five languages, and names categories, goods and keys that exist', () => {
    const keys = new Set(goods.map((one) => one.key))
    const texts = articles.flatMap(({ title, summary, body, points = [] }) => [
      title,
      ...(summary ? [summary] : []),
      ...body,
      ...points.flatMap((point) => [point.heading, point.text]),
    ])
    expect(texts.filter((one) => !inAll(one))).toEqual([])
    expect(helpCategories.filter(({ name, key }) => !inAll(name) || !articles.some(({ category }) => category === key))).toEqual([])
    expect(articles.flatMap((one) => one.goods ?? []).filter((key) => !keys.has(key))).toEqual([])
    expect(articles.flatMap(({ cover }) => (cover && 'goods' in cover ? [cover.goods] : [])).filter((key) => !keys.has(key))).toEqual([])
    expect(new Set(articles.map(({ key }) => key)).size).toBe(articles.length)
  })

  test.each(languages)('CAT-06 hot keywords, keywords to discover and the default keyword each find goods in %s', (language) => {
    const plain = (text: string) => text.toLowerCase().replace(/\s/g, '')
    const names = goods.map((one) => plain(one.name[language] + one.selling_point[language]))
    const keywords = [...searchKeywords.hot[language], ...searchKeywords.discover[language], ...searchKeywords.default[language]]
    const parts = (word: string) => word.split(' ').map(plain)
    expect(keywords.filter((keyword) => !names.some((name) => parts(keyword).every((part) => name.includes(part))))).toEqual([])
  })
})
