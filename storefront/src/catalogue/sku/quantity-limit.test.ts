import { expect, test } from 'vitest'
import { limitReached, quantityLimit } from './quantity-limit.ts'

test.each([
  { sku: { stock: 'plenty', available: null }, max_per_member: null, limit: { max: 9999, reason: null } },
  { sku: { stock: 'plenty', available: null }, max_per_member: 2, limit: { max: 2, reason: 'limit' } },
  { sku: { stock: 'few', available: 3 }, max_per_member: null, limit: { max: 3, reason: 'stock' } },
  { sku: { stock: 'few', available: 3 }, max_per_member: 2, limit: { max: 2, reason: 'limit' } },
  { sku: { stock: 'few', available: 3 }, max_per_member: 3, limit: { max: 3, reason: 'limit' } },
  { sku: { stock: 'none', available: null }, max_per_member: 2, limit: { max: 0, reason: 'stock' } },
] as const)(
  'CAT-04 of $sku.stock ($sku.available left) with a limit of $max_per_member at most $limit.max can be chosen',
  ({ sku, max_per_member, limit }) => {
    expect(quantityLimit(sku, { max_per_member })).toEqual(limit)
  },
)

test.each([
  ['a bargain of one piece as it opens', 1, 1, { max: 1, reason: 'limit' }, null],
  ['a group buy that begins with three of three', 3, 3, { max: 3, reason: 'limit' }, null],
  ['two of two, raised', 2, 1, { max: 2, reason: 'limit' }, 'limit'],
  ['three of the last three, raised', 3, 1, { max: 3, reason: 'stock' }, 'stock'],
  ['two of five', 2, 1, { max: 5, reason: 'limit' }, null],
] as const)(
  'PRM-06 CAT-04 %s: the reached limit is shown only to a shopper who raised the quantity',
  (_name, quantity, start, limit, reachedLimit) => {
    expect(limitReached(quantity, start, limit)).toBe(reachedLimit)
  },
)
