import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cents } from '../../cents.ts'
import { priceBasket } from '../../price-basket.ts'
import { anyCombos, anyFacts, anyLines } from '../../test/any-basket.ts'
import { buildFacts, buildLine } from '../../test/build-basket.ts'
import type { BasketLine, Combo } from '../../types.ts'

const set = (promotion_id: number, price: number, parts: Record<number, number>, remaining: number | null = null): Combo => ({
  promotion_id,
  price: cents(price),
  parts: Object.entries(parts).map(([sku_id, quantity]) => ({ sku_id: Number(sku_id), quantity })),
  remaining,
})
const reasonOf = (lines: BasketLine[], combos: Combo[]) =>
  priceBasket(lines, buildFacts({ combos })).trace.find(({ stage }) => stage === 'combo')

describe('combo', () => {
  test('PRM-07 R-08 two sets of three parts, their saving apportioned by largest remainder over their units', () => {
    const lines = [buildLine(1, { price: 999, quantity: 3 }), buildLine(2, { price: 500, quantity: 4 }), buildLine(3, { price: 100 })]
    const { combos, lines: priced, reduction_total } = priceBasket(lines, buildFacts({ combos: [set(5, 1000, { 101: 1, 102: 1 })] }))
    expect(combos).toEqual([
      {
        promotion_id: 5,
        sets: 3,
        saved: 1497,
        lines: [
          { line_id: 1, quantity: 3 },
          { line_id: 2, quantity: 3 },
        ],
      },
    ])
    expect(priced.map(({ reductions }) => reductions)).toEqual([
      [{ source: 'combo:5', amount: 998 }],
      [{ source: 'combo:5', amount: 499 }],
      [],
    ])
    expect(reduction_total).toBe(1497)
  })

  test.each<[string, BasketLine[], Combo, object]>([
    ['out_of_scope', [buildLine(1)], set(5, 100, { 900: 1 }), { applied: false }],
    ['combo_incomplete', [buildLine(1)], set(5, 100, { 101: 2, 900: 3 }), { applied: false, missing: { quantity: 4 } }],
    ['insufficient_quantity', [buildLine(1)], set(5, 100, { 101: 1 }, 0), { applied: false }],
    ['no_saving', [buildLine(1)], set(5, 1000, { 101: 1 }), { applied: false }],
    ['combo_price', [buildLine(1)], set(5, 900, { 101: 1 }), { applied: true, saved: 100 }],
  ])('R-15 the trace says %s', (reason, lines, one, more) => {
    expect(reasonOf(lines, [one])).toMatchObject({ reason, ...more })
  })

  test('R-13 a line of an exclusive promotion is in no set', () => {
    const promotion = { promotion_id: 9, kind: 'flash_sale' as const, price: cents(900), allows_coupon: false }
    expect(reasonOf([buildLine(1, { promotion })], [set(5, 500, { 101: 1 })])?.reason).toBe('out_of_scope')
  })

  test('PRM-07 of sets that compete for the same units those that save the most, in any input order', () => {
    const lines = [buildLine(1, { quantity: 2 }), buildLine(2), buildLine(3)]
    const combos = [set(5, 1500, { 101: 1, 102: 1 }), set(6, 1600, { 101: 1, 103: 1 }), set(7, 1000, { 101: 2 })]
    const basket = priceBasket(lines, buildFacts({ combos }))
    expect(basket.combos.map(({ promotion_id }) => promotion_id)).toEqual([7])
    expect(priceBasket(lines, buildFacts({ combos: combos.toReversed() }))).toEqual(basket)
    expect(basket.trace.filter(({ stage, reason }) => stage === 'combo' && reason === 'better_rule_won')).toHaveLength(2)
  })

  test('PRM-07 QUA-05 no other numbers of sets save more', () => {
    fc.assert(
      fc.property(anyLines, anyFacts, anyCombos(3), (lines, facts, combos) => {
        const few = lines.slice(0, 5).map((line) => ({ ...line, quantity: 1 + (line.quantity % 4) }))
        const plain = { ...facts, combos, reductions: [] }
        const { total, freight_total } = priceBasket(few, plain)
        const counts = combos.reduce<number[][]>((all, _) => all.flatMap((one) => [0, 1, 2, 3, 4].map((sets) => [...one, sets])), [[]])
        for (const sets of counts) {
          const declined = combos.map(({ promotion_id }, at) => ({ rule: `combo:${promotion_id}`, sets: sets[at]! }))
          const other = priceBasket(few, { ...plain, declined })
          expect(total - freight_total).toBeLessThanOrEqual(other.total - other.freight_total)
        }
      }),
      { numRuns: 100 },
    )
  })

  test('R-09 every unit is in one set at most, and sets are complete', () => {
    fc.assert(
      fc.property(anyLines, anyFacts, (lines, facts) => {
        const basket = priceBasket(lines, facts)
        for (const line of lines) {
          const used = basket.combos.flatMap(({ lines: own }) => own.filter(({ line_id }) => line_id === line.line_id))
          expect(used.reduce((sum, { quantity }) => sum + quantity, 0)).toBeLessThanOrEqual(line.quantity)
        }
        for (const { promotion_id, sets, lines: setLines } of basket.combos)
          for (const { sku_id, quantity } of facts.combos!.find((one) => one.promotion_id === promotion_id)!.parts) {
            const own = setLines.filter(({ line_id }) => lines.find((line) => line.line_id === line_id)!.sku_id === sku_id)
            expect(own.reduce((sum, one) => sum + one.quantity, 0)).toBe(sets * quantity)
          }
      }),
    )
  })
})
