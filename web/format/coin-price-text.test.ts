import { expect, test } from 'vitest'
import { formatCoinPrice } from './coin-price-text.ts'

test.each([
  ['1.2345', { language: 'en-us', currency: 'USD', style: 'locale' }, '$1.2345'],
  ['1', { language: 'en-us', currency: 'USD', style: 'specification' }, '$1.00'],
  ['1234.5', { language: 'en-us', currency: 'USD', style: 'locale' }, '$1,234.50'],
  ['0.000001', { language: 'zh-cn', currency: 'USD', style: 'specification' }, '0.000001元'],
] as const)('AST-15 a coin price of %s is shown with all its decimals', (price, display, text) => {
  expect(formatCoinPrice(price, display)).toBe(text)
})
