import { dayIn } from '../../kernel/clock.ts'
import type { Context } from '../../kernel/context.ts'
import { zoneSettings } from '../../kernel/store-zone.ts'
import type { WorkTools } from '../work-kind.ts'
import type { Cell } from './cell.ts'
import { csvOf } from './csv.ts'
import { xlsxOf } from './xlsx.ts'

export type SheetFormat = 'csv' | 'xlsx'
type Pages = AsyncIterable<readonly Cell[][]>

/** `longmall-{name}-{day of the store}.{format}` and its type. */
export const sheetFile = ({ setting, now }: Pick<Context, 'setting' | 'now'>, name: string, format: SheetFormat) => ({
  name: `longmall-${name}-${dayIn(setting(zoneSettings.time_zone), now)}.${format}`,
  media_type: format === 'csv' ? 'text/csv; charset=utf-8' : 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
})

const chunksOf = (name: string, format: SheetFormat, pages: Pages): AsyncIterable<string | Uint8Array> =>
  format === 'csv' ? csvOf(pages) : xlsxOf(pages, name)

/** Writes pages of rows, the first row the head, as a work's result. */
export const writeSheet = (
  context: Context,
  { file }: WorkTools,
  { name, format, pages }: { name: string; format: SheetFormat; pages: Pages },
): Promise<void> => file({ ...sheetFile(context, name, format), chunks: chunksOf(name, format, pages) })

/** A few rows as a file in memory. */
export async function sheetOf(name: string, format: SheetFormat, rows: readonly Cell[][]): Promise<Buffer> {
  async function* pages() {
    yield rows
  }
  return Buffer.concat((await Array.fromAsync(chunksOf(name, format, pages()))).map((chunk) => Buffer.from(chunk)))
}
