import { cents } from '../../cents.ts'
import type { Cents, TraceReason } from '../../types.ts'
import type { StageEntry, StateLine } from '../basket-state.ts'

/** Entries of ① by the kind of rule, in the order of a trace. */
export interface PriceEntries {
  readonly own: StageEntry[]
  readonly level: StageEntry[]
  readonly offers: StageEntry[]
}

/**
 * Adds a line to the entry of its rule and reason, or begins one: there is one entry for each reason that occurs, in the order of the
 * lines. `unit_price` where the rule sets it; a rule that lacks the quantity `missing` has an entry of its own.
 */
export function addPrice(
  entries: StageEntry[],
  rule: string,
  { line }: StateLine,
  reason: TraceReason,
  unit_price: Cents | null,
  missing?: number,
): void {
  const saved = unit_price === null ? 0 : (line.list_price - unit_price) * line.quantity
  if (missing === undefined)
    for (const entry of entries) {
      if (entry.reason !== reason || entry.rule !== rule) continue
      entry.line_ids.push(line.line_id)
      entry.saved = cents(entry.saved + saved)
      return
    }
  const entry: StageEntry = {
    stage: 'unit_price',
    rule,
    line_ids: [line.line_id],
    applied: unit_price !== null,
    saved: cents(saved),
    reason,
  }
  entries.push(missing === undefined ? entry : { ...entry, missing: { quantity: missing } })
}
