import { expect, test } from 'vitest'
import { amountError } from './amount-error.ts'

const terms = { minimum: '1.00', maximum: '50.00', withdrawable: '80.00' }

test.each([
  [null, null],
  ['0.99', 'at_least'],
  ['1', null],
  ['50.00', null],
  ['50.01', 'at_most'],
  ['80.01', 'too_much'],
])('WAL-06 the error of %s is %s', (amount, error) => {
  expect(amountError(amount, terms)).toBe(error)
})

test('WAL-06 a balance below the minimum is reported', () => {
  expect(amountError('0.50', { ...terms, withdrawable: '0.50' })).toBe('at_least')
})
