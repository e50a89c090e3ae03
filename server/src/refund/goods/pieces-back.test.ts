import { expect, test } from 'vitest'
import { type LineBack, piecesBack } from './pieces-back.ts'

const line = (more: Partial<LineBack>): LineBack => ({
  quantity: 4,
  refunded_quantity: 0,
  list_price: 1000n,
  line_promotion_id: null,
  combos: [],
  reductions: [],
  ...more,
})
const set = { combos: [{ promotion_id: 7, quantity: 2 }], reductions: [{ source: 'combo:7', amount: 300 }] }
const ofSet = (quantity: number, total: string, list_total: string) => [{ promotion_id: 7, quantity, total, list_total }]

test.each<[string, Partial<LineBack>, number, bigint, ReturnType<typeof piecesBack>]>([
  ['goods of no promotion', {}, 2, 2000n, []],
  ['pieces at a price', { line_promotion_id: 5 }, 2, 1600n, [{ promotion_id: 5, quantity: 2, total: '1600', list_total: '2000' }]],
  ['none at all', { line_promotion_id: 5 }, 0, 0n, []],
  ['pieces beside the sets', set, 2, 2000n, []],
  ['one of them in a set', set, 3, 2775n, ofSet(1, '925', '1075')],
  ['those in sets after the others', { ...set, refunded_quantity: 3 }, 1, 925n, ofSet(1, '925', '1075')],
  ['all', set, 4, 3700n, ofSet(2, '1850', '2150')],
])('PRM-02 what goes back to promotions: %s', (_, more, quantity, amount, back) => {
  expect(piecesBack(line(more), quantity, amount)).toEqual(back)
})
