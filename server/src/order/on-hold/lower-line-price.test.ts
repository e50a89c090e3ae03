import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lowerLinePrice, type OrderLinePrice } from './lower-line-price.ts'

const line = (quantity: number, unit_price: number, reductions: OrderLinePrice['reductions'] = [], longcoin = 0): OrderLinePrice => {
  const goods_total = BigInt(quantity * unit_price)
  const total = reductions.reduce((left, { amount }) => left - BigInt(amount), goods_total)
  return { quantity, unit_price: BigInt(unit_price), goods_total, reductions, total, longcoin }
}

describe('R-16 a line at the price of another group', () => {
  test.each<[string, OrderLinePrice, bigint, OrderLinePrice]>([
    ['costs what its pieces cost there', line(2, 1200), 1000n, line(2, 1000)],
    ['never costs more than was agreed', line(1, 1000), 1200n, line(1, 1000)],
    [
      'keeps what its coupon took off (R-10)',
      line(1, 1200, [{ source: 'coupon:7', amount: 200 }]),
      1000n,
      line(1, 1000, [{ source: 'coupon:7', amount: 200 }]),
    ],
    [
      'gives coins back that there is no price left for, after the money (R-11)',
      line(
        1,
        1200,
        [
          { source: 'coupon:7', amount: 200 },
          { source: 'longcoin', amount: 500 },
        ],
        500,
      ),
      400n,
      line(
        1,
        400,
        [
          { source: 'coupon:7', amount: 200 },
          { source: 'longcoin', amount: 200 },
        ],
        200,
      ),
    ],
    [
      'never costs less than nothing (R-09)',
      line(1, 1200, [{ source: 'coupon:7', amount: 600 }]),
      500n,
      line(1, 500, [{ source: 'coupon:7', amount: 500 }]),
    ],
  ])('%s', (_, before, unit_price, after) => {
    expect(lowerLinePrice(before, unit_price)).toEqual(after)
  })

  test('R-07 of any line the parts are the whole, and nothing rises', () => {
    const any = fc.record({
      quantity: fc.integer({ min: 1, max: 9 }),
      unit_price: fc.integer({ min: 0, max: 100_000 }),
      lower: fc.integer({ min: 0, max: 100_000 }),
      cuts: fc.tuple(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 0, max: 500 })),
      longcoin: fc.integer({ min: 0, max: 10 ** 7 }),
    })
    fc.assert(
      fc.property(any, ({ quantity, unit_price, lower, cuts: [coupon, coins], longcoin }) => {
        const permilleOf = (permille: number) => Math.floor((quantity * unit_price * permille) / 1000)
        const before = line(
          quantity,
          unit_price,
          [
            { source: 'coupon:1', amount: permilleOf(coupon) },
            { source: 'longcoin', amount: permilleOf(coins) },
          ].filter(({ amount }) => amount > 0),
          permilleOf(coins) > 0 ? longcoin : 0,
        )
        const after = lowerLinePrice(before, BigInt(lower))
        expect(after.reductions.reduce((left, { amount }) => left - BigInt(amount), after.goods_total)).toBe(after.total)
        expect(after.goods_total).toBe(after.unit_price * BigInt(quantity))
        expect(after.total >= 0n && after.total <= before.total && after.longcoin <= before.longcoin).toBe(true)
      }),
    )
  })
})
