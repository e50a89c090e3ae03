import { describe, expect, test } from 'vitest'
import { percentText } from './certificate/percent-text.ts'
import { canChange, dueOn, interestOf } from './rules.ts'

describe('terms of a deposit', () => {
  test.each([
    [100_000n, 15_000, 1_500n],
    [100_000n, 35_000, 3_500n],
    [100_000n, 80_000, 8_000n],
    [100_000n, 180_000, 18_000n],
    // Rounded down to the smallest part.
    [100_001n, 15_000, 1_500n],
    [333_333n, 35_000, 11_666n],
    [1n, 999_999, 0n],
    // Beyond what a float holds.
    [900_719_925_474_099_267n, 180_000, 162_129_586_585_337_868n],
  ])('AST-07 interest of %s at %s ppm is %s', (principal, ppm, interest) => {
    expect(interestOf(principal, ppm)).toBe(interest)
  })

  test.each([
    ['2026-11-27', 90, '2027-02-25'],
    ['2027-12-01', 90, '2028-02-29'],
    ['2026-03-28', 1, '2026-03-29'],
    ['2026-11-27', 730, '2028-11-26'],
  ])('AST-07 a deposit of %s over %s days expires on %s', (value_on, days, due_on) => {
    expect(dueOn(value_on, days)).toBe(due_on)
  })

  test('AST-07 the arrangement changes until the expiry date begins', () => {
    const open = { is_open: true, due_on: '2027-02-25' }
    expect(canChange(open, '2027-02-24')).toBe(true)
    expect(canChange(open, '2027-02-25')).toBe(false)
    expect(canChange({ ...open, is_open: false }, '2027-02-24')).toBe(false)
  })

  test('AST-07 a rate is written without trailing zeros', () => {
    expect([15_000, 35_000, 80_000, 180_000, 1, 12_345].map(percentText)).toEqual(['1.5 %', '3.5 %', '8 %', '18 %', '0.0001 %', '1.2345 %'])
  })
})
