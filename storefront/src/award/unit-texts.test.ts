import { expect, test } from 'vitest'
import { toMoney, unitTexts } from './unit-texts.ts'

test.each([
  [{ acc: '1021.000', usds: '9.000', usda: '0.000', longcoin: '0' }, ['1,021.000 ACC', '9.000 USDS']],
  [{ acc: '0.000', usds: '0.000', usda: '0.000', longcoin: '30' }, ['30 LONGCOIN']],
  [{ acc: '0.000', usds: '0.000', usda: '0.001', longcoin: '0' }, ['0.001 USDA']],
])('AST-05 an award of %j is shown by unit', (award, texts) => {
  expect(unitTexts(award)).toEqual(texts)
})

test('AST-05 the worth of awards is shown in money, rounded down', () => {
  expect(['0.000', '30.009', '1234.990'].map(toMoney)).toEqual(['0.00', '30.00', '1234.99'])
})
