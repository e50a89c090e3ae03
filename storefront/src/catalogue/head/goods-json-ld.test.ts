import type { GoodsCampaign } from '@longmall/contract/campaign-shapes.ts'
import type { GoodsDetail } from '@longmall/contract/catalogue.ts'
import { expect, test } from 'vitest'
import { goodsJsonLd } from './goods-json-ld.ts'
import { plainText } from './plain-text.ts'

const sku = (sku_id: number, price: string) => ({
  sku_id,
  sku_no: `S${sku_id}`,
  value_ids: [],
  price,
  market_price: null,
  stock: 'plenty' as const,
  available: null,
  picture_index: null,
})
const goods: GoodsDetail = {
  goods_id: 7,
  sku_id: 71,
  goods_type: 'standard',
  state: 'on_sale',
  goods_name: 'Mug',
  selling_point: '',
  unit_name: '',
  pictures: [{ src: '/media/mug', widths: [320, 800], avif: true, alt: 'Mug' }],
  video: null,
  description: '<p>Holds <b>tea</b> &amp; coffee</p>',
  params: [],
  services: [],
  requirement: { service_modes: [], car_models: [], referrer: false, phone: false },
  attributes: [],
  skus: [sku(71, '9.90')],
  category_path: [
    { category_id: 1, category_name: 'Kitchen' },
    { category_id: 2, category_name: 'Mugs' },
  ],
  brand: { brand_id: 3, brand_name: 'Kiln', logo: null },
  level_discount: true,
  max_per_member: null,
  is_overseas: false,
  sale_count: 0,
  reductions: [],
  rank: null,
  reviews: { count: 12, average_tenths: 47, with_pictures: 0, by_stars: [0, 0, 1, 2, 9] },
}
const tools = { origin: 'https://shop.example', canonical: '/v2/goods/detail/detail?sku_id=71', currency: 'USD', storeName: 'Longmall' }

test('SHL-18 goods give search engines their name, picture, price, stock, brand and rating', () => {
  expect(goodsJsonLd(goods, tools)).toMatchObject({
    '@type': 'Product',
    name: 'Mug',
    description: 'Holds tea & coffee',
    image: ['https://shop.example/media/mug-800.webp'],
    sku: 'S71',
    brand: { name: 'Kiln' },
    category: 'Kitchen > Mugs',
    offers: {
      '@type': 'Offer',
      price: '9.90',
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
      url: 'https://shop.example/v2/goods/detail/detail?sku_id=71',
    },
    aggregateRating: { ratingValue: '4.7', reviewCount: 12 },
  })
})

test('SHL-18 variants of several prices are a range, ordered by number and not as text', () => {
  expect(goodsJsonLd({ ...goods, skus: [sku(71, '9.90'), sku(72, '12.00'), sku(73, '100.00')] }, tools)).toMatchObject({
    offers: { '@type': 'AggregateOffer', lowPrice: '9.90', highPrice: '100.00', offerCount: 3 },
  })
})

test('SHL-18 a running discount is the given price, with its end; a promotion with its own page is not', () => {
  const running = (promotion_id: number, kind: GoodsCampaign['kind'], price: string) =>
    ({
      promotion_id,
      kind,
      state: 'running',
      ends_at: '2026-12-01T00:00:00.000Z',
      skus: [{ sku_id: 71, price, stock: 'plenty' }],
    }) as GoodsCampaign
  const two = { ...goods, skus: [sku(71, '9.90'), sku(72, '12.00')] }
  const promotions = [running(1, 'discount', '8.50'), running(2, 'team_buy', '5.00')]
  expect(goodsJsonLd(two, { ...tools, promotions })).toMatchObject({
    offers: { lowPrice: '8.50', highPrice: '12.00', priceValidUntil: '2026-12-01T00:00:00.000Z' },
  })
  expect(goodsJsonLd(two, { ...tools, promotions: [running(2, 'team_buy', '5.00')] }).offers).not.toHaveProperty('priceValidUntil')
})

test('SHL-18 goods off the shelf are not offered, and goods without reviews have no rating', () => {
  const data = goodsJsonLd({ ...goods, state: 'unlisted', reviews: { ...goods.reviews, count: 0 } }, tools)
  expect(data).toMatchObject({ offers: { availability: 'https://schema.org/Discontinued' } })
  expect(data).not.toHaveProperty('aggregateRating')
})

test('a description is cut at a word and loses its tags', () => {
  expect(plainText('<h2>One</h2><p>two three four</p>', 12)).toBe('One two…')
  expect(plainText('<p>保温杯可以保持热度十二小时</p>', 8)).toBe('保温杯可以保持…')
})

test.each(['EUR', 'KRW', 'MYR'])('SHL-18 SHL-27 the price is in the shop’s currency, %s', (currency) => {
  const several = { ...goods, skus: [sku(71, '9.90'), sku(72, '12.00')] }
  expect([goods, several].map((one) => goodsJsonLd(one, { ...tools, currency }))).toMatchObject(
    [currency, currency].map((priceCurrency) => ({ offers: { priceCurrency } })),
  )
})
