import { expect, test } from 'vitest'
import { splitRemaining } from './remaining.ts'

test('the remaining time is shown in days and a clock, the current second included', () => {
  expect(splitRemaining(90_061_000)).toEqual({ days: 1, clock: '01:01:01' })
  expect(splitRemaining(1)).toEqual({ days: 0, clock: '00:00:01' })
})

test('a countdown ends at zero', () => {
  expect(splitRemaining(-5000)).toEqual({ days: 0, clock: '00:00:00' })
})
