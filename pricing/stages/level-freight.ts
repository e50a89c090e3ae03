import { cents } from '../cents.ts'
import type { Stage } from './basket-state.ts'
import { sourceOfLevel } from './member-level-price.ts'

/** Free freight of the member's level (PRM-13), for every line. It runs before the coupon, so that none is spent on what is free. */
export const levelFreight: Stage = ({ lines, free_freight }, facts) => {
  if (!facts.grade_free_freight || lines.length === 0) return { trace: [] }
  const rule = sourceOfLevel(facts)
  const freed = new Map(free_freight)
  for (const { line } of lines) freed.set(line.line_id, rule)
  const line_ids = lines.map(({ line }) => line.line_id)
  return {
    free_freight: freed,
    trace: [{ stage: 'freight', rule, line_ids, applied: true, saved: cents(0), reason: 'level_free_freight' }],
  }
}
