import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { coinsToClawBack, isGivenOn, dayInRound, timesFor } from './rules.ts'

describe('how often', () => {
  test.each([
    [0n, false, 0n, 0],
    [0n, false, 1n, 1],
    [1000n, false, 999n, 0],
    [1000n, false, 1000n, 1],
    [1000n, false, 9999n, 1],
    [1000n, true, 999n, 0],
    [1000n, true, 2999n, 2],
    [1000n, true, 3000n, 3],
    [1000n, true, -5n, 0],
  ])('PRM-15 a rule from %s (each: %s) gives for %s cents %i times', (threshold, is_each, amount, times) => {
    expect(timesFor({ threshold, is_each }, amount)).toBe(times)
  })
})

describe('what goes back', () => {
  test('R-11 the coins of an order are those of what stands, however it is refunded, and never more than were given', () => {
    const part = fc.bigInt({ min: 1n, max: 5000n })
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 2000n }),
        fc.boolean(),
        fc.integer({ min: 1, max: 50 }),
        fc.array(part, { maxLength: 8 }),
        (threshold, is_each, coins, parts) => {
          const total = 10_000n
          const times = timesFor({ threshold, is_each }, total)
          const earned = { threshold, is_each, times, longcoin: coins * times, clawed_back: 0 }
          let standing = total
          for (const one of parts) {
            standing = standing > one ? standing - one : 0n
            earned.clawed_back += coinsToClawBack(earned, standing)
            expect(earned.longcoin - earned.clawed_back).toBe(coins * timesFor({ threshold, is_each }, standing))
            expect(coinsToClawBack(earned, standing)).toBe(0)
          }
        },
      ),
    )
  })

  test('R-11 where there was less left to give, only what was given goes back', () => {
    const earned = { threshold: 1000n, is_each: true, times: 2, longcoin: 20, clawed_back: 0 }
    expect([5000n, 2000n, 1999n, 0n].map((standing) => coinsToClawBack(earned, standing))).toEqual([0, 0, 10, 20])
  })
})

describe('the round of sign-in', () => {
  test.each([
    [1, 1],
    [7, 7],
    [8, 1],
    [14, 7],
    [15, 1],
  ])('PRM-15 day %i without a gap is day %i of the round', (streak, place) => {
    expect(dayInRound(streak, 7)).toBe(place)
  })
  test.each([
    [3, 3, true],
    [3, 10, true],
    [3, 4, false],
    [30, 30, true],
    [30, 60, false],
    [8, 1, false],
    [8, 8, true],
  ])('PRM-15 a rule of day %i on day %i: %s', (day_number, streak, expected) => {
    expect(isGivenOn(day_number, streak, 7)).toBe(expected)
  })
})
