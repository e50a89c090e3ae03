import { expect, test } from 'vitest'
import { unitTexts } from './unit-texts.ts'

test.each([
  [{ acc: '1021.000', usds: '9.000', usda: '0.000', longcoin: '0' }, ['1,021.000 ACC', '9.000 USDS']],
  [{ acc: '5.813', usds: '3.750', usda: '2.500', longcoin: '0' }, ['5.813 ACC', '3.750 USDS', '2.500 USDA']],
  [{ acc: '0.000', usds: '0.000', usda: '0.000', longcoin: '30' }, ['30 LONGCOIN']],
  [{ acc: '0.000', usds: '0.000', usda: '0.001', longcoin: '0' }, ['0.001 USDA']],
])('AST-05 an award of %j is shown by unit', (award, texts) => {
  expect(unitTexts(award)).toEqual(texts)
})
