import { fromMicros, isJump, toMicros } from '@longmall/contract/unit-price-scale.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changePermille, dayBefore, publicationDays } from './rules.ts'

test.each([
  ['2026-11-27T04:00:00.000Z', '2026-11-28'],
  ['2026-11-27T15:49:59.999Z', '2026-11-28'],
  // Ten minutes before midnight in Shanghai, the next day has its price.
  ['2026-11-27T15:50:00.000Z', '2026-11-29'],
  ['2026-11-27T16:00:00.000Z', '2026-11-29'],
])('AST-15 at %s the first day for a new price is %s', (now, first_day) => {
  expect(publicationDays('Asia/Shanghai', now).first_day).toBe(first_day)
})

test('AST-15 a price can be published for a year ahead', () => {
  expect(publicationDays('Asia/Shanghai', '2026-11-27T04:00:00.000Z').last_day).toBe('2027-11-28')
  expect(dayBefore('2027-03-01')).toBe('2027-02-28')
})

test.each([
  [1_000_000n, 1_500_000n, 500, false],
  [1_000_000n, 1_500_001n, 500, true],
  [1_000_000n, 500_000n, -500, false],
  [1_000_000n, 499_999n, -500, true],
  [1_000_000n, 1_000_000n, 0, false],
  [1n, 999_999_999_999n, 1_000_000_000, true],
])('AST-15 from %i to %i is a change of %i per mille; a jump above 50 %%: %s', (before, micros, permille, jump) => {
  expect(changePermille(before, micros)).toBe(permille)
  expect(isJump(before, micros, 50)).toBe(jump)
})

test.each([
  ['1', 1_000_000n, '1.00'],
  ['1.2345', 1_234_500n, '1.2345'],
  ['0.000001', 1n, '0.000001'],
  ['999999.999999', 999_999_999_999n, '999999.999999'],
])('AST-15 a price of %s is %i millionths, shown as %s', (price, micros, shown) => {
  expect(toMicros(price)).toBe(micros)
  expect(fromMicros(micros)).toBe(shown)
})

test('AST-15 every price reads back as it was stored', () => {
  fc.assert(fc.property(fc.bigInt({ min: 1n, max: 999_999_999_999n }), (micros) => toMicros(fromMicros(micros)) === micros))
})
