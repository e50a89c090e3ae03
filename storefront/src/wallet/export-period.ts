import { lastDays } from '@longmall/web/time/calendar.ts'

/** The last `days` days of the store's zone, today among them: a statement uses them, wherever the shopper is. */
export function daysBack(now: Date, days: number, zone: string) {
  const { first_day: from, last_day: until } = lastDays(days, zone, now.getTime())
  return { from, until }
}
