import { expect, test } from 'vitest'
import { askedFor, shareOf } from './level-progress.ts'

test('DST-01 only conditions that ask for something are shown', () => {
  expect(askedFor({ orders: 0, sales: '0.00', members: 0 })).toEqual([])
  expect(askedFor({ orders: 5, sales: '200.00', members: 0 })).toEqual(['orders', 'sales'])
})

test('DST-01 the progress to a level never exceeds the whole', () => {
  expect(shareOf(2, 8)).toBe(0.25)
  expect(shareOf('150.00', '100.00')).toBe(1)
})
