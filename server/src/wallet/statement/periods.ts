import type { Timestamp } from '../../kernel/time/clock.ts'
import { startOfDay } from '../../kernel/time/store-zone.ts'

/** From the first instant of a period to the first after it. */
export interface Period {
  from: Timestamp
  until: Timestamp
}

/** The month after (or `by` months before, when negative) one of the form `2026-11`. */
export function movedMonth(month: string, by: number): string {
  const count = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + by
  return `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}`
}

/** A month of a zone. */
export const monthPeriod = (zone: string, month: string): Period => ({
  from: startOfDay(zone, `${month}-01`),
  until: startOfDay(zone, `${movedMonth(month, 1)}-01`),
})

/** The last `count` months up to and with `month`, the newest first. */
export const lastMonths = (month: string, count: number): string[] => Array.from({ length: count }, (_, n) => movedMonth(month, -n))
