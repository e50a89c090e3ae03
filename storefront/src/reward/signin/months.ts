import type { Language } from '@longmall/contract/fields.ts'
import type { RawSearch } from '../../shell/search.ts'

const form = /^\d{4}-(0[1-9]|1[0-2])$/

/** The month that an address names; none: this one. */
export const readMonth = ({ month }: RawSearch) => ({ month: month !== undefined && form.test(month) ? month : undefined })

const firstOf = (month: string) => new Date(`${month}-01T00:00:00.000Z`)

/** The month so many months on: `2026-11`, −1 → `2026-10`. */
export function monthAfter(month: string, by: number): string {
  const first = firstOf(month)
  first.setUTCMonth(first.getUTCMonth() + by)
  return first.toISOString().slice(0, 7)
}

/** A month as weeks of its days from Sunday on; null where a week begins before or ends after it. */
export function weeksOf(month: string): (string | null)[][] {
  const first = firstOf(month)
  const count = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  const cells: (string | null)[] = Array.from({ length: first.getUTCDay() }, () => null)
  for (let day = 1; day <= count; day++) cells.push(`${month}-${String(day).padStart(2, '0')}`)
  while (cells.length % 7) cells.push(null)
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7))
}

export const monthName = (month: string, language: Language): string =>
  new Intl.DateTimeFormat(language, { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(firstOf(month))

/** Names of the days of a week from Sunday on, short and whole. */
export function weekdayNames(language: Language): { short: string; long: string }[] {
  const name = (weekday: 'narrow' | 'short' | 'long', day: number) =>
    new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' }).format(new Date(Date.UTC(2026, 10, 1 + day)))
  return Array.from({ length: 7 }, (_, day) => ({ short: name('narrow', day), long: name('long', day) }))
}
