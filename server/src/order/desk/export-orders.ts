import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import type { order as contract } from '@longmall/contract/order.ts'
import { sql } from 'kysely'
import { dayIn } from '../../kernel/clock.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { zoneSettings } from '../../kernel/store-zone.ts'
import { cellsIn, headOf, readOrderLines } from './order-rows.ts'
import { conditionOf } from './search-orders.ts'
import { rowsAsCsv, rowsAsXlsx } from './sheet.ts'

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
  const { language, setting, now } = context
  const chosen = sql`select * from shop_order o where ${await conditionOf(context, filters)} order by id desc limit ${mostLines + 1}`
  const rows = await readOrderLines(context, chosen, mostLines + 1)
  if (rows.length > mostLines) throw new Refusal('order.too_many_to_export', { maximum: mostLines })
  const zone = setting(zoneSettings.time_zone)
  const heads = headOf(language, zone)
  const cells = rows.map(cellsIn(language, zone, context.site.shared.shop.currency))
  const file = format === 'csv' ? rowsAsCsv([heads, ...cells]) : await rowsAsXlsx([heads, ...cells], 'orders')
  return {
    file_name: `longmall-orders-${dayIn(zone, now)}.${format}`,
    media_type: format === 'csv' ? 'text/csv; charset=utf-8' : 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    content: file.toString('base64'),
  }
}
