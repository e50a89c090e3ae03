import writeXlsxFile, { type SheetData } from 'write-excel-file/node'

/** A cell: words, or an amount as its decimal text. */
export type Cell = { text: string } | { amount: string } | null

// A sheet takes a text that begins with one of these for a formula.
const formula = /^[=+\-@\t\r]/

function written(cell: Cell): string {
  if (cell === null) return ''
  if ('amount' in cell) return cell.amount
  const text = formula.test(cell.text) ? `'${cell.text}` : cell.text
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Rows as CSV (RFC 4180), with the mark by which sheets know UTF-8. */
export const rowsAsCsv = (rows: readonly Cell[][]): Buffer =>
  Buffer.from(`\uFEFF${rows.map((row) => `${row.map(written).join(',')}\r\n`).join('')}`)

/** Rows as a sheet of XLSX, the first one the head, amounts as numbers that it can sum. */
export async function rowsAsXlsx(rows: readonly Cell[][], sheet: string): Promise<Buffer> {
  const cell = (one: Cell, isHead: boolean) => {
    if (one === null) return null
    if ('text' in one) return { value: one.text, type: String, ...(isHead ? { fontWeight: 'bold' as const } : {}) }
    return { value: Number(one.amount), type: Number, format: '#,##0.00' }
  }
  const data: SheetData = rows.map((row, n) => row.map((one) => cell(one, n === 0)))
  return writeXlsxFile(data, { columns: rows[0]!.map(() => ({ width: 18 })), sheet }).toBuffer()
}
