interface ProviderDayKey {
  /** Of the store, `2026-11-22`. */
  day: string
  provider: string
}
/** What a provider says of a day, in cents. */
export interface ReportedDay extends ProviderDayKey {
  taken_count: number
  taken: bigint
  on_way: bigint
  sent_back: bigint
  open_alerts: number
}
/** What the ledger booked of it, in cents. */
export interface BookedDay extends ProviderDayKey {
  booked_in: bigint
  booked_back: bigint
}

const emptyDay = { taken_count: 0, taken: 0n, on_way: 0n, sent_back: 0n, open_alerts: 0, booked_in: 0n, booked_back: 0n }

/** Both sides of each day and provider beside each other, what only one of them knows too; the newest day first, then by name. */
export function joinProviderDays(reported: readonly ReportedDay[], booked: readonly BookedDay[]): (ReportedDay & BookedDay)[] {
  const rows = new Map<string, ReportedDay & BookedDay>()
  for (const providerDay of [...reported, ...booked]) {
    const key = `${providerDay.day} ${providerDay.provider}`
    rows.set(key, { ...emptyDay, ...rows.get(key), ...providerDay })
  }
  return [...rows.values()].toSorted((a, b) => b.day.localeCompare(a.day) || a.provider.localeCompare(b.provider))
}
