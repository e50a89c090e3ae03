import fc from 'fast-check'
import { expect, test } from 'vitest'
import { costAtPrice, costOfUnits, unitsForCost, worthOfUnits } from './cost-of-units.ts'

test.each([
  [1n, 3, 100n, 1n],
  [10n, 3, 100n, 1n],
  [11n, 3, 100n, 2n],
  [1_000n, 3, 100n, 100n],
  [100_500n, 3, 125n, 12_563n],
  [1_250n, 2, 100n, 1_250n],
])('WAL-05 %i parts of a unit with %i decimals at %i cents cost %i cents', (amount, decimals, price, cost) => {
  expect(costOfUnits(amount, decimals, price)).toBe(cost)
})

test.each([
  [1_000n, 3, 1_000_000n, 100n],
  [1_000n, 3, 1_234_500n, 124n],
  [100_501n, 3, 1_250_000n, 12_563n],
  [1n, 3, 1n, 1n],
  [1_250n, 2, 1_000_000n, 1_250n],
])('AST-15 WAL-05 %i parts of a unit with %i decimals at %i millionths cost %i cents', (amount, decimals, micros, cost) => {
  expect(costAtPrice(amount, decimals, micros)).toBe(cost)
})

test('R-07 a cost is never below the exact one, and less than a cent above it', () => {
  const parts = fc.bigInt({ min: 1n, max: 10n ** 15n })
  fc.assert(
    fc.property(parts, fc.bigInt({ min: 1n, max: 10n ** 9n }), (amount, price) => {
      const cost = costOfUnits(amount, 3, price)
      return cost * 1000n >= amount * price && (cost - 1n) * 1000n < amount * price
    }),
  )
})

test.each([
  [125n, 3, 100n, 1_250n],
  [1_000n, 3, 713n, 1_403n],
  [1n, 3, 713n, 2n],
  [5n, 3, 1_600_000n, 1n],
  [0n, 3, 713n, 0n],
])('ORD-07 %i cents take, in a unit with %i decimals that is worth %i cents, %i parts', (cents, decimals, price, parts) => {
  expect(unitsForCost(cents, decimals, price)).toBe(parts)
})

test('R-07 ORD-07 coins are never worth less than what they pay, one part fewer would be, and they are enough exactly when their worth is', () => {
  const amounts = fc.bigInt({ min: 1n, max: 10n ** 12n })
  fc.assert(
    fc.property(amounts, amounts, fc.bigInt({ min: 1n, max: 10n ** 9n }), (cents, balance, price) => {
      const parts = unitsForCost(cents, 3, price)
      expect(worthOfUnits(parts, 3, price) >= cents && worthOfUnits(parts - 1n, 3, price) < cents).toBe(true)
      expect(worthOfUnits(balance, 3, price) >= cents).toBe(balance >= parts)
    }),
  )
})
