import type { AwardRate, RatedKind } from '@longmall/contract/award-shapes.ts'
import { expect, test } from 'vitest'
import { groupRates } from './group-rates.ts'

const rates = (kind: RatedKind, ...list: number[]): AwardRate[] =>
  list.map((rate_ppm, index) => ({ kind, generation: index + 1, rate_ppm }))

test.each([
  [
    'generations with the same rate stand together',
    [100_000, 50_000, 30_000, 10_000, 10_000, 10_000],
    [
      [1, 1, 100_000],
      [2, 2, 50_000],
      [3, 3, 30_000],
      [4, 6, 10_000],
    ],
  ],
  [
    'an unpaid generation parts them and is not named',
    [10_000, 0, 10_000],
    [
      [1, 1, 10_000],
      [3, 3, 10_000],
    ],
  ],
  ['nothing is paid', [], []],
])('AST-05 AST-02 %s', (_, list, groups) => {
  expect(groupRates(rates('referral', ...list), 'referral')).toEqual(groups.map(([first, last, rate_ppm]) => ({ first, last, rate_ppm })))
})

test('AST-05 AST-02 an award without generations has one rate', () => {
  expect(groupRates([{ kind: 'matching', generation: 0, rate_ppm: 25_000 }], 'matching')).toEqual([{ first: 0, last: 0, rate_ppm: 25_000 }])
})
