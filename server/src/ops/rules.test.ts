import { describe, expect, test } from 'vitest'
import { daysBetween, dayPlus, sumOf } from './rules.ts'

describe('CON-01 days of the dashboard', () => {
  test.each([
    ['2026-02-27', '2026-03-01', ['2026-02-27', '2026-02-28', '2026-03-01']],
    ['2026-11-22', '2026-11-22', ['2026-11-22']],
    ['2026-11-22', '2026-11-21', []],
  ])('from %s to %s', (first, last, days) => {
    expect(daysBetween(first, last)).toEqual(days)
  })

  test('a day some days before crosses the year', () => {
    expect(dayPlus('2026-01-03', -5)).toBe('2025-12-29')
  })

  test('sums of money are exact', () => {
    const day = { day: '2026-01-01', orders: 1, buyers: 1, visits: 3 }
    expect(
      sumOf([
        { ...day, sales: 10n },
        { ...day, sales: 20n },
      ]),
    ).toEqual({ orders: 2, buyers: 2, visits: 6, sales: '0.30' })
    expect(sumOf([])).toEqual({ orders: 0, buyers: 0, visits: 0, sales: '0.00' })
  })
})
