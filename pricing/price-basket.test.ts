import { describe, expect, test } from 'vitest'
import { priceBasket } from './price-basket.ts'
import { buildFacts, buildLine, buildReduction } from './test/build-basket.ts'
import type { FreightTemplate } from './types.ts'
import { cents, centsLimit } from './cents.ts'

const perUnit: FreightTemplate = {
  id: 5,
  kind: 'quantity',
  rows: [{ regions: [], first_units: 1, first_price: cents(800), additional_units: 1, additional_price: cents(200) }],
}

describe('priceBasket', () => {
  test('ORD-03 level price, full reduction and freight follow one another, every amount accounted for', () => {
    const lines = [
      buildLine(7, { price: 9999, quantity: 2, freight_template_id: 5 }),
      buildLine(3, { price: 1250, level_discount: false, freight_template_id: 5 }),
    ]
    const facts = buildFacts({
      grade_discount_permille: 980,
      grade: 4,
      reductions: [buildReduction(12, [[20_000, 1000]])],
      freight_templates: [perUnit],
    })
    expect(priceBasket(lines, facts)).toEqual({
      lines: [
        {
          line_id: 7,
          sku_id: 107,
          quantity: 2,
          list_price: 9999,
          unit_price: 9799,
          goods_total: 19_598,
          reductions: [{ source: 'full_reduction:12', amount: 940 }],
          total: 18_658,
          longcoin: 0,
          promotion: null,
        },
        {
          line_id: 3,
          sku_id: 103,
          quantity: 1,
          list_price: 1250,
          unit_price: 1250,
          goods_total: 1250,
          reductions: [{ source: 'full_reduction:12', amount: 60 }],
          total: 1190,
          longcoin: 0,
          promotion: null,
        },
      ],
      freight: [{ warehouse: 'domestic', amount: 1200, deliverable: true }],
      list_total: 21_248,
      goods_total: 20_848,
      reduction_total: 1000,
      freight_total: 1200,
      total: 21_048,
      longcoin: { spent: 0, max: 0, price: 0 },
      gifts: [],
      combos: [],
      trace: [
        { stage: 'unit_price', rule: 'member_level:4', line_ids: [3], applied: false, saved: 0, reason: 'excluded_goods' },
        { stage: 'unit_price', rule: 'member_level:4', line_ids: [7], applied: true, saved: 400, reason: 'level_discount' },
        { stage: 'full_reduction', rule: 'full_reduction:12', line_ids: [3, 7], applied: true, saved: 1000, reason: 'money_off' },
        { stage: 'freight', rule: 'freight_template:5', line_ids: [3, 7], applied: false, saved: 0, reason: 'charged' },
      ],
    })
  })

  test('ORD-03 an empty basket costs nothing', () => {
    const { trace, ...basket } = priceBasket([], buildFacts({ reductions: [buildReduction(1, [[0, 500]])] }))
    expect(basket).toEqual({
      lines: [],
      freight: [],
      list_total: 0,
      goods_total: 0,
      reduction_total: 0,
      freight_total: 0,
      total: 0,
      longcoin: { spent: 0, max: 0, price: 0 },
      gifts: [],
      combos: [],
    })
    expect(trace.map(({ reason }) => reason)).toEqual(['out_of_scope'])
  })

  test('R-09 a reduction above the goods leaves them at exactly zero', () => {
    const basket = priceBasket(
      [buildLine(1, { price: 300 }), buildLine(2, { price: 200 })],
      buildFacts({ reductions: [buildReduction(1, [[0, 9999]])] }),
    )
    expect(basket.lines.map((line) => line.total)).toEqual([0, 0])
    expect(basket).toMatchObject({ reduction_total: 500, total: 0 })
  })

  test('R-07 a basket of 10^12 cents is refused, one cent less is priced', () => {
    const lines = (last: number) => [buildLine(1, { price: 250_000_000_000, quantity: 3 }), buildLine(2, { price: last })]
    expect(priceBasket(lines(249_999_999_999), buildFacts()).total).toBe(centsLimit - 1)
    expect(() => priceBasket(lines(250_000_000_000), buildFacts())).toThrow(RangeError)
    expect(() => priceBasket([buildLine(1, { price: 1, quantity: centsLimit })], buildFacts())).toThrow(RangeError)
    const withFreight = [buildLine(1, { price: centsLimit - 500, freight_template_id: 5 })]
    expect(() => priceBasket(withFreight, buildFacts({ freight_templates: [perUnit] }))).toThrow(RangeError)
  })

  test.each([
    ['no pieces', [buildLine(1, { quantity: 0 })]],
    ['half a piece', [buildLine(1, { quantity: 0.5 })]],
    ['a negative weight', [buildLine(1, { weight_grams: -1 })]],
    ['a doubled line id', [buildLine(1), buildLine(2), buildLine(1)]],
  ])('%s is refused', (_, lines) => {
    expect(() => priceBasket(lines, buildFacts())).toThrow(RangeError)
  })
})

describe('member-level price', () => {
  test.each([
    [1000, 1999, 1999],
    [980, 1999, 1959],
    [980, 75, 74],
    [980, 25, 25],
    [950, 1000, 950],
    [850, 30_000, 25_500],
    [950, 10, 10],
    [850, 1, 1],
    [0, 1999, 0],
  ])('PRM-13 %i per mille of %i is %i, rounded half up on one piece', (grade_discount_permille, price, unit_price) => {
    const { lines } = priceBasket([buildLine(1, { price, quantity: 3 })], buildFacts({ grade_discount_permille, grade: 5 }))
    expect(lines[0]).toMatchObject({ unit_price, goods_total: unit_price * 3 })
  })

  test.each([
    ['no_grade_discount', 1000, true, 1000],
    ['excluded_goods', 980, false, 1000],
    ['no_saving', 980, true, 25],
    ['no_saving', 1200, true, 1000],
    ['level_discount', 980, true, 1000],
  ])('R-15 the trace says %s', (reason, grade_discount_permille, level_discount, price) => {
    const { trace, lines } = priceBasket([buildLine(1, { price, level_discount })], buildFacts({ grade_discount_permille, grade: 4 }))
    const saved = price - lines[0]!.unit_price
    expect(trace[0]).toEqual({
      stage: 'unit_price',
      rule: 'member_level:4',
      line_ids: [1],
      applied: reason === 'level_discount',
      saved,
      reason,
    })
  })
})
