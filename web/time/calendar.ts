// Days of the calendar, `2026-11-22`. A day has no zone; the store zone determines the day of an instant.

/** A day in milliseconds, for durations only. Use `addDays` for calendar days: a day with a clock change is not 24 hours long. */
export const dayLength = 24 * 3_600_000

/** The day of an instant in a zone. */
export const dayIn = (timeZone: string, at: string | number): string => new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date(at))

/** The reader's time zone. */
export const readerZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

export function addDays(day: string, count: number): string {
  const date = new Date(day)
  date.setUTCDate(date.getUTCDate() + count)
  return date.toISOString().slice(0, 10)
}

/** Days from `from` to `to`. */
export const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / dayLength)

/** The last `count` days of a zone, including today. */
export function lastDays(count: number, timeZone: string, now: number = Date.now()): { first_day: string; last_day: string } {
  const last_day = dayIn(timeZone, now)
  return { first_day: addDays(last_day, 1 - count), last_day }
}
