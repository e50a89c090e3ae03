import { centsLimit } from '@longmall/pricing/cents.ts'
import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import type { SkuForSale } from '../catalogue/skus-for-sale.ts'
import { quantityLimit, checkLine, invalidReason, mergeLines, type SkuLine } from './rules.ts'
import { cartSettings } from './settings.ts'

const usual: SkuForSale = {
  sku_id: 1,
  goods_id: 1,
  goods_type: 'standard',
  requirement: {},
  plan_months: null,
  goods_name: 'Tea',
  sku_name: '',
  picture: null,
  is_listed: true,
  is_offered: true,
  available: 10,
  list_price: 1000n,
  weight_grams: 0,
  warehouse: 'domestic',
  freight_template_id: null,
  category_ids: [],
  level_discount: true,
  max_per_member: null,
}
const sku = (fields: Partial<SkuForSale> = {}): SkuForSale => ({ ...usual, ...fields })

test.each([
  ['stock alone', {}, 0, 10, 'stock'],
  ['a limit below the stock', { max_per_member: 4 }, 0, 4, 'limit'],
  ['a limit of which some is used', { max_per_member: 4 }, 3, 1, 'limit'],
  ['a limit that is used up', { max_per_member: 4 }, 9, 0, 'limit'],
  ['a limit above the stock', { max_per_member: 40 }, 3, 10, 'stock'],
  ['more stock than a line holds', { available: 20_000 }, 5, 9999, null],
  ['a price that would burst a basket', { available: 20_000, list_price: 2_000_000_000n }, 0, 2, 'limit'],
  ['goods for nothing', { list_price: 0n }, 0, 10, 'stock'],
  ['less than no stock', { available: -2 }, 0, 0, 'stock'],
] as const)('ORD-01 the most in a line, with %s', (_, fields, used, max, reason) => {
  expect(quantityLimit(sku(fields), used)).toEqual({ max, reason })
})

test('the fullest cart of the dearest lines can still be priced', () => {
  const maxLinesSchema = cartSettings.max_lines.schema
  const lines = Array.from({ length: 300 }, (_, n) => n).findLast((n) => z.safeParse(maxLinesSchema, n).success)!
  for (const list_price of [1n, 99_999n, 400_000n, 399_999_999n, 4_000_000_000n]) {
    const { max } = quantityLimit(sku({ available: 20_000, list_price }), 0)
    expect(Number(list_price) * max * lines).toBeLessThan(centsLimit)
  }
})

test('what cannot be bought at all says why', () => {
  expect([sku(), sku({ available: 0 }), sku({ is_listed: false, available: 0 })].map(invalidReason)).toEqual([null, 'sold_out', 'unlisted'])
})

test.each([
  [{ is_listed: false }, 1, 0, 'cart.unlisted', {}],
  [{ available: 2 }, 3, 0, 'cart.sold_out', { left: 2 }],
  [{ max_per_member: 3 }, 2, 2, 'cart.purchase_limit', { limit: 3 }],
  [{ list_price: 2_000_000_000n, max_per_member: 9 }, 3, 0, 'cart.purchase_limit', { limit: 2 }],
] as const)('ORD-01 a line beyond its bounds is refused: %o', (fields, quantity, used, code, details) => {
  expect(() => checkLine(sku(fields), quantity, used)).toThrow(
    expect.objectContaining({ code, details: expect.objectContaining(details) }) as Error,
  )
})

test('R-26 the limit counts the member’s other lines of the goods, the visitor’s older line first', () => {
  const line = (line_id: number, sku_id: number, quantity: number): SkuLine => ({
    line_id,
    goods_id: 1,
    quantity,
    selected: false,
    used: 1,
    sku: sku({ sku_id, max_per_member: 6, sku_name: `${sku_id}` }),
  })
  const merged = mergeLines([line(1, 1, 2)], [line(8, 3, 2), line(7, 2, 2)], 120)
  expect(merged.lines.map(({ sku_id, quantity }) => [sku_id, quantity])).toEqual([
    [2, 2],
    [3, 1],
  ])
  expect(merged.changes).toEqual([{ goods_name: 'Tea', sku_name: '3', requested_quantity: 2, merged_quantity: 1, reason: 'limit' }])
})
