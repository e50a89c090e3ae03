import { expect, test } from 'vitest'
import { signedAmount, signedWorth } from './signed-amount.ts'

const currency = { language: 'en-us', currency: 'USD', style: 'locale' } as const

test('AST-13 an amount of the profit centre shows its sign, nothing shows none', () => {
  expect(['21.000', '-3.500', '0.000'].map((amount) => signedAmount(amount, 'ACC'))).toEqual(['+21.000 ACC', '−3.500 ACC', '0.000 ACC'])
  expect(signedAmount('196', 'LONGCOIN')).toBe('+196 LONGCOIN')
  expect(signedWorth('-0.000', currency)).toBe('$0.000')
  expect(signedWorth('-3.500', currency)).toBe('−$3.500')
})
