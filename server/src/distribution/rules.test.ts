import fc from 'fast-check'
import { expect, test } from 'vitest'
import { goodsAwards, highestRates, isWithinMargin, newPromoteCode, percentText, promiseOf, sumOfRates, whole } from './rules.ts'

const ppm = fc.integer({ min: 0, max: whole })
const rate = fc.integer({ min: 0, max: 150_000 })
const rates = fc.record({ first: rate, second: rate, third: rate })
const awards = fc.record({ mall: rate, sharing: rate })

test('DST-03 what goods within their margin promise is paid out of it, whoever the three generations are and whatever is bought', () => {
  const sale = fc.record({
    price: fc.integer({ min: 1, max: 10 ** 9 }),
    cost_share: ppm,
    levels: fc.array(rates, { minLength: 1, maxLength: 6 }),
  })
  fc.assert(
    fc.property(
      sale,
      awards,
      ppm,
      fc.array(fc.nat(), { minLength: 3, maxLength: 3 }),
      ({ price, cost_share, levels }, due, margin_ppm, picks) => {
        const cost = Math.floor((price * cost_share) / whole)
        const profit_ppm = Math.ceil(((price - cost) * whole) / price)
        const promise = promiseOf({ commission: highestRates(levels), profit_ppm, margin_ppm }, due)
        fc.pre(isWithinMargin(promise) && promise.commission_ppm > 0)
        const [a, b, c] = picks.map((pick) => levels[pick % levels.length]!)
        const commission = [a!.first, b!.second, c!.third].reduce((sum, rate) => sum + BigInt(price) * BigInt(rate), 0n)
        const mall = BigInt(price - cost) * BigInt(due.mall)
        const sharing = BigInt(price) * BigInt(due.sharing)
        expect(commission + mall + sharing <= BigInt(price) * BigInt(margin_ppm)).toBe(true)
      },
    ),
    { numRuns: 2000 },
  )
})

test('DST-03 what is refused would exceed the margin, and not by rounding alone', () => {
  fc.assert(
    fc.property(rates, ppm, ppm, awards, (commission, profit_ppm, margin_ppm, due) => {
      const promise = promiseOf({ commission, profit_ppm, margin_ppm }, due)
      expect(promise.total_ppm).toBe(promise.commission_ppm + promise.mall_ppm + promise.sharing_ppm)
      fc.pre(!isWithinMargin(promise))
      const exact = BigInt(sumOfRates(commission) + due.sharing - margin_ppm) * BigInt(whole) + BigInt(due.mall) * BigInt(profit_ppm)
      expect(exact > 0n).toBe(true)
    }),
  )
})

test.each([
  // First, second, third; profit and margin of the goods; mall and sharing: promised, and allowed.
  [[50_000, 20_000, 10_000], 0, 300_000, [30_000, 10_000], 90_000, true],
  [[50_000, 20_000, 10_000], 400_000, 102_000, [30_000, 10_000], 102_000, true],
  [[50_000, 20_000, 10_000], 400_000, 101_999, [30_000, 10_000], 102_000, false],
  [[0, 0, 0], 1_000_000, 0, [30_000, 10_000], 40_000, true],
  [[50_000, 0, 0], 1, 50_001, [1, 0], 50_001, true],
  [[600_000, 600_000, 600_000], 0, 1_000_000, [0, 0], 1_800_000, false],
  [[1_000_000, 1_000_000, 1_000_000], 1_000_000, 1_000_000, [1_000_000, 0], 3_000_000, false],
] as const)(
  'DST-03 rates %s with a profit of %s in a margin of %s beside awards of %s promise %s',
  (own, profit_ppm, margin_ppm, due, total, isWithin) => {
    const [first, second, third] = own
    const promise = promiseOf({ commission: { first, second, third }, profit_ppm, margin_ppm }, { mall: due[0], sharing: due[1] })
    expect([promise.total_ppm, isWithinMargin(promise)]).toEqual([total, isWithin])
  },
)

test('DST-03 of the plan of awards, goods owe the generations of mall and sharing awards, and no other', () => {
  const plan = [
    { kind: 'mall', generation: 1, rate_ppm: 20_000 },
    { kind: 'mall', generation: 6, rate_ppm: 5_000 },
    { kind: 'sharing', generation: 1, rate_ppm: 10_000 },
    { kind: 'referral', generation: 1, rate_ppm: 100_000 },
  ] as const
  expect(goodsAwards(plan)).toEqual({ mall: 25_000, sharing: 10_000 })
  expect(percentText(102_500)).toBe('10.25%')
})

test('DST-01 a code has eight letters and digits, none of which is mistaken for another', () => {
  const codes = Array.from({ length: 1000 }, newPromoteCode)
  expect(codes.filter((code) => !/^[A-HJ-NP-Z2-9]{8}$/.test(code))).toEqual([])
  expect(new Set(codes).size).toBe(1000)
})
