import { dayIn, plus, type Span, type Timestamp } from '../kernel/time/clock.ts'

/**
 * A price that is published shortly before midnight could be committed after it: a day's price would then change while the day runs. So
 * the day that begins within this time has its price already.
 */
const publicationLead: Span = { minutes: 10 }
const furthestDays = 365

const addDays = (day: string, days: number): string => plus(`${day}T00:00:00.000Z`, { days }).slice(0, 10)

/** The first and the last day of the store's zone for which a price can be published at this instant. */
export function publicationDays(zone: string, now: Timestamp): { first_day: string; last_day: string } {
  const first_day = addDays(dayIn(zone, plus(now, publicationLead)), 1)
  return { first_day, last_day: addDays(first_day, furthestDays) }
}

export const dayBefore = (day: string): string => addDays(day, -1)

/** The change from a price to another in per mille, rounded towards zero; at most a thousand million. */
export function changePermille(from: bigint, to: bigint): number {
  const change = ((to - from) * 1000n) / from
  return Number(change > 1_000_000_000n ? 1_000_000_000n : change)
}
