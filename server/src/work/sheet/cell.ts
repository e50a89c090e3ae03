/** A cell: words, a number or an amount as its decimal text, or nothing. */
export type Cell = { text: string } | { amount: string } | null

export const text = (value: string | null | undefined): Cell =>
  value === null || value === undefined || value === '' ? null : { text: value }
export const amount = (value: string | null | undefined): Cell => (value === null || value === undefined ? null : { amount: value })

/** A heading over instants of a zone; its name and no offset, as that changes with the season. */
export const timeHead = (heading: string, zone: string): Cell => ({ text: `${heading} (${zone})` })

/** Instants as `2026-11-21 09:30:00` of a zone: that form sorts, and every sheet reads it. */
export function timeIn(zone: string): (at: string | null) => Cell {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' })
  return (at) => (at === null ? null : { text: format.format(new Date(at)) })
}
