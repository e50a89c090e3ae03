import { expect, test } from 'vitest'
import { toDisplayUnit } from './setting-scale.ts'

test.each([
  ['cents', 100_000, { as: 'money', text: '1000.00' }],
  ['cents', 5, { as: 'money', text: '0.05' }],
  ['cents', 0, { as: 'money', text: '0.00' }],
  ['thousandths', 20, { as: 'percent', text: '2' }],
  ['thousandths', 25, { as: 'percent', text: '2.5' }],
  ['thousandths', 5, { as: 'percent', text: '0.5' }],
  ['thousandths', 1000, { as: 'percent', text: '100' }],
  ['thousandths', 0, { as: 'percent', text: '0' }],
  ['millionths', 8000, { as: 'percent', text: '0.8' }],
  ['millionths', 1, { as: 'percent', text: '0.0001' }],
  ['millionths', 500_000, { as: 'percent', text: '50' }],
  ['thousandths of a coin', 10_000, { as: 'coins', text: '10' }],
  ['thousandths of a coin', 2, { as: 'coins', text: '0.002' }],
  ['thousandths of a coin', 1_000_000, { as: 'coins', text: '1000' }],
  ['days', 7, null],
  ['cents', 1.5, null],
])('CON-07 %s of %d are shown in their display unit', (unit, value, shown) => {
  expect(toDisplayUnit(unit, value)).toEqual(shown)
})
