import { plus, type Timestamp } from '../../kernel/time/clock.ts'
import { startOfDay } from '../../kernel/time/store-zone.ts'

/** The numbers of an AM window, in days. */
export interface WindowDays {
  /** To become RM; the day of the purchase is the first one. */
  days: number
  /** Before the freeze. */
  warning_days: number
  /** From the freeze to the forfeit. */
  countdown_days: number
}

export interface WindowTimes {
  warns_at: Timestamp
  freezes_at: Timestamp
  forfeits_at: Timestamp
}

/** When a window that opens at `am_at` warns, freezes and forfeits: at midnights of the store's zone, a warning never before the purchase. */
export function windowTimes(
  zone: string,
  am_at: Timestamp,
  firstDay: string,
  { days, warning_days, countdown_days }: WindowDays,
): WindowTimes {
  const midnightAfterDays = (count: number) => startOfDay(zone, plus(`${firstDay}T00:00:00.000Z`, { days: count }).slice(0, 10))
  const warns_at = midnightAfterDays(days - warning_days)
  return {
    warns_at: warns_at < am_at ? am_at : warns_at,
    freezes_at: midnightAfterDays(days),
    forfeits_at: midnightAfterDays(days + countdown_days),
  }
}

/** The whole days until an instant, the current one counted in: 1 on the last day; 0 once it is reached. */
export const daysLeft = (now: Timestamp, until: Timestamp): number =>
  Math.max(0, Math.ceil((Date.parse(until) - Date.parse(now)) / 86_400_000))
