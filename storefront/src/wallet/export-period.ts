const dayMs = 86_400_000

/** The day of an instant where the shopper is, `2026-11-21`. */
const dayOf = (at: Date) => new Intl.DateTimeFormat('en-CA').format(at)

/** The last `days` days, today among them. */
export const daysBack = (today: Date, days: number) => ({
  from: dayOf(new Date(today.getTime() - (days - 1) * dayMs)),
  until: dayOf(today),
})
