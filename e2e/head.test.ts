import { beforeAll, expect, test } from 'vitest'
import type { GoodsCard } from '@longmall/contract/catalogue.ts'
import { shopUrl } from './browser.ts'
import { call, findGoods } from './shopper.ts'
import { getTranslations } from './translations.ts'

// What search engines and link previews read: the server-rendered HTML, without scripts.

let goods: GoodsCard
beforeAll(async () => {
  goods = (await findGoods())[0]!
})

const unescape = (text: string) => text.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))

async function readPage(address: string, language = 'en-us') {
  const response = await fetch(shopUrl() + address, { headers: { cookie: `language=${language}` } })
  const html = await response.text()
  const found = (pattern: RegExp) => unescape(pattern.exec(html)?.[1] ?? '')
  const jsonLd = found(/<script type="application\/ld\+json">(.*?)<\/script>/s)
  return {
    html,
    status: response.status,
    lang: found(/<html lang="([^"]*)"/),
    title: found(/<title>(.*?)<\/title>/s),
    description: found(/<meta name="description" content="([^"]*)"/),
    canonical: found(/<link rel="canonical" href="([^"]*)"/),
    robots: found(/<meta name="robots" content="([^"]*)"/),
    og: (name: string) => found(new RegExp(`<meta property="og:${name}" content="([^"]*)"`)),
    jsonLd: (jsonLd && JSON.parse(jsonLd)) as Record<string, unknown>,
  }
}

test.each(['/', '/v2/goods/category/category', '/v2/goods/list/list', '/v2/goods/brand/brand', '/v2/goods/toplist/toplist'])(
  'SHL-18 %s carries title, description, canonical and Open Graph',
  async (path) => {
    const page = await readPage(path)
    expect(page.status).toBe(200)
    expect(page.title).not.toBe('')
    expect(page.description.length).toBeGreaterThan(20)
    expect(page.canonical).toContain(new URL(path, shopUrl()).href)
    expect({
      title: page.og('title'),
      description: page.og('description'),
      url: page.og('url'),
      type: page.og('type'),
      locale: page.og('locale'),
    }).toEqual({
      title: page.title,
      description: page.description,
      url: page.canonical,
      type: 'website',
      locale: 'en_US',
    })
    expect(page.og('site_name')).not.toBe('')
    expect(page.robots).toBe('')
  },
)

test('SHL-18 the three paths of home name one canonical address', async () => {
  const all = await Promise.all(['/', '/v1/index/index/index', '/v2/index/index/index'].map((path) => readPage(path)))
  expect(new Set(all.map(({ canonical }) => canonical))).toEqual(new Set([new URL('/', shopUrl()).href]))
})

test('SHL-18 a goods page names its goods in title, description, canonical, Open Graph and product JSON-LD', async () => {
  const page = await readPage(`/v2/goods/detail/detail?sku_id=${goods.sku_id}`)
  expect(page.title).toContain(goods.goods_name)
  expect(page.og('title')).toContain(goods.goods_name)
  expect(page.og('type')).toBe('product')
  expect(new URL(page.og('image')).origin).toBe(new URL(shopUrl()).origin)
  expect(page.description).not.toBe('')
  expect(page.jsonLd).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: goods.goods_name,
    offers: expect.anything(),
  })
  const offers = [page.jsonLd.offers].flat() as Record<string, unknown>[]
  expect(JSON.stringify(offers)).toContain('"priceCurrency":"USD"')
  expect(JSON.stringify(offers)).toContain(`"${goods.price}"`)
})

test('SHL-18 parameters that only identify the source of a visit do not change the canonical address', async () => {
  const plain = await readPage(`/v2/goods/detail/detail?sku_id=${goods.sku_id}`)
  const tracked = await readPage(`/v2/goods/detail/detail?source_member=7&sku_id=${goods.sku_id}&junk=1&long_mall_qr_type=poster`)
  expect(tracked.canonical).toBe(plain.canonical)
  expect(new URL(plain.canonical).searchParams.size).toBe(1)
})

test('SHL-18 the texts of a page are rendered by the server too, in the language of the visit', async () => {
  const page = await readPage('/v2/goods/list/list', 'zh-cn')
  expect(page.lang).toBe('zh-CN')
  expect(page.og('locale')).toBe('zh_CN')
  expect(page.html).toContain(getTranslations('catalogue', 'zh-cn')('sort_sales'))
  const english = await readPage('/v2/goods/list/list')
  const { list } = await call('catalogue/list', {})
  expect(english.html).toContain(list[0]!.goods_name)
})

test('SHL-18 a member’s page and an unknown path are marked noindex', async () => {
  expect((await readPage('/v1/order/list/list')).robots).toBe('noindex')
  const unknown = await readPage('/no/such/place')
  expect([unknown.status, unknown.robots, unknown.canonical]).toEqual([404, 'noindex', ''])
  const gone = await readPage('/v2/goods/detail/detail?sku_id=2147483000')
  expect([gone.status, gone.robots]).toEqual([404, 'noindex'])
})
