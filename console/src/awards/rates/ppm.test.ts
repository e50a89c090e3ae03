import { expect, test } from 'vitest'
import { percentText, toPpm, trimPercent } from './ppm.ts'

test.each([
  [0, '0'],
  [1, '0.0001'],
  [7, '0.0007'],
  [25_000, '2.5'],
  [333_333, '33.3333'],
  [999_999, '99.9999'],
  [1_000_000, '100'],
])('AST-05 CON-04 %i millionths are %s %%', (ppm, text) => {
  expect(percentText(ppm)).toBe(text)
  expect(toPpm(Number(text))).toBe(ppm)
})

test('AST-05 CON-04 every share of four decimals comes back as it was typed', () => {
  const wrong = Array.from({ length: 1_000_001 }, (_, ppm) => ppm).filter((ppm) => toPpm(Number(percentText(ppm))) !== ppm)
  expect(wrong).toEqual([])
})

test.each([
  ['2.5000', '2.5'],
  ['10.0000', '10'],
  ['0.0000', '0'],
  ['0.0100', '0.01'],
  ['100', '100'],
  ['', ''],
  ['-', '-'],
])('AST-05 CON-04 the input shows %s as %s', (text, shown) => {
  expect(trimPercent(text)).toBe(shown)
})
