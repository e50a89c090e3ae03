import { cents } from '@longmall/pricing/cents.ts'
import type { PricedLine, TraceEntry } from '@longmall/pricing/types.ts'
import { expect, test } from 'vitest'
import { reducedBy } from './reduced-by.ts'

const line = (line_id: number, quantity: number, reductions: [string, number][] = []): PricedLine => ({
  line_id,
  sku_id: line_id,
  quantity,
  list_price: cents(1000),
  unit_price: cents(1000),
  goods_total: cents(1000 * quantity),
  reductions: reductions.map(([source, amount]) => ({ source, amount: cents(amount) })),
  total: cents(1000 * quantity - reductions.reduce((sum, [, amount]) => sum + amount, 0)),
  longcoin: 0,
  promotion: null,
})
const entry = (stage: TraceEntry['stage'], rule: string, line_ids: number[], reason: string, saved = 0, applied = true): TraceEntry => ({
  stage,
  rule,
  line_ids,
  applied,
  saved: cents(saved),
  reason,
})
const frees = (id: number, line_ids: number[]) => entry('full_reduction', `full_reduction:${id}`, line_ids, 'free_freight')
const freight = (line_ids: number[], saved: number, reason = 'free_freight') =>
  entry('freight', 'freight_template:1', line_ids, reason, saved)
const level = entry('freight', 'member_level:RM3', [1, 2], 'level_free_freight')
type SavedByLine = Record<number, [number, number][]>

test.each<[string, TraceEntry[], PricedLine[], SavedByLine]>([
  [
    'money off, each line its share',
    [entry('full_reduction', 'full_reduction:7', [1, 2], 'money_off', 500)],
    [line(1, 1, [['full_reduction:7', 300], ['coupon:3', 100]]), line(2, 1, [['full_reduction:7', 200]])], // prettier-ignore
    { 1: [[7, 300]], 2: [[7, 200]] },
  ],
  ['freight, parted by pieces', [frees(7, [1, 2]), freight([1, 2], 700)], [line(1, 1), line(2, 2)], { 1: [[7, 233]], 2: [[7, 467]] }],
  ['freight of its own lines alone', [frees(7, [2]), freight([1, 2], 200, 'charged')], [line(1, 1), line(2, 2)], { 2: [[7, 200]] }],
  ['of two the first that freed a line', [frees(7, [1]), frees(8, [1, 2]), freight([1, 2], 300)], [line(1, 1), line(2, 2)], { 1: [[7, 100], [8, 0]], 2: [[8, 200]] }], // prettier-ignore
  ['nothing of what the template gives by itself', [frees(7, [1]), freight([1], 700, 'free_from_amount')], [line(1, 1)], { 1: [[7, 0]] }],
  [
    'nothing of what the level gives',
    [level, frees(7, [1, 2]), freight([1, 2], 700)],
    [line(1, 1), line(2, 1)],
    { 1: [[7, 0]], 2: [[7, 0]] },
  ],
  ['nothing of what a coupon gives', [entry('coupon', 'coupon:4', [1], 'free_freight'), freight([1], 700)], [line(1, 1)], {}],
  ['none that did not apply', [entry('full_reduction', 'full_reduction:7', [1], 'below_threshold', 0, false)], [line(1, 1)], {}],
])('R-08 what full reductions gave a line: %s', (_, trace, lines, saved) => {
  const found = [...reducedBy({ trace, lines }, [])].map(([id, own]) => [id, own.map((one) => [one.reduction_id, one.saved])])
  expect(Object.fromEntries(found)).toEqual(saved)
})
