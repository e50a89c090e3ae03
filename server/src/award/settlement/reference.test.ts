import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { AwardRate } from '@longmall/contract/award-shapes.ts'
import { apportion, linesOf, split, type Sale } from '../test/reference-lines.ts'

const mills = fc.bigInt({ min: 1n, max: 10_000_000n })

test('R-07 AST-05 shares of a pool sum to the pool, and differ from the exact part by less than one mill', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 10n ** 12n }),
      fc.array(fc.bigInt({ min: 1n, max: 50n }), { minLength: 1, maxLength: 20 }),
      (pool, weights) => {
        const all = weights.reduce((a, b) => a + b, 0n)
        const shares = apportion(pool, weights)
        expect(shares.reduce((a, b) => a + b, 0n)).toBe(pool)
        shares.forEach((share, at) => expect(share * all - pool * weights[at]! < all && pool * weights[at]! - share * all < all).toBe(true))
      },
    ),
  )
})

test('AST-05 no day pays more than the cap of its sales, whatever was matched, and no sale’s referral awards more than its own', () => {
  const rates: AwardRate[] = [
    { kind: 'referral', generation: 1, rate_ppm: 100_000 },
    { kind: 'referral', generation: 2, rate_ppm: 50_000 },
    { kind: 'matching', generation: 0, rate_ppm: 80_000 },
    { kind: 'management', generation: 1, rate_ppm: 50_000 },
    { kind: 'global', generation: 0, rate_ppm: 20_000 },
  ]
  const plan = { cap_ppm: 450_000, global_weights: [1, 2, 3, 4], rates }
  const grades = new Map([1, 2, 3, 4, 5, 6].map((id) => [id, id + 3]))
  fc.assert(
    fc.property(fc.array(mills, { minLength: 1, maxLength: 12 }), fc.array(mills, { maxLength: 6 }), (amounts, volumes) => {
      const sales = amounts.map((amount, n): Sale => ({
        event_id: n + 1,
        kind: 'start_up',
        amount,
        profit: 0n,
        plan,
        upline: [1 + (n % 6), 1 + ((n + 1) % 6)],
      }))
      const matched = volumes.map((volume, n) => ({ node_id: n + 2, owner_id: 1 + (n % 6), is_clone: n % 3 === 0, matched: volume }))
      const { lines } = linesOf({ plan, sales, refunds: 0n, matched, grades, forfeited: new Set(), upline: () => [6, 5] })
      const caps = sales.map(({ amount }) => (amount * 450_000n) / 1_000_000n)
      const paid = (of: typeof lines) => of.reduce((sum, line) => sum + line.paid, 0n)
      expect(paid(lines) <= caps.reduce((a, b) => a + b, 0n)).toBe(true)
      for (const sale of sales)
        expect(paid(lines.filter(({ event_id }) => event_id === sale.event_id)) <= caps[sale.event_id - 1]!).toBe(true)
      for (const line of lines) expect(line.paid <= line.gross).toBe(true)
    }),
  )
})

const plan = { split_threshold: 750_000n, low_usds_ppm: 300_000, high_usds_ppm: 250_000, high_usda_ppm: 250_000 }
test.each([
  ['referral', 30_000n, 0n, 1_000_000n, { acc: 21_000n, usds: 9_000n, usda: 0n, longcoin: 0n }],
  ['referral', 30_000n, 749_999n, 1_000_000n, { acc: 21_000n, usds: 9_000n, usda: 0n, longcoin: 0n }],
  ['referral', 30_000n, 750_000n, 1_000_000n, { acc: 15_000n, usds: 7_500n, usda: 7_500n, longcoin: 0n }],
  // What floors leave of USDS and USDA is in the ACC part; ACC itself is floored at the day's price.
  ['matching', 3n, 750_000n, 1_000_000n, { acc: 3n, usds: 0n, usda: 0n, longcoin: 0n }],
  ['matching', 1_001n, 0n, 2_500_000n, { acc: 280n, usds: 300n, usda: 0n, longcoin: 0n }],
  ['sharing', 1_969n, 900_000n, 1_000_000n, { acc: 0n, usds: 0n, usda: 0n, longcoin: 196n }],
] as const)('AST-05 %s of %s mills with %s ACC at %s', (kind, amount, accBefore, micros, expected) => {
  expect(split(kind, amount, accBefore, micros, plan)).toEqual(expected)
})
