import { dayIn, plus, type Timestamp } from '../kernel/time/clock.ts'
import { startOfDay } from '../kernel/time/store-zone.ts'

/** When withdrawals are handled: Monday to Friday less the holidays, from one hour up to another, in the store's zone. */
export interface WorkingTime {
  zone: string
  /** Days, `2026-11-21`. */
  holidays: readonly string[]
  opens_hour: number
  closes_hour: number
}

/** Is a day, `2026-11-21`, from Monday to Friday and no holiday? */
export function isWorkingDay(day: string, holidays: readonly string[]): boolean {
  const weekday = new Date(`${day}T00:00:00.000Z`).getUTCDay()
  return weekday >= 1 && weekday <= 5 && !holidays.includes(day)
}

/** The first working day after a day. */
export function nextWorkingDay(day: string, holidays: readonly string[]): string {
  let next = dayAfter(day)
  // A list of holidays without an end would never let one come.
  for (let n = 0; n < 400 && !isWorkingDay(next, holidays); n++) next = dayAfter(next)
  return next
}

const dayAfter = (day: string) => plus(`${day}T00:00:00.000Z`, { days: 1 }).slice(0, 10)

/** The working day on which what was asked for at an instant is handled, and its hours; the last instant is not one of them. */
export function dueTime({ zone, holidays, opens_hour, closes_hour }: WorkingTime, at: Timestamp) {
  const due_day = nextWorkingDay(dayIn(zone, at), holidays)
  const begins = startOfDay(zone, due_day)
  return { due_day, due_from: plus(begins, { hours: opens_hour }), due_until: plus(begins, { hours: closes_hour }) }
}

/** Is an instant within the hours of a working day? */
export function isWorkingTime({ zone, holidays, opens_hour, closes_hour }: WorkingTime, at: Timestamp): boolean {
  const day = dayIn(zone, at)
  const begins = startOfDay(zone, day)
  return isWorkingDay(day, holidays) && at >= plus(begins, { hours: opens_hour }) && at < plus(begins, { hours: closes_hour })
}
