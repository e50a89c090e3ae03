import { daysBetween } from './calendar.ts'

/** Adds `count` months: `2026-11`, −1 → `2026-10`. */
export function addMonths(month: string, count: number): string {
  const first = new Date(`${month}-01`)
  first.setUTCMonth(first.getUTCMonth() + count)
  return first.toISOString().slice(0, 7)
}

/** The weeks of a month, from Sunday; null for days outside the month. */
export function weeksOf(month: string): (string | null)[][] {
  const first = new Date(`${month}-01`)
  const count = daysBetween(`${month}-01`, `${addMonths(month, 1)}-01`)
  const cells: (string | null)[] = Array.from({ length: first.getUTCDay() }, () => null)
  for (let day = 1; day <= count; day++) cells.push(`${month}-${String(day).padStart(2, '0')}`)
  while (cells.length % 7) cells.push(null)
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7))
}
