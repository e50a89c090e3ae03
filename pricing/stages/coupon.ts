import type { Stage, StageEntry, StateLine } from './basket-state.ts'
import { compareEvaluations, type CouponEvaluation, freedLines, evaluateCoupon, sourceOfCoupon } from './evaluate-coupon.ts'
import { cents } from '../cents.ts'
import type { TraceReason } from '../types.ts'

/**
 * ④ One coupon (PRM-01). Its threshold counts what the lines of its scope cost after full reductions. Coupons that are available
 * beside it leave a trace: what each lacks, or that another one is used.
 */
export const coupon: Stage = (state, facts) => {
  const chosen = facts.coupon ? evaluateCoupon(facts.coupon, state, facts) : null
  const others = (facts.coupons ?? [])
    .filter((one) => one.member_coupon_id !== facts.coupon?.member_coupon_id)
    .map((one) => evaluateCoupon(one, state, facts))
    .sort(compareEvaluations)
  const trace = [
    ...(chosen ? [entryOf(chosen, state.lines, chosen.usable, chosen.reason)] : []),
    ...others.map((one) => entryOf(one, state.lines, false, reasonForOther(one, chosen))),
  ]
  if (!chosen?.usable) return { trace }
  if (chosen.reason === 'free_freight') return { free_freight: freedLines(chosen.coupon, chosen.positions, state), trace }
  return { reductions: [{ source: sourceOfCoupon(chosen.coupon), positions: chosen.positions, amount: chosen.saved }], trace }
}

function reasonForOther(one: CouponEvaluation, chosen: CouponEvaluation | null): TraceReason {
  if (!one.usable) return one.reason
  return chosen?.usable && compareEvaluations(chosen, one) < 0 ? 'better_rule_won' : 'not_chosen'
}

/** Freight that a coupon saves is in the trace of the freight. */
function entryOf(evaluation: CouponEvaluation, lines: readonly StateLine[], applied: boolean, reason: TraceReason): StageEntry {
  const { coupon: one, positions, saved, missing } = evaluation
  const entry: StageEntry = {
    stage: 'coupon',
    rule: sourceOfCoupon(one),
    line_ids: positions.map((position) => lines[position]!.line.line_id),
    applied,
    saved: applied && reason !== 'free_freight' ? saved : cents(0),
    reason,
  }
  return missing === null ? entry : { ...entry, missing: { amount: missing } }
}
