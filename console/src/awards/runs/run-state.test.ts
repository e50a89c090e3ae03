import { expect, test } from 'vitest'
import { boundOf, progressOf, sharesOf, stateOf, stepStates } from './run-state.ts'
import { unitParts } from './unit-parts.ts'

test.each([
  [{ step: 'closed', error: null }, 'closed'],
  [{ step: 'post', error: null }, 'open'],
  [{ step: 'close', error: 'run 3 differs' }, 'failed'],
] as const)('AST-15 a run with %j is %s', (run, state) => {
  expect(stateOf(run)).toBe(state)
})

test.each([
  ['claim', 0, 0, 0],
  ['post', 0, 100, 40],
  ['post', 50, 100, 45],
  ['release', 0, 0, 50],
  ['closed', 0, 0, 100],
] as const)('AST-15 a run at %s with %i of %i shards is at %i percent', (step, done, count, percent) => {
  expect(progressOf(step, { done, count })).toBe(percent)
})

test('AST-15 the steps of a run are done, at work or to come', () => {
  expect(stepStates('volumes').map(({ state }) => state)).toEqual(['done', 'current', ...Array<string>(8).fill('next')])
  expect(stepStates('closed').every(({ state }) => state === 'done')).toBe(true)
})

test('AST-15 a what-if says what share of the day’s Start-up sales their awards ask for and pay', () => {
  const one = { kind: 'referral' as const, gross: '0.000', paid: '0.000' }
  const list = [
    { ...one, would_gross: '60.000', would_pay: '45.000' },
    { ...one, would_gross: '40.001', would_pay: '0.000' },
    { ...one, kind: 'mall' as const, would_gross: '900.000', would_pay: '900.000' },
  ]
  expect(sharesOf({ sales: '200.000', list })).toEqual({ gross: 500_005, paid: 225_000 })
  expect(sharesOf({ sales: '0.000', list })).toBeNull()
})

test.each([
  [true, '300.000', '240.000', 'bound'],
  [false, '300.000', '300.000', 'free'],
  [false, '74.400', '68.400', 'unpaid'],
] as const)('AST-15 a what-if (scaled: %s) that asks for %s and pays %s is %s', (is_scaled, gross, would_pay, bound) => {
  expect(boundOf({ is_scaled, gross, would_pay })).toBe(bound)
})

test('AST-05 what was paid is listed by unit without those of nothing', () => {
  expect(unitParts({ acc: '21.000', usds: '0.000', usda: '0.010', longcoin: '0' })).toEqual([
    ['21.000', 'ACC'],
    ['0.010', 'USDA'],
  ])
  expect(unitParts({ acc: '0.000', usds: '0.000', usda: '0.000', longcoin: '30' })).toEqual([['30', 'LONGCOIN']])
})
