import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { apportion } from './apportion.ts'
import { centsOf } from './cents-of.ts'
import { cents, centsLimit } from './cents.ts'
import { decimalOf } from './decimal-of.ts'
import { mulDiv } from './mul-div.ts'

const anyAmount = fc.oneof(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 0, max: centsLimit - 1 })).map(cents)

describe('cents', () => {
  test.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, centsLimit, 2 ** 53])('R-07 %s is refused', (value) => {
    expect(() => cents(value)).toThrow(RangeError)
  })

  test('R-07 whole amounts up to the bound are taken as they are', () => {
    expect([0, 1, centsLimit - 1].map(cents)).toEqual([0, 1, 999_999_999_999])
    expect(Object.is(cents(-0), 0)).toBe(true)
  })
})

describe('decimal text', () => {
  test.each([
    ['0', 0],
    ['12', 1200],
    ['12.5', 1250],
    ['12.50', 1250],
    ['0.01', 1],
    ['9999999999.99', 999_999_999_999],
  ])('%s is %i cents', (text, amount) => {
    expect(centsOf(text)).toBe(amount)
  })

  test.each(['', '.5', '5.', '-1', '+1', '1.234', '1e3', '1,000', ' 1', '١', '10000000000.00', '9999999999999'])(
    '"%s" is refused',
    (text) => {
      expect(() => centsOf(text)).toThrow(RangeError)
    },
  )

  test('R-07 an amount survives the way to text and back', () => {
    fc.assert(fc.property(anyAmount, (amount) => centsOf(decimalOf(amount)) === amount))
  })

  test('a decimal always has both decimals', () => {
    expect([0, 5, 50, 1250, 120_000].map((value) => decimalOf(cents(value)))).toEqual(['0.00', '0.05', '0.50', '12.50', '1200.00'])
  })
})

describe('mulDiv', () => {
  test.each([
    [1999, 980, 1000, 1959],
    [25, 980, 1000, 25],
    [75, 980, 1000, 74],
    [1, 1, 2, 1],
    [1, 1, 3, 0],
    [0, 7, 3, 0],
  ])('R-07 %i × %i ÷ %i rounds half up to %i', (value, factor, divisor, result) => {
    expect(mulDiv(value, factor, divisor)).toBe(result)
  })

  test('R-07 it is exact at any size, whether or not the product is a safe number', () => {
    const anyWhole = fc.oneof(fc.integer({ min: 0, max: 10_000 }), fc.maxSafeNat())
    fc.assert(
      fc.property(anyWhole, anyWhole, fc.maxSafeNat(), fc.constantFrom('down' as const, 'half_up' as const), (a, b, c, rounding) => {
        const divisor = BigInt(c) + 1n
        const exact = (BigInt(a) * BigInt(b) * 2n + (rounding === 'half_up' ? divisor : 0n)) / (divisor * 2n)
        fc.pre(exact <= BigInt(Number.MAX_SAFE_INTEGER) && divisor <= BigInt(Number.MAX_SAFE_INTEGER))
        expect(mulDiv(a, b, Number(divisor), rounding)).toBe(Number(exact))
      }),
      { numRuns: 500 },
    )
  })

  test.each([
    [-1, 1, 1],
    [1, 1.5, 1],
    [1, 1, 0],
    [2 ** 53, 1, 1],
    [2 ** 52, 4, 1],
  ])('R-07 %d × %d ÷ %d is refused', (value, factor, divisor) => {
    expect(() => mulDiv(value, factor, divisor)).toThrow(RangeError)
  })
})

describe('apportion', () => {
  test.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [10, [0, 5, 0], [0, 10, 0]],
    [5, [999, 1], [5, 0]],
    [3, [5, 5, 5, 5], [1, 1, 1, 0]],
    [1000, [333, 333, 334], [333, 333, 334]],
    [0, [0, 0], [0, 0]],
    [0, [], []],
  ])('R-07 %i over %j is %j', (total, weights, parts) => {
    expect(apportion(cents(total), weights)).toEqual(parts)
  })

  test('R-07 nothing to apportion over is refused', () => {
    expect(() => apportion(cents(1), [0, 0])).toThrow(RangeError)
    expect(() => apportion(cents(1), [])).toThrow(RangeError)
  })

  test('R-07 parts equal the whole, each is its exact share rounded down or up, and no larger remainder goes without', () => {
    const anyWeights = fc
      .array(fc.oneof(fc.constant(0), anyAmount), { minLength: 1, maxLength: 20 })
      .filter((weights) => weights.some((weight) => weight > 0))
    fc.assert(
      fc.property(anyAmount, anyWeights, (total, weights) => {
        const parts = apportion(total, weights)
        const sum = weights.reduce((added, weight) => added + BigInt(weight), 0n)
        expect(parts.reduce((added, part) => added + BigInt(part), 0n)).toBe(BigInt(total))
        const products = weights.map((weight) => BigInt(total) * BigInt(weight))
        const roundedUp = parts.map((part, index) => BigInt(part) - products[index]! / sum)
        for (const up of roundedUp) expect([0n, 1n]).toContain(up)
        const remainders = products.map((product) => product % sum)
        const given = remainders.filter((_, index) => roundedUp[index] === 1n)
        const denied = remainders.filter((_, index) => roundedUp[index] === 0n)
        expect(given.every((remainder) => denied.every((other) => remainder >= other))).toBe(true)
      }),
      { numRuns: 500 },
    )
  })

  test('R-09 no part is above its weight while the total is not above their sum', () => {
    const anySplit = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 12 }).chain((weights) => {
      const sum = weights.reduce((added, weight) => added + weight, 0)
      return fc.tuple(fc.constant(weights), fc.integer({ min: 0, max: sum }))
    })
    fc.assert(fc.property(anySplit, ([weights, total]) => apportion(cents(total), weights).every((part, index) => part <= weights[index]!)))
  })
})
