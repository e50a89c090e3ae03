import type { UnitCode } from '@longmall/contract/units.ts'
import type { EntryRow } from './list-entries.ts'

export interface StatementLine extends EntryRow {
  /** What could be spent after it, in the unit's smallest part. */
  total_after: bigint
}

/** A period of what a member can spend of a unit; `opening` and `closing` in the unit's smallest part. */
export interface Statement {
  unit: UnitCode
  from: string
  until: string
  opening: bigint
  lines: StatementLine[]
  closing: bigint
}

/** Lines in order of time with their running total: opening + entries = closing (WAL-02). */
export function makeStatement({
  entries,
  opening,
  ...period
}: Pick<Statement, 'unit' | 'from' | 'until' | 'opening'> & { entries: readonly EntryRow[] }): Statement {
  let total = opening
  const lines = entries.map((row) => ({ ...row, total_after: (total += row.amount) }))
  return { ...period, opening, lines, closing: total }
}
