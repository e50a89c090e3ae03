import { stringify } from 'csv-stringify/sync'
import type { Cell } from './cell.ts'

// Spreadsheets read a text that begins with one of these as a formula; a leading apostrophe prevents it. A text that begins so after
// apostrophes of its own gets one more, so that the guard can be removed again.
const startsFormula = /^'*[=+\-@\t\r]/
const escapeFormula = (text: string) => (startsFormula.test(text) ? `'${text}` : text)

/** A text of a CSV file that this module wrote, without the guard against formulas. */
export const unescapeFormula = (text: string): string => (text.startsWith("'") && startsFormula.test(text) ? text.slice(1) : text)

function valueOf(cell: Cell): string {
  if (cell === null) return ''
  if ('text' in cell) return escapeFormula(cell.text)
  return 'amount' in cell ? cell.amount : cell.number
}

/** The mark by which spreadsheets know UTF-8; it stands before the first row. */
export const byteOrderMark = '\uFEFF'

/** Rows as lines of CSV (RFC 4180), each with its end. */
export const csvRows = (rows: readonly (readonly Cell[])[]): string =>
  stringify(
    rows.map((row) => row.map(valueOf)),
    { record_delimiter: 'windows', quoted_match: /[\r\n]|^\s|\s$/ },
  )

/** A whole file of CSV, as its pages of rows come. */
export async function* csvOf(pages: AsyncIterable<readonly (readonly Cell[])[]>): AsyncGenerator<string> {
  yield byteOrderMark
  for await (const rows of pages) yield csvRows(rows)
}
