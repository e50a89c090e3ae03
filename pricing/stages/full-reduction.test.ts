import { describe, expect, test } from 'vitest'
import { cents } from '../cents.ts'
import { priceBasket } from '../price-basket.ts'
import { buildFacts, buildLine, buildReduction } from '../test/build-basket.ts'
import type { BasketLine, FreightTemplate, FullReduction } from '../types.ts'

const price = (lines: BasketLine[], reductions: FullReduction[]) => priceBasket(lines, buildFacts({ reductions }))
const tracesOf = (lines: BasketLine[], reductions: FullReduction[]) =>
  price(lines, reductions).trace.filter(({ stage }) => stage === 'full_reduction')
const sampleLines = [buildLine(1, { price: 6000, category_ids: [1] }), buildLine(2, { price: 4000, quantity: 2, category_ids: [2] })]

describe('steps', () => {
  const steps = buildReduction(1, [
    [10_000, 1000],
    [20_000, 2500],
  ])

  test.each([
    [9999, 0],
    [10_000, 1000],
    [19_999, 1000],
    [20_000, 2500],
    [99_999, 2500],
  ])('PRM-08 goods of %i get %i off', (amount, off) => {
    expect(price([buildLine(1, { price: amount })], [steps]).reduction_total).toBe(off)
  })

  test.each([
    [2, 0],
    [3, 300],
    [5, 1000],
  ])('PRM-08 %i pieces get %i cents off by pieces', (quantity, off) => {
    const byQuantity = buildReduction(
      1,
      [
        [3, '100‰'],
        [5, '200‰'],
      ],
      {},
      'quantity',
    )
    expect(price([buildLine(1, { price: 1000, quantity })], [byQuantity]).reduction_total).toBe(off)
  })

  test('PRM-08 of the steps reached the one that saves the most is taken, not the highest', () => {
    const odd = buildReduction(1, [
      [5000, '300‰'],
      [10_000, 1000],
    ])
    const basket = price([buildLine(1, { price: 12_000 })], [odd])
    expect(basket.reduction_total).toBe(3600)
    expect(basket.trace.at(-2)).toMatchObject({ reason: 'percentage_off', saved: 3600 })
  })

  test('PRM-08 a percentage of the lines together is rounded half up once', () => {
    const lines = [buildLine(1, { price: 333 }), buildLine(2, { price: 332 })]
    const basket = price(lines, [buildReduction(1, [[0, '100‰']])])
    expect(basket.reduction_total).toBe(67)
    expect(basket.lines.map((line) => line.reductions[0]!.amount)).toEqual([34, 33])
  })

  test('PRM-08 the threshold counts the price after the level discount', () => {
    const facts = { grade_discount_permille: 980, grade: 4, reductions: [buildReduction(1, [[10_000, 1000]])] }
    expect(priceBasket([buildLine(1, { price: 10_000 })], buildFacts(facts))).toMatchObject({ goods_total: 9800, reduction_total: 0 })
  })
})

describe('scope', () => {
  test.each([
    [{}, [1, 2]],
    [{ goods_ids: [], category_ids: [] }, [1, 2]],
    [{ goods_ids: [1] }, [1]],
    [{ category_ids: [2, 9] }, [2]],
    [{ goods_ids: [1], category_ids: [2] }, [1, 2]],
    [{ goods_ids: [9] }, []],
  ])('PRM-08 %j lowers lines %j', (scope, expected) => {
    const basket = price(sampleLines, [buildReduction(1, [[0, '100‰']], scope)])
    expect(basket.lines.filter((line) => line.reductions.length > 0).map((line) => line.line_id)).toEqual(expected)
  })

  test('R-08 the reduction is apportioned over its lines by what they cost, under its own source', () => {
    const lines = [...sampleLines, buildLine(3, { price: 500 })]
    const basket = price(lines, [buildReduction(12, [[10_000, 1001]], { category_ids: [1, 2] })])
    expect(basket.lines.map((line) => line.reductions)).toEqual([
      [{ source: 'full_reduction:12', amount: 429 }],
      [{ source: 'full_reduction:12', amount: 572 }],
      [],
    ])
  })
})

describe('several reductions', () => {
  test('PRM-08 a line takes part in one reduction, the one that saves the most', () => {
    const reductions = [buildReduction(1, [[0, 500]], { goods_ids: [1] }), buildReduction(2, [[0, 700]], { category_ids: [1] })]
    const basket = price(sampleLines, reductions)
    expect(basket.lines[0]!.reductions).toEqual([{ source: 'full_reduction:2', amount: 700 }])
    expect(basket.reduction_total).toBe(700)
  })

  test('PRM-08 the lines a reduction leaves may take part in another', () => {
    const reductions = [buildReduction(1, [[8000, 900]]), buildReduction(2, [[0, 700]], { category_ids: [1] })]
    const basket = price(sampleLines, reductions)
    expect(basket.lines.map((line) => line.reductions)).toEqual([
      [{ source: 'full_reduction:2', amount: 700 }],
      [{ source: 'full_reduction:1', amount: 900 }],
    ])
  })

  test('PRM-08 equal savings go to the lower id, whatever the order of the facts', () => {
    const reductions = [buildReduction(8, [[0, 500]]), buildReduction(3, [[0, 500]]), buildReduction(5, [[0, 500]])]
    expect(price(sampleLines, reductions).lines[0]!.reductions[0]!.source).toBe('full_reduction:3')
    expect(price(sampleLines, reductions.toReversed())).toEqual(price(sampleLines, reductions))
  })
})

describe('what the trace says', () => {
  const wide = buildReduction(1, [
    [10_000, 1000],
    [20_000, 2500],
  ])

  test('R-15 below the threshold: the amount that is missing', () => {
    expect(tracesOf([buildLine(1, { price: 7500 })], [wide])).toEqual([
      {
        stage: 'full_reduction',
        rule: 'full_reduction:1',
        line_ids: [1],
        applied: false,
        saved: 0,
        reason: 'below_threshold',
        missing: { amount: 2500 },
      },
    ])
  })

  test('R-15 below the threshold: the missing quantity', () => {
    expect(tracesOf([buildLine(1)], [buildReduction(1, [[3, 500]], {}, 'quantity')])).toMatchObject([
      { reason: 'below_threshold', missing: { quantity: 2 } },
    ])
  })

  test('R-15 applied: what is missing for the next step, and nothing after the last', () => {
    expect(tracesOf([buildLine(1, { price: 12_000 })], [wide])).toMatchObject([{ applied: true, saved: 1000, missing: { amount: 8000 } }])
    expect(tracesOf([buildLine(1, { price: 20_000 })], [wide])[0]).not.toHaveProperty('missing')
  })

  test('R-15 what is missing counts only the lines that the reduction got', () => {
    const traces = tracesOf(sampleLines, [
      wide,
      buildReduction(2, [[0, 5000]], { goods_ids: [1] }),
      buildReduction(3, [
        [8000, 10],
        [9000, 20],
      ]),
    ])
    expect(traces[2]).toMatchObject({ rule: 'full_reduction:3', line_ids: [2], saved: 10, missing: { amount: 1000 } })
  })

  test('R-15 a reduction whose lines went to a better one has that reason', () => {
    const traces = tracesOf(sampleLines, [wide, buildReduction(2, [[0, '500‰']])])
    expect(traces.map(({ rule, applied, reason }) => [rule, applied, reason])).toEqual([
      ['full_reduction:1', false, 'better_rule_won'],
      ['full_reduction:2', true, 'percentage_off'],
    ])
  })

  test('R-15 no goods in scope, or nothing to save, are reasons', () => {
    const traces = tracesOf(sampleLines, [
      buildReduction(1, [[0, 500]], { goods_ids: [9] }),
      buildReduction(2, [[0, '0‰']]),
      buildReduction(3, []),
    ])
    expect(traces.map(({ reason, line_ids }) => [reason, line_ids])).toEqual([
      ['out_of_scope', []],
      ['no_saving', [1, 2]],
      ['below_threshold', [1, 2]],
    ])
  })
})

describe('free freight', () => {
  const template: FreightTemplate = {
    id: 5,
    kind: 'quantity',
    rows: [{ regions: [], first_units: 1, first_price: cents(800), additional_units: 1, additional_price: cents(200) }],
  }
  const lines = sampleLines.map((line) => ({ ...line, freight_template_id: 5 }))
  const priceFreight = (reductions: FullReduction[]) => priceBasket(lines, buildFacts({ reductions, freight_templates: [template] }))

  test('PRM-08 a free-freight step makes the freight of its lines free and names itself', () => {
    const basket = priceFreight([buildReduction(12, [[10_000, 'free freight']])])
    expect(basket.freight).toEqual([{ warehouse: 'domestic', amount: 0, free_reason: 'full_reduction:12', deliverable: true }])
    expect(basket.trace.slice(1)).toMatchObject([
      { stage: 'full_reduction', reason: 'free_freight', applied: true, saved: 0 },
      { stage: 'freight', reason: 'free_freight', applied: true, saved: 1200 },
    ])
  })

  test('PRM-08 only lines in scope are freed; the others pay their own freight', () => {
    const basket = priceFreight([buildReduction(12, [[0, 'free freight']], { category_ids: [2] })])
    expect(basket.freight).toEqual([{ warehouse: 'domestic', amount: 800, deliverable: true }])
    expect(basket.trace.at(-1)).toMatchObject({ reason: 'charged', saved: 400 })
  })

  test('PRM-08 of two reductions that free the same lines the lower id is named', () => {
    const reductions = [buildReduction(9, [[0, 'free freight']]), buildReduction(4, [[0, 'free freight']])]
    expect(priceFreight(reductions).freight[0]).toMatchObject({ free_reason: 'full_reduction:4' })
  })

  test('PRM-08 free freight combines with money off, of the same reduction or another', () => {
    expect(
      priceFreight([
        buildReduction(1, [
          [5000, 'free freight'],
          [10_000, 1000],
        ]),
      ]),
    ).toMatchObject({ reduction_total: 1000, freight_total: 0 })
    expect(priceFreight([buildReduction(1, [[5000, 'free freight']]), buildReduction(2, [[0, 1000]])])).toMatchObject({
      reduction_total: 1000,
      freight_total: 0,
    })
  })

  test('R-15 free freight has what is missing while not reached, then what the next step lacks', () => {
    const steps = buildReduction(1, [
      [10_000, 'free freight'],
      [20_000, 1000],
    ])
    expect(tracesOf([buildLine(1, { price: 4000 })], [steps])).toMatchObject([
      { applied: false, reason: 'below_threshold', missing: { amount: 6000 } },
    ])
    expect(tracesOf(sampleLines, [steps])).toMatchObject([{ applied: true, reason: 'free_freight', missing: { amount: 6000 } }])
  })
})
