import { expect, test } from 'vitest'
import { requiredKeys, shareOf } from './level-progress.ts'

test('DST-01 only conditions that require something are shown', () => {
  expect(requiredKeys({ orders: 0, sales: '0.00', members: 0 })).toEqual([])
  expect(requiredKeys({ orders: 5, sales: '200.00', members: 0 })).toEqual(['orders', 'sales'])
})

test('DST-01 the progress to a level never exceeds the whole', () => {
  expect(shareOf(2, 8)).toBe(0.25)
  expect(shareOf('150.00', '100.00')).toBe(1)
})
