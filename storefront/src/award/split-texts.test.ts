import { expect, test } from 'vitest'
import { splitTexts } from './split-texts.ts'

const plan = { split_threshold: '750.000', low_usds_ppm: 300_000, high_usds_ppm: 250_000, high_usda_ppm: 250_000 }
const percent = (ppm: number) => `${ppm / 10_000}%`

test.each([
  ['749.999', ['70% ACC', '30% USDS']],
  ['750.000', ['50% ACC', '25% USDS', '25% USDA']],
])('AST-05 a member with %s ACC is paid %j', (acc, texts) => {
  expect(splitTexts(plan, acc, percent)).toEqual(texts)
})
