import type { Cell } from './cell.ts'

// A sheet takes a text that begins with one of these for a formula.
const formula = /^[=+\-@\t\r]/

function written(cell: Cell): string {
  if (cell === null) return ''
  if ('amount' in cell) return cell.amount
  if ('number' in cell) return cell.number
  const text = formula.test(cell.text) ? `'${cell.text}` : cell.text
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Rows as CSV (RFC 4180) as they come, with the mark by which sheets know UTF-8. */
export async function* csvOf(pages: AsyncIterable<readonly Cell[][]>): AsyncGenerator<string> {
  yield '\uFEFF'
  for await (const rows of pages) yield rows.map((row) => `${row.map(written).join(',')}\r\n`).join('')
}
