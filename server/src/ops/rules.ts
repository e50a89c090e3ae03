import { toDecimal } from '@longmall/contract/units.ts'

/** Figures of a day; sales in cents. */
export interface Day {
  day: string
  orders: number
  buyers: number
  sales: bigint
  visits: number
}

const dayMs = 86_400_000

/** A day so many days later, or earlier: `2026-02-28` and 1 give `2026-03-01`. */
export const dayPlus = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)

/** Every day from the first to the last, both counted; none where the last comes first. */
export function daysBetween(first: string, last: string): string[] {
  const count = Math.round((Date.parse(`${last}T00:00:00Z`) - Date.parse(`${first}T00:00:00Z`)) / dayMs) + 1
  return Array.from({ length: Math.max(0, Math.min(count, 4000)) }, (_, n) => dayPlus(first, n))
}

/** The sums of days, money as decimal text. */
export function sumOf(days: readonly Day[]) {
  const add = (of: (day: Day) => number) => days.reduce((sum, day) => sum + of(day), 0)
  return {
    orders: add(({ orders }) => orders),
    buyers: add(({ buyers }) => buyers),
    sales: toDecimal(
      days.reduce((sum, { sales }) => sum + sales, 0n),
      'MONEY',
    ),
    visits: add(({ visits }) => visits),
  }
}
