import { expect, test } from 'vitest'
import { priceLine } from './price-line.ts'

const box = { width: 100, height: 40 }

test('AST-01 the chart of prices runs from the first day to the last, between the lowest and the highest price', () => {
  expect(priceLine(['1.00', '1.50', '1.25'], box)).toEqual({
    line: 'M0 40L50 0L100 20',
    area: 'M0 40L50 0L100 20L100 40L0 40Z',
    lowest: '1.00',
    highest: '1.50',
    change_ppm: 250_000,
  })
  expect(priceLine(['2.00', '1.00'], box)).toMatchObject({ change_ppm: -500_000 })
})

test('AST-01 a price that never changed is a line in the middle; without prices there is none', () => {
  expect(priceLine(['1.00', '1.00'], box)).toMatchObject({ line: 'M0 20L100 20', change_ppm: 0 })
  expect(priceLine(['1.00'], box)).toMatchObject({ line: 'M0 20L100 20' })
  expect(priceLine([], box)).toBeNull()
})
