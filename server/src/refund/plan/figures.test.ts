import { expect, test } from 'vitest'
import { type FigureLine, promotionFigures, reductionFigures } from './figures.ts'

const line = (more: Partial<FigureLine>): FigureLine => ({
  quantity: 4,
  refunded_quantity: 0,
  list_price: 1000n,
  line_promotion_id: null,
  combos: [],
  reductions: [],
  full_reductions: [],
  is_gift: false,
  ...more,
})
const set = { combos: [{ promotion_id: 7, quantity: 2 }], reductions: [{ source: 'combo:7', amount: 300 }] }
const ofSet = (quantity: number, total: string, list_total: string) => [{ promotion_id: 7, quantity, total, list_total }]

test.each<[string, Partial<FigureLine>, number, bigint, ReturnType<typeof promotionFigures>]>([
  ['goods of no promotion', {}, 2, 2000n, []],
  ['units at a price', { line_promotion_id: 5 }, 2, 1600n, [{ promotion_id: 5, quantity: 2, total: '1600', list_total: '2000' }]],
  ['none at all', { line_promotion_id: 5 }, 0, 0n, []],
  ['units beside the sets', set, 2, 2000n, []],
  ['one of them in a set', set, 3, 2775n, ofSet(1, '925', '1075')],
  ['those in sets after the others', { ...set, refunded_quantity: 3 }, 1, 925n, ofSet(1, '925', '1075')],
  ['all', set, 4, 3700n, ofSet(2, '1850', '2150')],
])('PRM-02 what goes back to promotions: %s', (_, more, quantity, cents, figures) => {
  expect(promotionFigures({ line: line(more), quantity, cents })).toEqual(figures)
})

const reduced = { full_reductions: [{ reduction_id: 3, saved: 101 }] }
test.each<[string, Partial<FigureLine>, number, bigint, ReturnType<typeof reductionFigures>]>([
  ['goods that none lowered', {}, 2, 2000n, []],
  ['none at all', reduced, 0, 0n, []],
  ['the first of four', reduced, 1, 900n, [{ reduction_id: 3, quantity: 1, total: '900', saved: '25' }]],
  ['the last of four', { ...reduced, refunded_quantity: 3 }, 1, 899n, [{ reduction_id: 3, quantity: 1, total: '899', saved: '26' }]],
  ['a present', { ...reduced, is_gift: true }, 4, 0n, [{ reduction_id: 3, quantity: 0, total: '0', saved: '101' }]],
])('PRM-02 what goes back to full reductions: %s', (_, more, quantity, cents, figures) => {
  expect(reductionFigures({ line: line(more), quantity, cents })).toEqual(figures)
})
