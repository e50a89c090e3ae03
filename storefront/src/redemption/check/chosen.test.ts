import { expect, test } from 'vitest'
import { chosenOf, leftAfter, wholeOf } from './chosen.ts'

const lines = [
  { order_goods_id: 1, remaining: 3 },
  { order_goods_id: 2, remaining: 1 },
  { order_goods_id: 3, remaining: 0 },
]

test('DSK-01 everything that remains is handed over unless the clerk chooses less', () => {
  const chosen = chosenOf(lines, wholeOf(lines))
  expect(chosen.map(({ order_goods_id, quantity }) => [order_goods_id, quantity])).toEqual([
    [1, 3],
    [2, 1],
  ])
  expect(leftAfter(lines, chosen)).toBe(0)
})

test('DSK-01 of a part the rest stays, and never more than what remains is handed over', () => {
  const chosen = chosenOf(lines, { 1: 1, 2: 9 })
  expect(chosen.map(({ quantity }) => quantity)).toEqual([1, 1])
  expect(leftAfter(lines, chosen)).toBe(2)
  expect(chosenOf(lines, {})).toEqual([])
})
