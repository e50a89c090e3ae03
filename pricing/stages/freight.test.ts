import { describe, expect, test } from 'vitest'
import { cents } from '../cents.ts'
import { priceBasket } from '../price-basket.ts'
import { buildFacts, buildLine } from '../test/build-basket.ts'
import type { BasketLine, FreightRow, FreightTemplate } from '../types.ts'

const row = (parts: Partial<FreightRow> = {}): FreightRow => ({
  regions: [],
  first_units: 1,
  first_price: cents(500),
  additional_units: 2,
  additional_price: cents(200),
  ...parts,
})
const template = (id: number, kind: FreightTemplate['kind'], rows: FreightRow[]): FreightTemplate => ({ id, kind, rows })
const line = (id: number, parts: Parameters<typeof buildLine>[1] = {}) => buildLine(id, { freight_template_id: 1, ...parts })

function ship(lines: BasketLine[], freight_templates: FreightTemplate[], region: string | null = 'CN-440300') {
  return priceBasket(lines, buildFacts({ freight_templates, region }))
}

describe('charge', () => {
  test.each([
    [1, 500],
    [2, 700],
    [3, 700],
    [4, 900],
  ])('ORD-03 %i pieces, first 1 then each 2 begun, cost %i', (quantity, amount) => {
    expect(ship([line(1, { quantity })], [template(1, 'quantity', [row()])]).freight_total).toBe(amount)
  })

  test.each([
    [0, 1, 500],
    [500, 2, 500],
    [501, 2, 700],
    [1000, 2, 900],
  ])('ORD-03 by weight, %i g × %i pieces, first 1000 g then each 500 g begun, cost %i', (weight_grams, quantity, amount) => {
    const byWeight = template(1, 'weight', [row({ first_units: 1000, additional_units: 500 })])
    expect(ship([line(1, { weight_grams, quantity })], [byWeight]).freight_total).toBe(amount)
  })

  test('ORD-03 lines of one template are counted together, templates apart', () => {
    const templates = [template(1, 'quantity', [row()]), template(2, 'quantity', [row({ first_price: cents(300) })])]
    const basket = ship([line(1, { freight_template_id: 2 }), line(2), line(3)], templates)
    expect(basket.freight_total).toBe(700 + 300)
    expect(basket.trace.slice(-2).map(({ rule, line_ids }) => [rule, line_ids])).toEqual([
      ['freight_template:1', [2, 3]],
      ['freight_template:2', [1]],
    ])
  })

  test('ORD-03 a row without a further portion charges the first price alone', () => {
    expect(ship([line(1, { quantity: 9 })], [template(1, 'quantity', [row({ additional_units: 0 })])]).freight_total).toBe(500)
  })

  test('ORD-03 warehouses are groups of their own, domestic first', () => {
    const lines = [line(1, { warehouse: 'overseas' }), line(2), line(3)]
    expect(ship(lines, [template(1, 'quantity', [row()])]).freight).toEqual([
      { warehouse: 'domestic', amount: 700, deliverable: true },
      { warehouse: 'overseas', amount: 500, deliverable: true },
    ])
  })
})

describe('region', () => {
  const rows = [
    row({ regions: ['CN'], first_price: cents(100) }),
    row({ regions: ['JP', 'CN-44'], first_price: cents(200) }),
    row({ first_price: cents(900) }),
  ]

  test.each([
    ['CN-110000', 100],
    ['CN-440300', 200],
    ['JP', 200],
    ['KR', 900],
    [null, 900],
  ])('ORD-03 to %s the longest prefix that fits sets %i', (region, amount) => {
    expect(ship([line(1)], [template(1, 'quantity', rows)], region).freight_total).toBe(amount)
    expect(ship([line(1)], [template(1, 'quantity', rows.toReversed())], region).freight_total).toBe(amount)
  })

  test.each([
    [
      'a row that does not deliver',
      'KR',
      template(1, 'quantity', [row(), row({ regions: ['KR'], deliverable: false })]),
      'not_deliverable',
      false,
    ],
    ['no row that fits', 'KR', template(1, 'quantity', [row({ regions: ['CN'] })]), 'not_deliverable', false],
    ['no row that fits a free template', 'KR', template(1, 'free', [row({ regions: ['CN'] })]), 'not_deliverable', false],
    ['a template that is not there', 'KR', template(9, 'quantity', [row()]), 'template_missing', false],
    ['no address and no row for all', null, template(1, 'quantity', [row({ regions: ['CN'] })]), 'region_unknown', true],
  ])('R-15 %s: the trace says %s', (_, region, known, reason, deliverable) => {
    const basket = ship([line(1)], [known], region)
    expect(basket.freight).toEqual([{ warehouse: 'domestic', amount: 0, deliverable }])
    expect(basket.trace.at(-1)).toEqual({ stage: 'freight', rule: 'freight_template:1', line_ids: [1], applied: false, saved: 0, reason })
  })

  test('ORD-03 one line that cannot be sent makes its group undeliverable', () => {
    const templates = [template(1, 'quantity', [row()]), template(2, 'quantity', [row({ regions: ['KR'] })])]
    expect(ship([line(1), line(2, { freight_template_id: 2 })], templates).freight).toEqual([
      { warehouse: 'domestic', amount: 500, deliverable: false },
    ])
  })
})

describe('free', () => {
  const freeOver = template(1, 'quantity', [row({ free_from_amount: cents(5000) })])

  test('PRM-13 from the amount on freight is free, and the trace has what it would have cost', () => {
    const basket = ship([line(1, { price: 5000 })], [freeOver])
    expect(basket.freight).toEqual([{ warehouse: 'domestic', amount: 0, free_reason: 'free_from_amount', deliverable: true }])
    expect(basket.trace.at(-1)).toMatchObject({ applied: true, saved: 500, reason: 'free_from_amount' })
  })

  test('R-15 below the amount the trace has what is missing', () => {
    const basket = ship([line(1, { price: 4999 })], [freeOver])
    expect(basket.freight_total).toBe(500)
    expect(basket.trace.at(-1)).toMatchObject({ applied: false, reason: 'below_free_from_amount', missing: { amount: 1 } })
  })

  test('PRM-13 a reduction does not take free freight away', () => {
    const reductions = [
      { id: 1, scope: {}, by: 'amount' as const, steps: [{ threshold: 0, effect: { kind: 'money' as const, amount: cents(100) } }] },
    ]
    const basket = priceBasket([line(1, { price: 5000 })], buildFacts({ reductions, freight_templates: [freeOver] }))
    expect(basket.total).toBe(4900)
  })

  test('PRM-13 the amount counts goods at the level price', () => {
    const facts = buildFacts({ grade_discount_permille: 980, grade: 4, freight_templates: [freeOver] })
    expect(priceBasket([line(1, { price: 5000 })], facts).freight_total).toBe(500)
  })

  test.each([
    ['a free template', template(1, 'free', []), 'free_template'],
    ['a free template that names the region', template(1, 'free', [row({ regions: ['CN'] })]), 'free_template'],
    ['a row of price zero', template(1, 'quantity', [row({ first_price: cents(0) })]), 'free_template'],
    ['free over zero', template(1, 'quantity', [row({ free_from_amount: cents(0) })]), 'free_from_amount'],
  ])('PRM-13 %s is free', (_, known, free_reason) => {
    expect(ship([line(1)], [known]).freight).toEqual([{ warehouse: 'domestic', amount: 0, free_reason, deliverable: true }])
  })

  test('ORD-03 lines without a template have no freight', () => {
    expect(ship([buildLine(1)], []).freight).toEqual([{ warehouse: 'domestic', amount: 0, free_reason: 'no_template', deliverable: true }])
  })

  test('ORD-03 of several reasons the group names the strongest, and none while any line pays', () => {
    const lines = [buildLine(1), line(2, { price: 5000 })]
    expect(ship(lines, [freeOver]).freight[0]).toMatchObject({ free_reason: 'free_from_amount' })
    expect(
      ship([...lines, line(3, { freight_template_id: 2 })], [freeOver, template(2, 'quantity', [row()])]).freight[0],
    ).not.toHaveProperty('free_reason')
  })
})
