import type { DuePeriod } from '@longmall/contract/ops-due.ts'
import { dueKinds } from '@longmall/contract/ops-due.ts'
import { exportUnits } from '@longmall/contract/exports.ts'
import { toDecimal } from '@longmall/contract/units.ts'
import { dayPlus } from '../../rules.ts'
import type { Due } from './due-sources.ts'

export type By = 'day' | 'week' | 'month'

/** A day after every other. */
export const lastOfAll = '9999-12-31'
const weeks = 26

/** The last day that a list by day, week or month reaches to. */
export function lastDayOf(by: By, today: string, days: number): string {
  if (by === 'month') return lastOfAll
  return dayPlus(by === 'day' ? today : weekOf(today), by === 'day' ? days - 1 : weeks * 7 - 1)
}

/** The Monday of a day's week. */
export const weekOf = (day: string): string => dayPlus(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7))
const monthOf = (day: string) => `${day.slice(0, 7)}-01`
const endOfMonth = (first: string) => dayPlus(monthOf(dayPlus(first, 32)), -1)

/** The period of a day: the first, today's, begins today. */
export function periodOf(by: By, day: string, today: string): { first_day: string; last_day: string } {
  if (by === 'day') return { first_day: day, last_day: day }
  const first = by === 'week' ? weekOf(day) : monthOf(day)
  return { first_day: first < today ? today : first, last_day: by === 'week' ? dayPlus(first, 6) : endOfMonth(first) }
}

/** Sums by period, unit and kind, in this order; periods without anything are left out. */
export function dueByPeriod(list: readonly Due[], by: By, today: string): DuePeriod[] {
  const groups = Map.groupBy(list, ({ day, unit, kind }) => `${periodOf(by, day, today).first_day} ${unit} ${kind}`)
  return [...groups.values()]
    .map((group) => {
      const { day, unit, kind } = group[0]!
      return {
        ...periodOf(by, day, today),
        unit,
        kind,
        amount: toDecimal(
          group.reduce((sum, { amount }) => sum + amount, 0n),
          unit,
        ),
        count: group.every(({ count }) => count !== null) ? group.reduce((sum, one) => sum + one.count!, 0) : null,
      }
    })
    .toSorted(
      (a, b) =>
        a.first_day.localeCompare(b.first_day) ||
        exportUnits.indexOf(a.unit) - exportUnits.indexOf(b.unit) ||
        dueKinds.indexOf(a.kind) - dueKinds.indexOf(b.kind),
    )
}
