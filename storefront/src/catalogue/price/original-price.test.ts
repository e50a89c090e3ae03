import { expect, test } from 'vitest'
import { originalPrice } from './original-price.ts'

test('CAT-04 a market price is struck through only above the price', () => {
  expect(originalPrice('79.00', '59.90')).toBe('79.00')
  expect(originalPrice('59.90', '59.90')).toBeNull()
  expect(originalPrice(null, '59.90')).toBeNull()
})
