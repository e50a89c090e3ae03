import { expect, test } from 'vitest'
import { barHeights } from './bar-heights.ts'

test('AST-13 bars of the chart share its height above and below zero, and the smallest amount is seen', () => {
  expect(barHeights(['3.000', '0.000', '-1.000'], 'ACC', 100)).toEqual({ above: 75, bars: [75, 0, -25] })
  expect(barHeights(['0.000'], 'ACC', 100)).toEqual({ above: 100, bars: [0] })
  expect(barHeights(['1000.000', '0.001'], 'ACC', 100)).toEqual({ above: 100, bars: [100, 2] })
  expect(barHeights(['1000.000', '-0.001'], 'ACC', 100).bars[1]).toBe(-2)
  expect(barHeights(['-5'], 'LONGCOIN', 80)).toEqual({ above: 0, bars: [-80] })
})
