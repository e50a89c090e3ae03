interface ProviderDayKey {
  /** Of the store, `2026-11-22`. */
  day: string
  provider: string
}
/** A provider's report of a day, in cents. */
export interface ReportedDay extends ProviderDayKey {
  received_count: number
  received: bigint
  refunds_pending: bigint
  refunds_sent: bigint
  open_alerts: number
}
/** What the ledger booked of it, in cents. */
export interface BookedDay extends ProviderDayKey {
  booked: bigint
  refunds_booked: bigint
}

const emptyDay = { received_count: 0, received: 0n, refunds_pending: 0n, refunds_sent: 0n, open_alerts: 0, booked: 0n, refunds_booked: 0n }

/** Both sides by day and provider, including those known to one side only; the newest day first, then by name. */
export function joinProviderDays(reported: readonly ReportedDay[], booked: readonly BookedDay[]): (ReportedDay & BookedDay)[] {
  const rows = new Map<string, ReportedDay & BookedDay>()
  for (const providerDay of [...reported, ...booked]) {
    const key = `${providerDay.day} ${providerDay.provider}`
    rows.set(key, { ...emptyDay, ...rows.get(key), ...providerDay })
  }
  return [...rows.values()].toSorted((a, b) => b.day.localeCompare(a.day) || a.provider.localeCompare(b.provider))
}
