import { expect, test } from 'vitest'
import { readMonth, weekdayNames } from './months.ts'

test('WAL-07 an address without a month that is one shows this month', () => {
  expect([readMonth({ month: '2026-13' }), readMonth({ month: '2026-02' }), readMonth({})].map(({ month }) => month)).toEqual([
    undefined,
    '2026-02',
    undefined,
  ])
  expect(weekdayNames('en-us')[0]).toEqual({ short: 'S', long: 'Sunday' })
})
