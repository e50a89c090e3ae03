import { expect, test } from 'vitest'
import { permilleOf, shownAmount, tallestOf } from './amounts.ts'

test.each([
  ['12.50', 'MONEY', 'en-us', true, '+$12.50'],
  ['-1299.00', 'MONEY', 'en-us', true, '-$1,299.00'],
  ['0.05', 'MONEY', 'zh-cn', false, '0.05元'],
  ['100.00', 'MONEY', 'zh-cn', false, '100.00元'],
  ['1234567', 'LONGCOIN', 'en-us', true, '+1,234,567'],
  ['-12', 'LONGCOIN', 'ko-kr', true, '-12'],
  ['1000.250', 'ACC', 'en-us', false, '1,000.250'],
] as const)('WAL-02 %s %s in %s is shown with all its decimals', (amount, unit, language, signed, shown) => {
  expect(shownAmount(amount, unit, { language, currency: 'USD', style: 'specification' }, { signed })).toBe(shown)
})

test.each([
  ['0.00', 0],
  ['10.00', 1000],
  ['5.00', 500],
  ['0.01', 20],
])('WAL-04 a bar of %s beside $10 is %i thousandths tall', (amount, permille) => {
  expect(permilleOf(amount, tallestOf(['10.00', amount], 'MONEY'), 'MONEY')).toBe(permille)
})
