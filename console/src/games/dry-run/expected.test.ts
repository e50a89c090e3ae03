import fc from 'fast-check'
import { expect, test } from 'vitest'
import { expectedOf, type DryRunPrize } from './expected.ts'

const prize = (kind: string, weight: number, value = 0, left: number | null = null): DryRunPrize => ({
  kind,
  weight,
  left,
  value: BigInt(value),
})
const none = { cost: 0n, max: 0n }

test('CON-04 PRM-14 a hundred draws of a game without ends cost what its odds give', () => {
  const { prizes, sums } = expectedOf([prize('longcoin', 30, 50), prize('red_packet', 10, 250), prize('nothing', 60)], 100n)
  expect(prizes).toEqual([
    { hundredths: 3000n, cost: 1500n, max: 5000n, exhausted_after: null },
    { hundredths: 1000n, cost: 2500n, max: 25_000n, exhausted_after: null },
    { hundredths: 6000n, cost: 0n, max: 0n, exhausted_after: null },
  ])
  expect(sums).toEqual({ longcoin: { cost: 1500n, max: 5000n }, red_packet: { cost: 2500n, max: 25_000n }, goods: none })
})

test('CON-04 PRM-14 of what has an end no more is given than there is, and “nothing” gets the rest', () => {
  const { prizes, sums } = expectedOf([prize('goods', 1, 10_000, 2), prize('goods', 1, 500), prize('nothing', 2)], 100n)
  expect(prizes).toEqual([
    { hundredths: 200n, cost: 20_000n, max: 20_000n, exhausted_after: 8n },
    { hundredths: 2500n, cost: 12_500n, max: 50_000n, exhausted_after: null },
    { hundredths: 7300n, cost: 0n, max: 0n, exhausted_after: null },
  ])
  // Two of the expensive ones, 98 of the others.
  expect(sums.goods).toEqual({ cost: 32_500n, max: 20_000n + 49_000n })
})

test.each([
  [1n, 1, 3, 1, 33n, 0n],
  [1n, 1, 3, 2, 33n, 1n],
  [2n, 1, 3, 1, 67n, 1n],
  [1n, 1, 2, 1, 50n, 1n],
  [7n, 1, 1_000_000, 100, 0n, 0n],
])(
  'R-07 %i draws of weight %i in %i at %i each are %i hundredths and cost %i, rounded once',
  (draws, weight, total, value, hundredths, cost) => {
    const [first] = expectedOf([prize('longcoin', weight, value), prize('nothing', total - weight)], draws).prizes
    expect([first!.hundredths, first!.cost]).toEqual([hundredths, cost])
  },
)

const anyPrize = fc.record({
  kind: fc.constantFrom('longcoin', 'red_packet', 'goods', 'coupon'),
  weight: fc.integer({ min: 1, max: 1_000_000 }),
  left: fc.option(fc.integer({ min: 0, max: 5000 })),
  value: fc.bigInt({ min: 0n, max: 10n ** 12n }),
})

test('PRM-14 R-07 whatever the prizes: every draw gives one thing, nothing costs more than at the most, and sums are those of the prizes', () => {
  fc.assert(
    fc.property(
      fc.array(anyPrize, { maxLength: 11 }),
      fc.integer({ min: 1, max: 1_000_000 }),
      fc.bigInt({ min: 1n, max: 10n ** 7n }),
      (list, weight, draws) => {
        const all = [...list, prize('nothing', weight)]
        const { prizes, sums } = expectedOf(all, draws)
        const total = prizes.reduce((sum, one) => sum + one.hundredths, 0n)
        // Each is rounded by at most half a hundredth.
        const apart = total > 100n * draws ? total - 100n * draws : 100n * draws - total
        expect(apart <= BigInt(all.length)).toBe(true)
        for (const one of prizes) expect(one.cost <= one.max).toBe(true)
        for (const kind of ['longcoin', 'red_packet', 'goods'] as const) {
          const own = prizes.filter((_, n) => all[n]!.kind === kind)
          const parts = own.reduce((sum, one) => sum + one.cost, 0n)
          const off = parts > sums[kind].cost ? parts - sums[kind].cost : sums[kind].cost - parts
          expect(off <= BigInt(own.length + 1)).toBe(true)
          expect(sums[kind].cost <= sums[kind].max).toBe(true)
        }
      },
    ),
  )
})
