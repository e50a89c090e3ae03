/** An instant: ISO 8601 in UTC with milliseconds, as the contract and the database driver give it. Such texts sort by time. */
export type Timestamp = string

export interface Span {
  days?: number
  hours?: number
  minutes?: number
  seconds?: number
}

/** `at` moved on by a span (back, when negative). */
export function plus(at: Timestamp, { days = 0, hours = 0, minutes = 0, seconds = 0 }: Span): Timestamp {
  return new Date(Date.parse(at) + (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000).toISOString()
}

/** Whole minutes from `from` until `until`, rounded up, at least 0. */
export const minutesUntil = (from: Timestamp, until: Timestamp) => Math.max(0, Math.ceil((Date.parse(until) - Date.parse(from)) / 60000))

/** The day of an instant in a time zone, as `2026-11-21`. */
export function dayIn(zone: string, at: Timestamp): string {
  let days = daysOf.get(zone)
  if (!days) daysOf.set(zone, (days = new Intl.DateTimeFormat('en-CA', { timeZone: zone })))
  return days.format(new Date(at))
}

// Making one takes longer than all else that an order computes.
const daysOf = new Map<string, Intl.DateTimeFormat>()
