import fc from 'fast-check'
import { expect, test } from 'vitest'
import { oddsOf } from './odds.ts'

const prize = fc.record({ weight: fc.integer({ min: 1, max: 1_000_000 }), gone: fc.boolean() })
test('PRM-14 add up to 100 %, what is gone has none, and only its share moves to nothing', () => {
  fc.assert(
    fc.property(fc.array(prize, { maxLength: 11 }), fc.integer({ min: 1, max: 1_000_000 }), (list, weight) => {
      const prizes = [
        ...list.map((one) => ({ kind: 'longcoin' as const, weight: one.weight, is_exhausted: one.gone })),
        { kind: 'nothing' as const, weight, is_exhausted: false },
      ]
      const odds = oddsOf(prizes)
      expect(odds.reduce((sum, one) => sum + one, 0)).toBe(1_000_000)
      const total = prizes.reduce((sum, one) => sum + one.weight, 0)
      for (const [n, one] of list.entries()) {
        if (one.gone) expect(odds[n]).toBe(0)
        else expect(Math.abs(odds[n]! - (one.weight * 1_000_000) / total)).toBeLessThanOrEqual(1)
      }
    }),
  )
})

test.each([
  [
    ['longcoin', 30, false, 'red_packet', 10, false, 'nothing', 60, false],
    [300_000, 100_000, 600_000],
  ],
  [
    ['longcoin', 30, true, 'red_packet', 10, false, 'nothing', 60, false],
    [0, 100_000, 900_000],
  ],
  [
    ['longcoin', 1, false, 'nothing', 1, false, 'nothing', 1, false],
    [333_334, 333_333, 333_333],
  ],
  [
    ['goods', 1, true, 'nothing', 1, false, 'nothing', 1, false],
    [0, 666_667, 333_333],
  ],
  [
    ['goods', 1, false, 'nothing', 1_000_000, false],
    [1, 999_999],
  ],
])('PRM-14 prizes %o have the odds %o', (flat, expected) => {
  const prizes = Array.from({ length: flat.length / 3 }, (_, n) => ({
    kind: String(flat[n * 3]),
    weight: Number(flat[n * 3 + 1]),
    is_exhausted: Boolean(flat[n * 3 + 2]),
  }))
  expect(oddsOf(prizes)).toEqual(expected)
})
