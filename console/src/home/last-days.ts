const dayMs = 86_400_000

/** The last so many days of a zone, today counted. */
export function lastDays(count: number, timeZone: string, now = Date.now()): { first_day: string; last_day: string } {
  const dayOf = (at: number) => new Intl.DateTimeFormat('sv-SE', { timeZone }).format(at)
  const last_day = dayOf(now)
  return { first_day: new Date(Date.parse(last_day) - (count - 1) * dayMs).toISOString().slice(0, 10), last_day }
}
