import { expect, test } from 'vitest'
import { partsOf } from './drop-rows.ts'
import { dayIn } from '../../shell/date-time.ts'
import { daysBefore, footprintKey, goodsByDay } from './footprint-days.ts'

test('CAT-10 chosen footprints are taken away day by day', () => {
  const seen = [
    { day: '2026-11-21', goods: { goods_id: 7 } },
    { day: '2026-11-21', goods: { goods_id: 8 } },
    { day: '2026-11-20', goods: { goods_id: 7 } },
  ]
  expect(goodsByDay(seen.map(footprintKey))).toEqual(
    new Map([
      ['2026-11-21', [7, 8]],
      ['2026-11-20', [7]],
    ]),
  )
})

test('CAT-10 days are counted in the store’s zone', () => {
  expect(dayIn('Asia/Shanghai', '2026-11-20T16:30:00.000Z')).toBe('2026-11-21')
  expect(dayIn('America/New_York', '2026-11-20T04:30:00.000Z')).toBe('2026-11-19')
  expect(daysBefore('2026-10-31', '2026-11-01')).toBe(1)
  expect(daysBefore('2026-11-01', '2026-11-01')).toBe(0)
})

test('more than a call takes is taken away in parts', () => {
  expect(partsOf([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]])
  expect(partsOf([], 2)).toEqual([])
})
