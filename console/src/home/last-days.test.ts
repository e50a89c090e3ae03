import { expect, test } from 'vitest'
import { lastDays } from './last-days.ts'

test.each([
  ['2026-11-22T15:59:59Z', 7, { first_day: '2026-11-16', last_day: '2026-11-22' }],
  ['2026-11-22T16:00:00Z', 7, { first_day: '2026-11-17', last_day: '2026-11-23' }],
  ['2026-03-01T00:00:00Z', 1, { first_day: '2026-03-01', last_day: '2026-03-01' }],
])('CON-01 the last days at %s are those of the store, not of the browser', (at, count, days) => {
  expect(lastDays(count, 'Asia/Shanghai', Date.parse(at))).toEqual(days)
})
