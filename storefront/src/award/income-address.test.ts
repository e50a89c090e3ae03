import { expect, test } from 'vitest'
import { readIncome } from './income-address.ts'

test.each([
  ['2031-03-02', '2031-03-02'],
  ['2031-02-30', undefined],
  ['2031-13-01', undefined],
  ['02.03.2031', undefined],
  [undefined, undefined],
])('AST-13 of the address of the income details the day %s is read as %s', (day, read) => {
  expect(readIncome({ kind: 'mining', unit: 'USDA', day })).toEqual({
    kind: undefined,
    unit: 'USDA',
    day: read,
    coin: undefined,
    code: undefined,
  })
})

test.each([
  [
    { kind: 'coins', coin: 'AAA', code: '12' },
    { kind: 'coins', coin: 'AAA', code: 12 },
  ],
  [
    { kind: 'coins', coin: 'USDA', code: '3' },
    { kind: 'coins', coin: undefined, code: undefined },
  ],
])('AST-13 the address of the income of own coins %j is read', (raw, read) => {
  expect(readIncome(raw)).toMatchObject(read)
})
