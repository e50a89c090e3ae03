import { dueKinds, type DueKind, type DuePeriod } from '@longmall/contract/ops-due.ts'
import { toDecimal, toSmallest, type UnitCode } from '@longmall/contract/units.ts'

/** A period of a unit: what falls due by kind, and in all. */
export interface DueRow {
  first_day: string
  last_day: string
  amounts: Partial<Record<DueKind, string>>
  total: string
}

/** The rows of a unit by period, and the kinds that it has at all, in their order. */
export function pivotDue(list: readonly DuePeriod[], unit: UnitCode): { kinds: DueKind[]; rows: DueRow[]; total: DueRow | null } {
  const own = list.filter((one) => one.unit === unit)
  const kinds = dueKinds.filter((kind) => own.some((one) => one.kind === kind))
  const rowOf = (group: readonly DuePeriod[]): DueRow => {
    const sum = (rows: readonly DuePeriod[]) => rows.reduce((all, { amount }) => all + toSmallest(amount, unit), 0n)
    const amounts: DueRow['amounts'] = {}
    for (const kind of kinds) {
      const rows = group.filter((one) => one.kind === kind)
      if (rows.length > 0) amounts[kind] = toDecimal(sum(rows), unit)
    }
    return { first_day: group[0]!.first_day, last_day: group.at(-1)!.last_day, amounts, total: toDecimal(sum(group), unit) }
  }
  const rows = [...Map.groupBy(own, ({ first_day }) => first_day).values()].map(rowOf)
  return { kinds, rows, total: own.length > 0 ? rowOf(own) : null }
}
