import type { Language } from '@longmall/contract/fields.ts'
import type { OpenHours } from '@longmall/contract/store.ts'
import { dayIn, type Timestamp } from '../kernel/time/clock.ts'

export interface OpenFacts {
  hours: readonly OpenHours[]
  /** Days on which it does not open; what began the day before still runs to its end. */
  closed_days: readonly string[]
}

const minutesOfDay = 24 * 60
const minutesOfWeek = 7 * minutesOfDay
const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
/** Minutes from its beginning to its end; ends on the next day where it is not after the beginning. */
const lengthOf = ({ from, until }: OpenHours) => {
  const length = minuteOf(until) - minuteOf(from)
  return length > 0 ? length : length + minutesOfDay
}
/** The weekday of a day, `2026-11-21`: 1 for Monday to 7. */
const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() || 7
const dayBefore = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) - minutesOfDay * 60_000).toISOString().slice(0, 10)

/** The minute of the day in a zone. */
function minuteIn(zone: string, at: Timestamp): number {
  const time = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  return minuteOf(time.format(new Date(at)))
}

/** Is it open at an instant, by the clock of the store's zone? Null where it has no hours. (CON-05) */
export function isOpenAt({ hours, closed_days }: OpenFacts, zone: string, at: Timestamp): boolean | null {
  if (hours.length === 0) return null
  const today = dayIn(zone, at)
  const minute = minuteIn(zone, at)
  const runs = (day: string, now: number) =>
    !closed_days.includes(day) &&
    hours.some((one) => {
      const begins = minuteOf(one.from)
      return one.weekday === weekdayOf(day) && now >= begins && now < begins + lengthOf(one)
    })
  return runs(today, minute) || runs(dayBefore(today), minute + minutesOfDay)
}

/** Do two of the hours overlap, over the end of a day and of the week too? */
export function overlap(hours: readonly OpenHours[]): boolean {
  const spans = hours
    .map((one) => {
      const from = (one.weekday - 1) * minutesOfDay + minuteOf(one.from)
      return { from, until: from + lengthOf(one) }
    })
    .toSorted((a, b) => a.from - b.from)
  return spans.some(({ until }, index) => {
    const next = spans[index + 1]?.from ?? spans[0]!.from + minutesOfWeek
    return until > next
  })
}

/**
 * Hours as text in a language, weekdays that are alike together: `Mon–Fri 10:00–20:00 · Sat 11:00–18:00`; `everyDay` says
 * those that all seven have. Empty where there are none.
 */
export function formatHours(hours: readonly OpenHours[], language: Language, everyDay: (hours: string) => string): string {
  const days = Array.from({ length: 7 }, (_, index) =>
    hours
      .filter(({ weekday }) => weekday === index + 1)
      .map(({ from, until }) => `${from}–${until}`)
      .toSorted()
      .join(', '),
  )
  if (days[0] && days.every((one) => one === days[0])) return everyDay(days[0])
  const names = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' })
  // The first of January 2024 was a Monday.
  const nameOf = (index: number) => names.format(Date.UTC(2024, 0, index + 1))
  const parts: string[] = []
  for (let index = 0; index < 7;) {
    let last = index
    while (last < 6 && days[last + 1] === days[index]) last++
    if (days[index]) parts.push(`${nameOf(index)}${last > index ? `–${nameOf(last)}` : ''} ${days[index]}`)
    index = last + 1
  }
  return parts.join(' · ')
}
