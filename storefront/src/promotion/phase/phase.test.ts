import { expect, test } from 'vitest'
import { nextPhaseChange, phaseOf } from './phase.ts'

const window = { starts_at: '2026-11-22T04:00:00.000Z', ends_at: '2026-11-22T06:00:00.000Z' }
const at = (time: string) => Date.parse(`2026-11-22T${time}.000Z`)

test.each([
  ['03:29:59', 'upcoming'],
  ['03:30:00', 'starting_soon'],
  ['03:59:59', 'starting_soon'],
  ['04:00:00', 'running'],
  ['04:00:01', 'running'],
  ['05:59:59', 'running'],
  ['06:00:00', 'ended'],
  ['06:00:01', 'ended'],
] as const)('PRM-03 at %s of a window from 4 to 6 a promotion is %s', (time, phase) => {
  expect(phaseOf(window, at(time))).toBe(phase)
})

test.each([
  ['03:00:00', '03:30:00'],
  ['03:30:00', '04:00:00'],
  ['04:00:00', '06:00:00'],
] as const)('PRM-03 after %s it turns next at %s', (time, changeAt) => {
  expect(nextPhaseChange(window, at(time))).toBe(at(changeAt))
})

test('PRM-03 what has ended turns no more', () => {
  expect(nextPhaseChange(window, at('06:00:00'))).toBeNull()
})
