import { expect, test } from 'vitest'
import { pullStateAt, pullTravel } from './pull-state.ts'

test('SHL-14 a pull is idle, within the offset up to 80 px, and beyond it from there', () => {
  expect([0, -5].map(pullStateAt)).toEqual(['idle', 'idle'])
  expect([1, 79.9].map(pullStateAt)).toEqual(['within', 'within'])
  expect([80, 200].map(pullStateAt)).toEqual(['beyond', 'beyond'])
})

test('the content follows the finger at half its way, and ever less beyond the offset', () => {
  expect([-20, 0, 100, 160].map(pullTravel)).toEqual([0, 0, 50, 80])
  expect(pullTravel(400)).toBeGreaterThan(pullTravel(300))
  expect(pullTravel(400) - pullTravel(300)).toBeLessThan(50)
})
