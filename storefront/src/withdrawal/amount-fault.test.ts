import { expect, test } from 'vitest'
import { amountFault } from './amount-fault.ts'

const terms = { minimum: '1.00', maximum: '50.00', withdrawable: '80.00' }

test.each([
  [null, null],
  ['0.99', 'at_least'],
  ['1', null],
  ['50.00', null],
  ['50.01', 'at_most'],
  ['80.01', 'too_much'],
])('WAL-06 of %s is said: %s', (amount, fault) => {
  expect(amountFault(amount, terms)).toBe(fault)
})

test('WAL-06 who has less than the minimum is told so', () => {
  expect(amountFault('0.50', { ...terms, withdrawable: '0.50' })).toBe('at_least')
})
