import { expect, test } from 'vitest'
import { monthAfter, readMonth, weekdayNames, weeksOf } from './months.ts'

test('WAL-07 a month is weeks of its days, whatever day it begins on', () => {
  const weeks = weeksOf('2026-11')
  expect(weeks).toHaveLength(5)
  expect(weeks[0]![0]).toBe('2026-11-01')
  expect(weeks.at(-1)).toEqual(['2026-11-29', '2026-11-30', null, null, null, null, null])
  expect(weeksOf('2028-02').flat().filter(Boolean)).toHaveLength(29)
  expect(weeksOf('2026-08')[0]).toEqual([null, null, null, null, null, null, '2026-08-01'])
})

test.each([
  ['2026-11', 1, '2026-12'],
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
])('WAL-07 %s and %i is %s', (month, by, expected) => {
  expect(monthAfter(month, by)).toBe(expected)
})

test('WAL-07 an address without a month that is one shows this month', () => {
  expect([readMonth({ month: '2026-13' }), readMonth({ month: '2026-02' }), readMonth({})].map(({ month }) => month)).toEqual([
    undefined,
    '2026-02',
    undefined,
  ])
  expect(weekdayNames('en-us')[0]).toEqual({ short: 'S', long: 'Sunday' })
})
