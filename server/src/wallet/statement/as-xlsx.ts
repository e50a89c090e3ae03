import { unitScale } from '@longmall/contract/units.ts'
import writeXlsxFile, { type SheetData } from 'write-excel-file/node'
import type { Statement } from './make-statement.ts'
import { tableOf, type Place, type StatementCell } from './table.ts'

const widths = [20, 16, 18, 20, 16, 16, 16]

/** A statement as a sheet of XLSX, amounts as numbers that it can sum. */
export async function asXlsx(statement: Statement, place: Place): Promise<Buffer> {
  const decimals = unitScale[statement.unit]
  const format = decimals === 0 ? '#,##0' : `#,##0.${'0'.repeat(decimals)}`
  const cell = (one: StatementCell, isHead: boolean) => {
    if (one === null) return null
    if ('text' in one) return { value: one.text, type: String, ...(isHead ? { fontWeight: 'bold' as const } : {}) }
    // A sheet knows numbers only; one of 15 digits comes out of this as it went in.
    return { value: Number(one.amount), type: Number, format }
  }
  const rows = tableOf(statement, place)
  const data: SheetData = rows.map((row, n) => row.map((one) => cell(one, n === 0 || n === 4)))
  const file = writeXlsxFile(data, { columns: widths.map((width) => ({ width })), sheet: place.unitText })
  return file.toBuffer()
}
