import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cents } from '../cents.ts'
import { priceBasket } from '../price-basket.ts'
import { anyDiscountedFacts, anyLines, anyLongcoin } from '../test/any-basket.ts'
import { buildCoupon, buildFacts, buildLine, buildLongcoin } from '../test/build-basket.ts'
import type { FreightTemplate } from '../types.ts'
import { worthOfCoins } from './longcoin.ts'

const perUnit: FreightTemplate = {
  id: 5,
  kind: 'quantity',
  rows: [{ regions: [], first_units: 1, first_price: cents(800), additional_units: 1, additional_price: cents(200) }],
}
const sum = (amounts: readonly number[]) => amounts.reduce((added, amount) => added + amount, 0)

describe('longcoin', () => {
  test.each([
    ['as many as are wanted', { wanted: 300 }, 300, 300],
    ['half of the goods at most', {}, 2500, 2500],
    ['no more than there are', { balance: 120 }, 120, 120],
    ['none that are not worth a cent', { per_dollar: 1000, wanted: 1009 }, 1000, 100],
    ['none at all where none are wanted', { wanted: 0 }, 0, 0],
    ['the whole where the shop allows it', { max_permille: 1000 }, 5000, 5000],
    ['a coin worth more than the odd cents', { per_dollar: 7, max_permille: 333 }, 116, 1657],
  ])('WAL-07 it takes %s', (_, facts, spent, off) => {
    const basket = priceBasket([buildLine(1, { price: 5000 })], buildFacts({ longcoin: buildLongcoin(facts) }))
    expect([basket.longcoin.spent, basket.reduction_total]).toEqual([spent, off])
  })

  test('WAL-07 it counts the goods after the coupon, never freight', () => {
    const lines = [buildLine(1, { price: 5000, freight_template_id: 5 }), buildLine(2, { price: 3000, freight_template_id: 5 })]
    const facts = buildFacts({ coupon: buildCoupon(7, [0, 2000]), longcoin: buildLongcoin(), freight_templates: [perUnit] })
    const basket = priceBasket(lines, facts)
    expect(basket).toMatchObject({ longcoin: { spent: 3000, max: 3000 }, freight_total: 1000, total: 8000 - 2000 - 3000 + 1000 })
    expect(basket.lines.map(({ longcoin }) => longcoin)).toEqual([1875, 1125])
  })

  test.each([
    [{ balance: 0 }, 'longcoin_none'],
    [{ wanted: 0 }, 'longcoin_not_used'],
    [{ max_permille: 0 }, 'longcoin_nothing_to_offset'],
  ])('R-15 %j says %s', (facts, reason) => {
    const { trace } = priceBasket([buildLine(1)], buildFacts({ longcoin: buildLongcoin(facts) }))
    expect(trace.at(-1)).toMatchObject({ stage: 'longcoin', applied: false, saved: 0, reason })
  })

  test('WAL-07 of any basket: never above its share, the balance or what is wanted; coins of the lines are the coins spent', () => {
    fc.assert(
      fc.property(anyLines, anyDiscountedFacts, anyLongcoin, (lines, facts, longcoin) => {
        const without = priceBasket(lines, { ...facts, longcoin: null })
        const basket = priceBasket(lines, { ...facts, longcoin })
        const goods = without.total - without.freight_total
        const { spent, max, price } = basket.longcoin
        const offset = spent - price
        const off = without.total - basket.total
        expect(off).toBeLessThanOrEqual(Math.floor((goods * longcoin.max_permille) / 1000))
        expect(max).toBeLessThanOrEqual(longcoin.balance)
        expect(offset).toBeLessThanOrEqual(Math.min(longcoin.wanted, max))
        expect(worthOfCoins(offset, longcoin.per_dollar)).toBe(off)
        if (offset > 0) expect(worthOfCoins(offset - 1, longcoin.per_dollar)).toBeLessThan(off)
        expect(sum(basket.lines.map((line) => line.longcoin))).toBe(spent)
        expect(price).toBe(without.longcoin.spent)
        expect(basket.freight_total).toBe(without.freight_total)
      }),
      { numRuns: 500 },
    )
  })
})
