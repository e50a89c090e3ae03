import { expect, test } from 'vitest'
import { hashRateText, uptimeParts } from './report-text.ts'

test.each([
  [0, '0 H/s'],
  [999, '999 H/s'],
  [1000, '1.00 kH/s'],
  [999_999, '999 kH/s'],
  [1_234_567, '1.23 MH/s'],
  [12_345_678, '12.3 MH/s'],
  [123_456_789_000, '123 GH/s'],
  [2_000_000_000_000_000_000, '2000 PH/s'],
])('AST-11 %i hashes a second are shown as %s', (rate, text) => {
  expect(hashRateText(rate)).toBe(text)
})

test('AST-11 the time that a box runs is whole days, hours and minutes', () => {
  expect(uptimeParts(0)).toEqual({ days: 0, hours: 0, minutes: 0 })
  expect(uptimeParts(90_061)).toEqual({ days: 1, hours: 1, minutes: 1 })
})
