import { expect, test } from 'vitest'
import { sentAmount, typedAmount } from './read-amount.ts'

test.each([
  ['12.5', 2, '12.5'],
  ['12.555', 2, '12.55'],
  ['12,5', 2, '12.5'],
  ['1 200', 2, '1200'],
  ['.5', 2, '0.5'],
  ['1.2.3', 2, '1.23'],
  ['007', 2, '7'],
  ['0', 2, '0'],
  ['-3', 2, '3'],
  ['abc', 2, ''],
  ['3.1416', 3, '3.141'],
  ['3.1', 0, '3'],
  ['5.', 2, '5.'],
])('an amount typed as %s with %i decimals reads as %s', (text, decimals, amount) => {
  expect(typedAmount(text, decimals)).toBe(amount)
})

test.each([
  ['5.', '5'],
  ['5.50', '5.50'],
  ['0.00', null],
  ['', null],
  ['0.01', '0.01'],
])('%s is sent as %s', (typed, amount) => {
  expect(sentAmount(typed)).toBe(amount)
})
