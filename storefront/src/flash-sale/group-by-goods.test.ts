import type { FlashSaleItem } from '@longmall/contract/flash-sale.ts'
import { expect, test } from 'vitest'
import { groupByGoods } from './group-by-goods.ts'

const item = (sku_id: number, goods_id: number, price: string, stock: number | null = 10): FlashSaleItem => ({
  promotion_id: 1,
  sku_id,
  goods_id,
  goods_name: `Goods ${goods_id}`,
  sku_name: '',
  picture: null,
  price,
  list_price: '99.00',
  level_discount: true,
  stock,
})
const live = (sku_id: number, remaining: number | null) => ({ sku_id, remaining, sold_percent: null })

test('PRM-03 the variants of goods are one card at the lowest price, in the order of the session', () => {
  const goods = groupByGoods([item(1, 7, '12.00'), item(2, 8, '9.50'), item(3, 7, '9.90')])
  expect(goods.map(({ item: one, has_price_range }) => [one.sku_id, has_price_range])).toEqual([
    [3, true],
    [2, false],
  ])
})

test.each([
  { left: [10, 10], percent: 0 },
  { left: [0, 10], percent: 50 },
  { left: [0, 1], percent: 95 },
  { left: [0, 0], percent: 100 },
])('PRM-03 of two variants with 10 pieces each, $left left are $percent % sold', ({ left, percent }) => {
  const [goods] = groupByGoods(
    [item(1, 7, '12.00'), item(2, 7, '12.00')],
    left.map((count, at) => live(at + 1, count)),
  )
  expect(goods?.sold_percent).toBe(percent)
})

test.each([
  { name: 'it is not known yet', items: [item(1, 7, '1.00')], known: [] },
  { name: 'there is no end of them', items: [item(1, 7, '1.00', null)], known: [live(1, null)] },
])('PRM-03 no progress is shown where $name', ({ items, known }) => {
  expect(groupByGoods(items, known)[0]?.sold_percent).toBeNull()
})
