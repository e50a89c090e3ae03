import { expect, test } from 'vitest'
import { amountError } from './amount-error.ts'

test.each([
  [null, null],
  ['99.999', 'at_least'],
  ['100', null],
  ['250.5', null],
  ['250.501', 'too_much'],
] as const)('AST-07 amount %s: %s', (amount, error) => {
  expect(amountError(amount, { minimum: '100.000', available: '250.500' })).toBe(error)
})

test('AST-07 who has less than the minimum is told the minimum first', () => {
  expect(amountError('60', { minimum: '100.000', available: '50.000' })).toBe('at_least')
})
