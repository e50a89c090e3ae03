import { expect, test } from 'vitest'
import { struckPrice } from './struck-price.ts'

test('CAT-04 a market price is struck through only above the price', () => {
  expect(struckPrice('79.00', '59.90')).toBe('79.00')
  expect(struckPrice('59.90', '59.90')).toBeNull()
  expect(struckPrice(null, '59.90')).toBeNull()
})
