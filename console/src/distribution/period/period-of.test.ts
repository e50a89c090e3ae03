import { expect, test } from 'vitest'
import { periodOf } from './period-of.ts'

const usual = { from: '2026-10-30', until: '2026-11-28' }

test.each([
  [{}, usual],
  [{ from: '2026-11-01' }, { from: '2026-11-01', until: '2026-11-28' }],
  [
    { from: '2026-11-01', until: '2026-11-07' },
    { from: '2026-11-01', until: '2026-11-07' },
  ],
  [
    { from: '2026-11-07', until: '2026-11-01' },
    { from: '2026-11-01', until: '2026-11-07' },
  ],
  [{ from: 'yesterday', until: 7 }, usual],
])('DST-06 the range of days of the address %j is %j', (search, period) => {
  expect(periodOf(search, usual)).toEqual(period)
})
