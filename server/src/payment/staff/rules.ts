interface DayOfProvider {
  /** Of the store, `2026-11-22`. */
  day: string
  provider: string
}
/** What a provider says of a day, in cents. */
export interface Said extends DayOfProvider {
  taken_count: number
  taken: bigint
  on_way: bigint
  sent_back: bigint
  open_alerts: number
}
/** What the ledger booked of it, in cents. */
export interface Booked extends DayOfProvider {
  booked_in: bigint
  booked_back: bigint
}

const nothing = { taken_count: 0, taken: 0n, on_way: 0n, sent_back: 0n, open_alerts: 0, booked_in: 0n, booked_back: 0n }

/** Both sides of each day and provider beside each other, what only one of them knows too; the newest day first, then by name. */
export function joinProviderDays(said: readonly Said[], booked: readonly Booked[]): (Said & Booked)[] {
  const rows = new Map<string, Said & Booked>()
  for (const one of [...said, ...booked]) {
    const key = `${one.day} ${one.provider}`
    rows.set(key, { ...nothing, ...rows.get(key), ...one })
  }
  return [...rows.values()].toSorted((a, b) => b.day.localeCompare(a.day) || a.provider.localeCompare(b.provider))
}
