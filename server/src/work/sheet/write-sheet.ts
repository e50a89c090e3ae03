import { dayIn } from '../../kernel/clock.ts'
import type { Context } from '../../kernel/context.ts'
import { zoneSettings } from '../../kernel/store-zone.ts'
import type { WorkTools } from '../work-kind.ts'
import type { Cell } from './cell.ts'
import { csvOf } from './csv.ts'
import { xlsxOf } from './xlsx.ts'

export type SheetFormat = 'csv' | 'xlsx'

/** Writes pages of rows, the first row the head, as a work's result, `longmall-{name}-{day of the store}.{format}`. */
export function writeSheet(
  { setting, now }: Context,
  { file }: WorkTools,
  { name, format, pages }: { name: string; format: SheetFormat; pages: AsyncIterable<readonly Cell[][]> },
): Promise<void> {
  return file({
    name: `longmall-${name}-${dayIn(setting(zoneSettings.time_zone), now)}.${format}`,
    media_type: format === 'csv' ? 'text/csv; charset=utf-8' : 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    chunks: format === 'csv' ? csvOf(pages) : xlsxOf(pages, name),
  })
}
