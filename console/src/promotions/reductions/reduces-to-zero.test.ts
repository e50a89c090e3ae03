import { expect, test } from 'vitest'
import { stepsReducingToZero, reducesToZero } from './reduces-to-zero.ts'

test.each([
  ['5.00', '20.00', false],
  ['19.99', '20.00', false],
  ['20.00', '20.00', true],
  ['100.00', '20.00', true],
  ['9', '10.00', false],
  ['5.00', '0.00', true],
  ['0.00', '0.00', false],
  [undefined, '20.00', false],
  ['5.00', '', false],
])('CON-04 PRM-01 %s off from %s on takes the whole order: %s', (money_off, threshold, expected) => {
  expect(reducesToZero(money_off, threshold)).toBe(expected)
})

test('CON-04 PRM-08 of a full reduction only the steps of money that take the whole order are warned of', () => {
  const steps = [
    { amount: '100.00', effect: 'money', money_off: '10.00' },
    { amount: '50.00', effect: 'money', money_off: '60.00' },
    { amount: '10.00', effect: 'percentage', money_off: '60.00' },
    { quantity: 1, effect: 'money', money_off: '60.00' },
    undefined,
  ]
  expect(stepsReducingToZero({ steps })).toEqual([{ money_off: '60.00', amount: '50.00' }])
  expect(stepsReducingToZero({})).toEqual([])
})
