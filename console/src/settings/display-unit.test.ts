import { expect, test } from 'vitest'
import { toDisplayUnit } from './display-unit.ts'

test.each([
  ['cents', 100_000, { money: '1000.00' }],
  ['cents', 5, { money: '0.05' }],
  ['cents', 0, { money: '0.00' }],
  ['thousandths', 20, { percent: '2' }],
  ['thousandths', 25, { percent: '2.5' }],
  ['thousandths', 5, { percent: '0.5' }],
  ['thousandths', 1000, { percent: '100' }],
  ['thousandths', 0, { percent: '0' }],
  ['millionths', 8000, { percent: '0.8' }],
  ['millionths', 1, { percent: '0.0001' }],
  ['millionths', 500_000, { percent: '50' }],
  ['thousandths of a coin', 10_000, { coins: '10' }],
  ['thousandths of a coin', 2, { coins: '0.002' }],
  ['thousandths of a coin', 1_000_000, { coins: '1000' }],
  ['days', 7, null],
  ['cents', 1.5, null],
])('CON-07 %s of %d are shown in their display unit', (unit, value, shown) => {
  expect(toDisplayUnit(unit, value)).toEqual(shown)
})
