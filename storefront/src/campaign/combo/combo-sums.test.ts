import { expect, test } from 'vitest'
import { savingOf, setsLeft } from './combo-sums.ts'

const part = (stock: 'none' | 'few' | 'plenty', available: number | null = null, quantity = 1) => ({ stock, available, quantity })

test.each([
  ['74.70', '59.90', '14.80'],
  ['59.90', '59.90', null],
  ['50.00', '59.90', null],
])('PRM-07 parts for %s in a set for %s save %s', (list_total, price, saving) => {
  expect(savingOf(list_total, price)).toBe(saving)
})

test.each([
  [[part('plenty'), part('plenty')], null, 9999],
  [[part('plenty'), part('few', 5, 2)], null, 2],
  [[part('plenty'), part('few', 5, 2)], 1, 1],
  [[part('plenty'), part('none')], 3, 0],
  [[part('few', 1, 2)], null, 0],
  [[part('plenty')], 0, 0],
])('PRM-07 R-04 of parts %j with a limit of %s there are %i sets', (items, per_member, sets) => {
  expect(setsLeft(items, per_member)).toBe(sets)
})
