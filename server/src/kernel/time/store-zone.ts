import * as z from 'zod/mini'
import { dayIn, plus, type Timestamp } from './clock.ts'
import { settings } from '../settings.ts'

const isZone = (name: string) => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

export const zoneSettings = settings('site', {
  time_zone: {
    schema: z.string().check(z.refine(isZone)),
    default: 'Asia/Shanghai',
    effect: 'Days, end dates and opening hours are those of this zone',
  },
})

/** The first instant of a day, `2026-11-21`, in a zone. */
export function startOfDay(zone: string, day: string): Timestamp {
  const midnight = `${day}T00:00:00.000Z`
  // A zone is at most 14 hours from UTC, and a change of summer time may fall on the day itself: so search, not subtract.
  let [before, from] = [Date.parse(plus(midnight, { hours: -15 })), Date.parse(plus(midnight, { hours: 15 }))]
  while (from - before > 1) {
    const middle = Math.floor((before + from) / 2)
    if (dayIn(zone, new Date(middle).toISOString()) < day) before = middle
    else from = middle
  }
  return new Date(from).toISOString()
}

/** The window of two dates: from the start of the first to the end of the last day in the zone, the end not included. */
export function windowOfDays(zone: string, first: string, last: string): { starts_at: Timestamp; ends_at: Timestamp } {
  const next = plus(`${last}T00:00:00.000Z`, { days: 1 }).slice(0, 10)
  return { starts_at: startOfDay(zone, first), ends_at: startOfDay(zone, next) }
}
