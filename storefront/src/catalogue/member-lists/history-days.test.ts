import { expect, test } from 'vitest'
import { partsOf } from './remove-rows.ts'
import { historyKey, goodsByDay } from './history-days.ts'

test('CAT-10 chosen footprints are taken away day by day', () => {
  const seen = [
    { day: '2026-11-21', goods: { goods_id: 7 } },
    { day: '2026-11-21', goods: { goods_id: 8 } },
    { day: '2026-11-20', goods: { goods_id: 7 } },
  ]
  expect(goodsByDay(seen.map(historyKey))).toEqual(
    new Map([
      ['2026-11-21', [7, 8]],
      ['2026-11-20', [7]],
    ]),
  )
})

test('more than a call takes is taken away in parts', () => {
  expect(partsOf([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]])
  expect(partsOf([], 2)).toEqual([])
})
