import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import type { order as contract } from '@longmall/contract/order.ts'
import { sql } from 'kysely'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { zoneSettings } from '../../kernel/store-zone.ts'
import { sheetFile, sheetOf } from '../../work/sheet/write-sheet.ts'
import { cellsIn, headOf, readOrderLines } from './order-rows.ts'
import { conditionOf } from './search-orders.ts'

// A file of more lines than this helps nobody, and the answer is held in memory.
const mostLines = 20_000

/**
 * The orders of a filter as a file in base64, a row a line, freight and total in an order's first; in the caller's language,
 * times of the store's zone. Phones are left out: who needs one opens the order. Refuses `order.too_many_to_export`. (ORD-16)
 */
export async function exportOrders(
  context: Context<StaffActor>,
  { format, ...filters }: InputOf<typeof contract.export>,
): Promise<OutputOf<typeof contract.export>> {
  const { language, setting } = context
  const chosen = sql`select * from shop_order o where ${await conditionOf(context, filters)} order by id desc limit ${mostLines + 1}`
  const rows = await readOrderLines(context, chosen, mostLines + 1)
  if (rows.length > mostLines) throw new Refusal('order.too_many_to_export', { maximum: mostLines })
  const cells = rows.map(cellsIn(language, setting(zoneSettings.time_zone)))
  const { name: file_name, media_type } = sheetFile(context, 'orders', format)
  return { file_name, media_type, content: (await sheetOf('orders', format, [headOf(context), ...cells])).toString('base64') }
}
