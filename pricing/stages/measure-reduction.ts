import { mulDiv } from '../mul-div.ts'
import type { Cents, FullReduction, GoodsFacts } from '../types.ts'
import type { StateLine } from './basket-state.ts'

/** Does the scope include goods: by id or by a category? An empty scope includes everything. */
export function isInScope(goods: GoodsFacts, { goods_ids = [], category_ids = [] }: FullReduction['scope']): boolean {
  if (goods_ids.length === 0 && category_ids.length === 0) return true
  return goods_ids.includes(goods.goods_id) || goods.category_ids.some((id) => category_ids.includes(id))
}

/** What some lines together bring to a reduction. */
export interface Measure {
  /** cents after the stages before */
  readonly amount: number
  readonly quantity: number
}

export function measureLines(lines: readonly StateLine[], positions: readonly number[]): Measure {
  let amount = 0
  let quantity = 0
  for (const position of positions) {
    const line = lines[position]!
    amount += line.total
    quantity += line.line.quantity
  }
  return { amount, quantity }
}

/** What counts for its steps: cents or a quantity. */
export const reachOf = (reduction: FullReduction, measure: Measure): number =>
  reduction.by === 'amount' ? measure.amount : measure.quantity

export function hasReached(reduction: FullReduction, measure: Measure): boolean {
  const reach = reachOf(reduction, measure)
  return reduction.steps.some((step) => step.threshold <= reach)
}

/** What is lacking to the nearest step not reached yet; nothing when all are. */
export function missingForNext(reduction: FullReduction, measure: Measure): { amount: Cents } | { quantity: number } | undefined {
  const reach = reachOf(reduction, measure)
  let next = Infinity
  for (const { threshold } of reduction.steps) if (threshold > reach && threshold < next) next = threshold
  if (next === Infinity) return undefined
  return reduction.by === 'amount' ? { amount: (next - reach) as Cents } : { quantity: next - reach }
}

export interface Saving {
  readonly saved: number
  readonly reason: 'money_off' | 'percentage_off'
}

const nothing: Saving = { saved: 0, reason: 'money_off' }

/** The reached step that saves the most, never more than the lines cost; a percentage is rounded half up. */
export function bestSaving(reduction: FullReduction, measure: Measure): Saving {
  const reach = reachOf(reduction, measure)
  let best = nothing
  for (const { threshold, effect } of reduction.steps) {
    if (threshold > reach) continue
    if (effect.kind === 'free_freight' || effect.kind === 'gift') continue
    const off = effect.kind === 'money' ? effect.amount : mulDiv(measure.amount, effect.permille_off, 1000)
    const saved = Math.min(off, measure.amount)
    if (saved > best.saved) best = { saved, reason: effect.kind === 'money' ? 'money_off' : 'percentage_off' }
  }
  return best
}
