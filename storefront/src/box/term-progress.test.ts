import { expect, test } from 'vitest'
import { dayOf, percentOf } from './term-progress.ts'

test.each([
  [30, null, 0, 0],
  [30, 30, 1, 0],
  [30, 16, 15, 46],
  [30, 1, 30, 96],
  [30, 0, 30, 100],
  [1, 1, 1, 0],
  [1, 0, 1, 100],
])('AST-11 of %i days with %s left it is day %i, and %i %% are over', (term_days, days_left, day, percent) => {
  expect([dayOf({ term_days, days_left }), percentOf({ term_days, days_left })]).toEqual([day, percent])
})
