import { expect, test } from 'vitest'
import { conversionOf } from './conversion.ts'

test.each([
  [16, 500, '3.2%'],
  [1, 3, '33.3%'],
  [0, 12, '0%'],
  [0, 0, '–'],
])('CON-01 conversion is the buyers of the days out of their visitors: %i of %i is %s', (day_buyers, visitors, shown) => {
  expect(conversionOf({ day_buyers, visitors }, 'en-us')).toBe(shown)
})
