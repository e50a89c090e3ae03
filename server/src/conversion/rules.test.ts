import fc from 'fast-check'
import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { convert, feeOf, newConversionNo, otherUnit, rateOf } from './rules.ts'
import { readQuote, signQuote, type Quoted } from './sign-quote.ts'

const one = 1_000_000n

test.each([
  // Given and fee in thousandths of a coin, fee in millionths.
  [100_000n, 1000, 100n],
  [1_000n, 1000, 1n],
  [1_001n, 1000, 2n],
  [999n, 1000, 1n],
  [1n, 1000, 1n],
  [1n, 1, 1n],
  [100_000n, 0, 0n],
  [10n ** 18n, 1000, 10n ** 15n],
])('AST-09 R-07 of %s the fee at %s millionths is %s', (given, ppm, fee) => expect(feeOf(given, ppm)).toBe(fee))

test.each([
  // Given, price from, price to: what is received, and the rate.
  [100_000n, one, one, 99_900n, '1'],
  [100_000n, one, 2n * one, 49_950n, '0.5'],
  [100_000n, 2n * one, one, 199_800n, '2'],
  [100_000n, one, 3n * one, 33_300n, '0.333333333'],
  [100_000n, 1_234_500n, one, 123_326n, '1.2345'],
  [1n, one, one, 0n, '1'],
  [2n, one, one, 1n, '1'],
  [2n, one, 2n * one, 0n, '0.5'],
  [1_000_000n, 1n, 999_999n * one, 0n, '0'],
])('AST-09 R-07 %s at prices %s and %s becomes %s', (given, micros_from, micros_to, received, rate) => {
  const terms = { fee_ppm: 1000, micros_from, micros_to }
  expect(convert(given, terms).received).toBe(received)
  expect(rateOf(terms)).toBe(rate)
})

test('AST-09 R-07 no conversion makes value: not one, and not there and back again', () => {
  const price = fc.bigInt({ min: 1n, max: 999_999_999_999n })
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 10n ** 16n }), price, price, fc.integer({ min: 1, max: 500_000 }), (given, a, b, fee_ppm) => {
      const { fee, received } = convert(given, { fee_ppm, micros_from: a, micros_to: b })
      expect(fee).toBeGreaterThanOrEqual(1n)
      expect(fee).toBeLessThanOrEqual(given)
      expect(received * b).toBeLessThanOrEqual((given - fee) * a)
      // The largest amount for which that holds: less than one smallest unit is lost to rounding.
      expect((received + 1n) * b).toBeGreaterThan((given - fee) * a)
      const back = received > 0n ? convert(received, { fee_ppm, micros_from: b, micros_to: a }).received : 0n
      expect(back).toBeLessThan(given)
    }),
  )
})

test('AST-09 each coin is converted into the other; numbers are C, date and twelve digits', () => {
  expect([otherUnit('ACC'), otherUnit('AAA')]).toEqual(['AAA', 'ACC'])
  expect(newConversionNo('2026-11-27')).toMatch(/^C20261127\d{12}$/)
})

describe('a quote', () => {
  const key = randomBytes(32)
  const quoted: Quoted = {
    unit_from: 'AAA',
    given: 12_345n,
    fee_ppm: 1000,
    micros_from: 1_200_000n,
    micros_to: 900_000n,
    expires_at: '2026-11-27T10:00:00.000Z',
  }
  const text = signQuote(key, 7, quoted)

  test('AST-09 says the same when it is read again by its member', () => expect(readQuote(key, 7, text)).toEqual(quoted))

  test('AST-09 is nothing to another member, under another key, or with anything changed', () => {
    const [unit, given, ppm, from, to, until, signature] = text.split('.')
    const changed = [
      ['ACC', given, ppm, from, to, until, signature],
      [unit, '99999', ppm, from, to, until, signature],
      [unit, given, '0', from, to, until, signature],
      [unit, given, ppm, '9999999', to, until, signature],
      [unit, given, ppm, from, '1', until, signature],
      [unit, given, ppm, from, to, '9999999999999', signature],
      [unit, given, ppm, from, to, until, signature!.slice(1)],
      [unit, given, ppm, from, to, until],
      [signature],
      [],
    ].map((parts) => parts.join('.'))
    expect([readQuote(key, 8, text), readQuote(randomBytes(32), 7, text)]).toEqual([null, null])
    expect(changed.map((one) => readQuote(key, 7, one))).toEqual(changed.map(() => null))
  })
})
