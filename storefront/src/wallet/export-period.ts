import { dayIn } from '../shell/date-time.ts'

const dayMs = 86_400_000

/** The last `days` days of the store's zone, today among them: a statement goes by them, wherever the shopper is. */
export const daysBack = (now: Date, days: number, zone: string) => ({
  from: dayIn(zone, now.getTime() - (days - 1) * dayMs),
  until: dayIn(zone, now.getTime()),
})
