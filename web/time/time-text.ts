import type { Language } from '@longmall/contract/fields.ts'
import { offsetName, sameOffset } from '@longmall/contract/zone-offset.ts'

type Form = Omit<Intl.DateTimeFormatOptions, 'timeZone'>

/** Formats instants in a zone. */
export function instantFormat(language: Language, form: Form, timeZone: string): (at: string | number) => string {
  const { format } = new Intl.DateTimeFormat(language, { ...form, timeZone })
  return (at) => format(new Date(at))
}

/** Formats calendar days and months, `2026-11-22` or `2026-11`, independent of the zone. */
export const dayFormat = (language: Language, form: Form) => instantFormat(language, form, 'UTC')

/** "GMT+8" if the reader's zone has another time than the store's; null if both agree. */
export const foreignOffset = (reader: string, timeZone: string, at: string | number): string | null =>
  sameOffset(reader, timeZone, at) ? null : offsetName(timeZone, at)

/** The name of a weekday, 1 for Monday to 7 for Sunday. */
export const weekdayName = (weekday: number, language: Language, form: 'narrow' | 'short' | 'long'): string =>
  // 1 January 2024 was a Monday.
  dayFormat(language, { weekday: form })(Date.UTC(2024, 0, weekday))
