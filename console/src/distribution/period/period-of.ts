export interface Period {
  /** Days of the store, `2026-11-22`, both of them included. */
  from: string
  until: string
}

const isDay = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)

/** The range of days of an address, the usual one for what it lacks; a range that ends before it starts is turned around. */
export function periodOf(search: Record<string, unknown>, usual: Period): Period {
  const [from, until] = [isDay(search.from) ? search.from : usual.from, isDay(search.until) ? search.until : usual.until]
  return from <= until ? { from, until } : { from: until, until: from }
}
