/** A cell: text, a number or an amount as its decimal text, or nothing. Text of a head is bold where a format can say so. */
export type Cell = { text: string; isHead?: boolean } | { number: string } | { amount: string } | null

export const text = (value: string | null | undefined): Cell =>
  value === null || value === undefined || value === '' ? null : { text: value }
export const amount = (value: string | null | undefined): Cell => (value === null || value === undefined ? null : { amount: value })

/** Instants as `2026-11-21 09:30:00` of a zone: that form sorts, and every sheet reads it. */
export function timeIn(zone: string): (at: string | null) => { text: string } | null {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' })
  return (at) => (at === null ? null : { text: format.format(new Date(at)) })
}
