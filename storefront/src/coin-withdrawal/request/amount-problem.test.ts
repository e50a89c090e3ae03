import { expect, test } from 'vitest'
import { amountProblem } from './amount-problem.ts'

const unit = { unit: 'ACC', available: '500.000', minimum: '100.000' } as const

test.each([
  ['', null],
  ['0', 'zero'],
  ['0.', 'zero'],
  ['0.000', 'zero'],
  ['99.999', 'too_little'],
  ['100', null],
  ['100.', null],
  ['500.000', null],
  ['500.001', 'too_much'],
])('AST-10 the problem of a typed amount of %j is %s', (typed, problem) => {
  expect(amountProblem(typed, unit)).toBe(problem)
})

test('AST-10 of less than the minimum there is too little first where it is more than there is', () => {
  expect(amountProblem('60', { ...unit, available: '50.000' })).toBe('too_much')
  expect(amountProblem('50', { ...unit, available: '50.000' })).toBe('too_little')
})
