import { expect, test } from 'vitest'
import { splitOf } from './split-of.ts'

const plan = { split_threshold: '750.000', low_usds_ppm: 300_000, high_usds_ppm: 250_000, high_usda_ppm: 250_000 }

test.each([
  ['0.000', { acc_ppm: 700_000, usds_ppm: 300_000, usda_ppm: 0 }],
  ['749.999', { acc_ppm: 700_000, usds_ppm: 300_000, usda_ppm: 0 }],
  ['750.000', { acc_ppm: 500_000, usds_ppm: 250_000, usda_ppm: 250_000 }],
  ['1000.000', { acc_ppm: 500_000, usds_ppm: 250_000, usda_ppm: 250_000 }],
])('AST-05 a member with %s ACC is paid by the split %j', (acc, split) => {
  expect(splitOf(plan, acc)).toEqual(split)
})
