import { expect, test } from 'vitest'
import { formatAmount, groupDigits, isNothing, millsToMoney, shortAmount } from './amount-text.ts'
import { formatCount, formatOdds, formatPercent } from './number-text.ts'

const dollars = { language: 'en-us', currency: 'USD', style: 'locale' } as const

test.each([
  ['1234.50', 'MONEY', dollars, '$1,234.50'],
  ['-1234.50', 'MONEY', dollars, '−$1,234.50'],
  ['1234.50', 'MONEY', null, '1234.50'],
  ['1234567.00000001', 'ACC', dollars, '1,234,567.00000001 ACC'],
  ['-12', 'LONGCOIN', null, '−12 LONGCOIN'],
  ['150', 'ACC', null, '150.000 ACC'],
  ['-1150.5', 'AAA', null, '−1,150.500 AAA'],
  ['150.', 'USDS', null, '150.000 USDS'],
  ['7', 'XYZ', null, '7 XYZ'],
])('the amount %s of %s is shown with all its decimals', (amount, unit, currency, text) => {
  expect(formatAmount(amount, unit, currency)).toBe(text)
})

test('AST-05 mills are shown in money, rounded down', () => {
  expect(['0.000', '30.009', '1234.990'].map(millsToMoney)).toEqual(['0.00', '30.00', '1234.99'])
  expect(['0.000', '-0.00', '0', '0.001', '-10'].map(isNothing)).toEqual([true, true, true, false, false])
})

test('AST-01 where space is short, round amounts have no decimals', () => {
  expect(['50000.000', '1500.500', '7'].map((amount) => shortAmount(amount, 'ACC'))).toEqual(['50,000 ACC', '1,500.500 ACC', '7 ACC'])
})

test('thousands are marked, decimals stay', () => {
  expect(['7', '1000', '1234567.8901'].map(groupDigits)).toEqual(['7', '1,000', '1,234,567.8901'])
  expect(formatCount(1234, 'ms-my')).toBe('1,234')
})

test.each([
  [1_000_000, '100%'],
  [12_500, '1.25%'],
  [1, '0.0001%'],
])('odds of %i millionths are %s', (millionths, text) => {
  expect(formatOdds(millionths, 'en-us')).toBe(text)
  expect(formatPercent(0.125, 'en-us')).toBe('12.5%')
})
