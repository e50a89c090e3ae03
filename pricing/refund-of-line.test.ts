import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cents } from './cents.ts'
import { priceBasket } from './price-basket.ts'
import { refundOfLine } from './refund-of-line.ts'
import { anyDiscountedFacts, anyLines } from './test/any-basket.ts'
import { buildFacts, buildLine, buildReduction } from './test/build-basket.ts'

const paid = (total: number, quantity: number) => ({ total: cents(total), quantity })

describe('refundOfLine', () => {
  test('ORD-03 the odd cents are refunded with the later units', () => {
    const line = paid(1000, 3)
    expect([0, 1, 2].map((refunded) => refundOfLine(line, refunded, 1))).toEqual([333, 333, 334])
    expect(refundOfLine(line, 1, 2)).toBe(667)
    expect(refundOfLine(line, 0, 3)).toBe(1000)
  })

  test.each([
    [0, 4],
    [1, 3],
    [3, 1],
    [0, 0],
    [0, -1],
    [-1, 1],
    [0, 0.5],
    [0.5, 1],
  ])('after %d pieces a refund of %d of three is refused', (refunded, quantity) => {
    expect(() => refundOfLine(paid(1000, 3), refunded, quantity)).toThrow(RangeError)
  })

  test('ORD-03 refunds of the whole quantity of all lines, in any split and order, equal what was paid for the goods', () => {
    fc.assert(
      fc.property(anyLines, anyDiscountedFacts, fc.infiniteStream(fc.nat()), (lines, facts, dice) => {
        const basket = priceBasket(lines, facts)
        const open = basket.lines.map((line) => ({ line, refunded: 0 }))
        let returned = 0
        while (open.length > 0) {
          const at = dice.next().value! % open.length
          const { line, refunded } = open[at]!
          const quantity = 1 + (dice.next().value! % (line.quantity - refunded))
          const refund = refundOfLine(line, refunded, quantity)
          expect(refund).toBeGreaterThanOrEqual(0)
          returned += refund
          open[at]!.refunded += quantity
          if (open[at]!.refunded === line.quantity) open.splice(at, 1)
        }
        expect(returned).toBe(basket.total - basket.freight_total)
      }),
    )
  })

  test('R-08 the refund of a line is its own share and moves no reduction onto the other lines', () => {
    const lines = [buildLine(1, { price: 5000 }), buildLine(2, { price: 3000 }), buildLine(3, { price: 2000 })]
    const basket = priceBasket(lines, buildFacts({ reductions: [buildReduction(12, [[10_000, 1000]])] }))
    const [first, second, third] = basket.lines
    expect(refundOfLine(second!, 0, 1)).toBe(2700)
    expect([first!.total, third!.total]).toEqual([4500, 1800])
    expect(basket.total - 2700).toBe(4500 + 1800)
  })
})
