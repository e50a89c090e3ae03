import { expect, test } from 'vitest'
import { memberPrice, struckPrice } from './member-price.ts'

test('CAT-04 a member level lowers the price, and the price before stays known', () => {
  expect(memberPrice('59.90', true, 980)).toEqual({ price: '58.70', list_price: '59.90' })
})

test('CAT-04 no discount, goods outside of it and a saving below a cent leave the price as it is', () => {
  expect(memberPrice('59.90', true, 1000)).toEqual({ price: '59.90', list_price: null })
  expect(memberPrice('59.90', false, 850)).toEqual({ price: '59.90', list_price: null })
  expect(memberPrice('0.01', true, 980)).toEqual({ price: '0.01', list_price: null })
})

test('CAT-04 a market price is struck through only above the price', () => {
  expect(struckPrice('79.00', '59.90')).toBe('79.00')
  expect(struckPrice('59.90', '59.90')).toBeNull()
  expect(struckPrice(null, '59.90')).toBeNull()
})
