import { expect, test } from 'vitest'
import { scaleOf } from './scale-of.ts'

test('AST-05 what the cap left of a line is shown, and a reduction by a mill is one', () => {
  expect(scaleOf('30.000', '30.000')).toBe(1_000_000)
  expect(scaleOf('30.000', '17.700')).toBe(590_000)
  expect(scaleOf('30.000', '29.999')).toBe(999_966)
  expect(scaleOf('0.001', '0.000')).toBe(0)
})
