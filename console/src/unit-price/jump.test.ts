import { expect, test } from 'vitest'
import { needsConfirmation, priceBefore, type CurrentPrices } from './jump.ts'

const current: CurrentPrices = {
  today: '2026-11-27',
  first_day: '2026-11-28',
  last_day: '2027-11-28',
  jump_percent: 50,
  list: [
    {
      unit: 'ACC',
      price: '1.00',
      since: '2026-11-01',
      upcoming: [
        { price: '2.00', starts_on: '2026-12-01' },
        { price: '3.00', starts_on: '2026-12-10' },
      ],
    },
    { unit: 'AAA', price: '4.00', since: '2026-11-01', upcoming: [] },
  ],
}

test.each([
  ['ACC', '2026-11-28', '1.00'],
  ['ACC', '2026-12-01', '1.00'],
  ['ACC', '2026-12-02', '2.00'],
  ['ACC', '2026-12-20', '3.00'],
  ['AAA', '2026-12-20', '4.00'],
] as const)('AST-15 the price of %s before %s is %s', (unit, day, price) => {
  expect(priceBefore(current, unit, day)).toBe(price)
})

test.each([
  ['1.5', '2026-11-28', false],
  ['1.500001', '2026-11-28', true],
  ['0.49', '2026-11-28', true],
  ['1.5', '2026-12-20', false],
  ['10', '2026-12-20', true],
  ['0', '2026-11-28', false],
  ['1.5x', '2026-11-28', false],
  [undefined, '2026-11-28', false],
  ['10', undefined, false],
])('AST-15 a price of %j from %j needs a tick: %s', (price, day, expected) => {
  expect(needsConfirmation(current, 'ACC', price, day)).toBe(expected)
})
