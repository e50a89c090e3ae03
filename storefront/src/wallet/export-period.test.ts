import { expect, test } from 'vitest'
import { daysBack } from './export-period.ts'

test.each([
  ['2026-11-22T15:59:59Z', 'Asia/Shanghai', { from: '2026-11-21', until: '2026-11-22' }],
  ['2026-11-22T16:00:00Z', 'Asia/Shanghai', { from: '2026-11-22', until: '2026-11-23' }],
  ['2026-11-22T04:59:59Z', 'America/New_York', { from: '2026-11-20', until: '2026-11-21' }],
])('WAL-04 R-06 at %s the last two days are the store’s in %s, today among them', (at, zone, period) => {
  expect(daysBack(new Date(at), 2, zone)).toEqual(period)
})
