import { expect, test } from 'vitest'
import { lessPercent, percentOff } from './percent.ts'

test.each([
  ['10.00', '8.00', '20'],
  ['10.00', '8.5', '15'],
  ['19.99', '13.00', '34.9'],
  ['10.00', '10.00', null],
  ['10.00', '12.00', null],
  ['10.00', '', null],
  ['10.00', '8.001', null],
  ['10.00', '0.00', '100'],
])('CON-04 of %s a price of %s is %s percent off', (list, price, percent) => {
  expect(percentOff(list, price)).toBe(percent)
})

test.each([
  ['10.00', 20, '8.00'],
  ['19.99', 15, '16.99'],
  ['0.01', 50, '0.00'],
  ['123456789012.34', 0, '123456789012.34'],
])('R-07 %s less %s percent is %s', (list, percent, price) => {
  expect(lessPercent(list, percent)).toBe(price)
})
