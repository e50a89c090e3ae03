import type { DayFigures, TotalFigures } from '@longmall/contract/ops.ts'
import { toDecimal } from '@longmall/contract/units.ts'

/** Figures of a day; amounts in cents. */
export interface Day {
  day: string
  orders: number
  buyers: number
  paid: bigint
  refunded: bigint
  visitors: number
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

const amountsOf = ({ paid, refunded }: Pick<Day, 'paid' | 'refunded'>) => ({
  paid: toDecimal(paid, 'MONEY'),
  refunded: toDecimal(refunded, 'MONEY'),
  sales: toDecimal(paid - refunded, 'MONEY'),
})

/** A day as it is shown, amounts as decimal texts. */
export const shownDay = (day: Day): DayFigures => ({ ...day, ...amountsOf(day) })

/** The sums of days. `buyers` of all of them are given, each once, as those of several days would count on each. */
export function sumOf(days: readonly Day[], buyers: number): TotalFigures {
  const add = (of: (day: Day) => number) => days.reduce((sum, day) => sum + of(day), 0)
  const cents = (of: (day: Day) => bigint) => days.reduce((sum, day) => sum + of(day), 0n)
  return {
    orders: add(({ orders }) => orders),
    buyers,
    ...amountsOf({ paid: cents(({ paid }) => paid), refunded: cents(({ refunded }) => refunded) }),
    visitors: add(({ visitors }) => visitors),
    visits: add(({ visits }) => visits),
    day_buyers: add((day) => (day.visitors > 0 ? day.buyers : 0)),
  }
}
