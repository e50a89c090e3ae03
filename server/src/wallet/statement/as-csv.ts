import type { Statement } from './make-statement.ts'
import { tableOf, type Place, type StatementCell } from './table.ts'

// A sheet takes a text that begins with one of these for a formula.
const formula = /^[=+\-@\t\r]/

function written(cell: StatementCell): string {
  if (cell === null) return ''
  if ('amount' in cell) return cell.amount
  const text = formula.test(cell.text) ? `'${cell.text}` : cell.text
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A statement as CSV (RFC 4180), with the mark by which sheets know UTF-8. */
export const asCsv = (statement: Statement, place: Place): Buffer =>
  Buffer.from(
    `\uFEFF${tableOf(statement, place)
      .map((row) => `${row.map(written).join(',')}\r\n`)
      .join('')}`,
  )
