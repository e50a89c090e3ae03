import type { Cell } from './cell.ts'
import { csvOf } from './csv.ts'
import { xlsxOf } from './xlsx.ts'

export type SheetFormat = 'csv' | 'xlsx'

export const sheetTypes: Record<SheetFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** Pages of rows as a file of either format, as they come; `name` is what a sheet of the workbook is called. */
export const sheetChunks = (
  name: string,
  format: SheetFormat,
  pages: AsyncIterable<readonly (readonly Cell[])[]>,
): AsyncIterable<string | Uint8Array> => (format === 'csv' ? csvOf(pages) : xlsxOf(pages, name))

/** A few rows as a file in memory. */
export async function sheetOf(name: string, format: SheetFormat, rows: readonly (readonly Cell[])[]): Promise<Buffer> {
  async function* pages() {
    yield rows
  }
  const chunks = await Array.fromAsync(sheetChunks(name, format, pages()))
  return Buffer.concat(chunks.map((chunk) => Buffer.from(chunk)))
}
