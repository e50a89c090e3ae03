import { dayIn } from '../kernel/time/clock.ts'
import type { Context } from '../kernel/context.ts'
import type { Cell } from '../kernel/sheet/cell.ts'
import { sheetChunks, sheetTypes, type SheetFormat } from '../kernel/sheet/sheet-file.ts'
import { zoneSettings } from '../kernel/time/store-zone.ts'
import type { WorkTools } from './work-kind.ts'

/** `longmall-{name}-{day of the store}.{format}` and its type. */
export const sheetFile = ({ setting, now }: Pick<Context, 'setting' | 'now'>, name: string, format: SheetFormat) => ({
  name: `longmall-${name}-${dayIn(setting(zoneSettings.time_zone), now)}.${format}`,
  media_type: sheetTypes[format],
})

/** Writes pages of rows, the first row the head, as a work's result. */
export const writeSheet = (
  context: Context,
  { file }: WorkTools,
  { name, format, pages }: { name: string; format: SheetFormat; pages: AsyncIterable<readonly Cell[][]> },
): Promise<void> => file({ ...sheetFile(context, name, format), chunks: sheetChunks(name, format, pages) })
