import { expect, test } from 'vitest'
import { quantityLimit } from './quantity-limit.ts'

test.each([
  { sku: { stock: 'plenty', stock_left: null }, max_per_member: null, limit: { max: 9999, reason: null } },
  { sku: { stock: 'plenty', stock_left: null }, max_per_member: 2, limit: { max: 2, reason: 'limit' } },
  { sku: { stock: 'few', stock_left: 3 }, max_per_member: null, limit: { max: 3, reason: 'stock' } },
  { sku: { stock: 'few', stock_left: 3 }, max_per_member: 2, limit: { max: 2, reason: 'limit' } },
  { sku: { stock: 'few', stock_left: 3 }, max_per_member: 3, limit: { max: 3, reason: 'limit' } },
  { sku: { stock: 'none', stock_left: null }, max_per_member: 2, limit: { max: 0, reason: 'stock' } },
] as const)(
  'CAT-04 of $sku.stock ($sku.stock_left left) with a limit of $max_per_member at most $limit.max can be chosen',
  ({ sku, max_per_member, limit }) => {
    expect(quantityLimit(sku, { max_per_member })).toEqual(limit)
  },
)
