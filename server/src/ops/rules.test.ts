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
    const day = { day: '2026-01-01', orders: 1, buyers: 1, visitors: 4, visits: 3 }
    const nothing = { orders: 0, buyers: 0, visitors: 0, visits: 0, paid: '0.00', refunded: '0.00', sales: '0.00', day_buyers: 0 }
    expect(
      sumOf(
        [
          { ...day, paid: 10n, refunded: 0n },
          { ...day, paid: 20n, refunded: 35n },
        ],
        1,
      ),
    ).toEqual({ orders: 2, buyers: 1, visitors: 8, visits: 6, paid: '0.30', refunded: '0.35', sales: '-0.05', day_buyers: 2 })
    expect(sumOf([], 0)).toEqual(nothing)
  })

  test('days on which no visitor was counted are left out of conversion', () => {
    const day = { day: '2026-01-01', orders: 1, buyers: 1, visits: 3, paid: 10n, refunded: 0n }
    const days = [0, 4, 2].map((visitors) => ({ ...day, visitors }))
    expect(sumOf(days, 3)).toMatchObject({ day_buyers: 2, visitors: 6, buyers: 3 })
  })
})
