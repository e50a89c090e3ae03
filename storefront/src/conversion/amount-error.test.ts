import { expect, test } from 'vitest'
import { amountError } from './amount-error.ts'

test.each([
  [null, null],
  ['0.01', null],
  ['12.5', null],
  ['0.009', 'at_least'],
  ['12.501', 'too_much'],
] as const)('AST-09 of 12.500 coins, %s: %s', (amount, error) =>
  expect(amountError(amount, { minimum: '0.010', available: '12.500' })).toBe(error),
)
