import { expect, test } from 'vitest'
import { ratesOf } from './rates-of.ts'

test.each([
  [undefined, { first: 0, second: 0, third: 0 }],
  [{ first: 100_000 }, { first: 100_000, second: 0, third: 0 }],
  [
    { first: 100_000, second: undefined, third: 5_000 },
    { first: 100_000, second: 0, third: 5_000 },
  ],
])('DST-03 CON-04 rates typed as %j are sent as %j', (typed, sent) => {
  expect(ratesOf(typed)).toEqual(sent)
})
