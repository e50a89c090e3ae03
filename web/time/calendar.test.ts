import { expect, test } from 'vitest'
import { addDays, dayIn, daysBetween, lastDays } from './calendar.ts'
import { addMonths, weeksOf } from './month.ts'

test('CAT-10 days are counted in the store’s zone', () => {
  expect(dayIn('Asia/Shanghai', '2026-11-20T16:30:00.000Z')).toBe('2026-11-21')
  expect(dayIn('America/New_York', '2026-11-20T04:30:00.000Z')).toBe('2026-11-19')
  expect(daysBetween('2026-10-31', '2026-11-01')).toBe(1)
  expect(daysBetween('2026-11-01', '2026-11-01')).toBe(0)
})

test.each([
  ['2026-11-22', -22, '2026-10-31'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
])('%s and %i days is %s', (day, count, expected) => {
  expect(addDays(day, count)).toBe(expected)
})

test.each([
  ['2026-11-22T15:59:59Z', 7, { first_day: '2026-11-16', last_day: '2026-11-22' }],
  ['2026-11-22T16:00:00Z', 7, { first_day: '2026-11-17', last_day: '2026-11-23' }],
  ['2026-03-01T00:00:00Z', 1, { first_day: '2026-03-01', last_day: '2026-03-01' }],
])('CON-01 the last days at %s are those of the store, not of the browser', (at, count, days) => {
  expect(lastDays(count, 'Asia/Shanghai', Date.parse(at))).toEqual(days)
})

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
  expect(addMonths(month, by)).toBe(expected)
})
