import type { GoodsDetail } from '@longmall/contract/catalogue.ts'
import { expect, test } from 'vitest'
import { bestPrice } from '../../catalogue/price/best-price.ts'
import { labelOfOffer, offerGoods } from './offer-goods.ts'

const sku = (sku_id: number, value_ids: number[], stock: 'none' | 'few' | 'plenty', available: number | null) => ({
  sku_id,
  sku_no: `S${sku_id}`,
  value_ids,
  price: '10.00',
  market_price: '15.00',
  stock,
  available,
  picture_index: null,
})
const goods = {
  sku_id: 1,
  goods_id: 1,
  skus: [sku(1, [11], 'plenty', null), sku(2, [12], 'few', 5), sku(3, [13], 'plenty', null)],
  attributes: [
    { attribute_id: 1, attribute_name: 'Colour', values: [11, 12, 13].map((value_id) => ({ value_id, value_name: `${value_id}` })) },
  ],
  level_discount: true,
  max_per_member: 4,
} as unknown as GoodsDetail
const sale = { promotion_id: 9, kind: 'flash_sale' } as const
const item = (sku_id: number, stock: 'none' | 'few' | 'plenty' = 'plenty', available: number | null = null) => ({
  sku_id,
  price: '8.00',
  stock,
  available,
})

test('PRM-02 a promotion sells only its own variants, its price beside the own one of each', () => {
  const offered = offerGoods(goods, { ...sale, items: [item(2), item(3)], per_member: null })
  const { skus, attributes, sku_id } = offered
  expect(skus.map((row) => [row.sku_id, row.price, labelOfOffer(offered, row.sku_id).price])).toEqual([
    [2, '10.00', '8.00'],
    [3, '10.00', '8.00'],
  ])
  expect(attributes[0]?.values.map(({ value_id }) => value_id)).toEqual([12, 13])
  expect(sku_id).toBe(2)
})

test.each([
  ['its own stock is the smaller', item(2, 'few', 2), ['few', 2]],
  ['the shelf has fewer', item(2, 'plenty', null), ['few', 5]],
  ['its own stock is gone', item(2, 'none', null), ['none', 5]],
] as const)('R-03 of a variant there is no more than both stocks have: %s', (_, offered, band) => {
  const [row] = offerGoods(goods, { ...sale, items: [offered], per_member: null }).skus
  expect([row?.stock, row?.available]).toEqual(band)
})

test.each([
  [null, 4],
  [2, 2],
  [9, 4],
])('R-04 with a limit of %s a member may choose at most %i', (per_member, most) => {
  expect(offerGoods(goods, { ...sale, items: [item(1)], per_member }).max_per_member).toBe(most)
})

test.each([
  ['takes nothing more off a promotion price', 900, '8.00'],
  ['counts where it is lower', 750, '7.50'],
])('ORD-03 PRM-02 PRM-13 a member level %s', (_, permille, price) => {
  const offered = offerGoods(goods, { ...sale, items: [item(1)], per_member: null })
  const { level_discount, skus } = offered
  const shown = { ...skus[0]!, level_discount, promotion: labelOfOffer(offered, 1), on_page: true }
  expect(bestPrice(shown, permille)).toMatchObject({ price, list_price: '10.00' })
})
