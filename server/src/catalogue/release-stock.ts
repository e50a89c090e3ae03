import { sql } from 'kysely'
import type { Context } from '../kernel/context.ts'
import { sumQuantities, type SkuQuantity } from './stock/sum-quantities.ts'
import { publishStockBands } from './stock/publish-stock-bands.ts'

/**
 * Releases units that `reserveStock` reserved, in the caller's transaction and lock order. That it happens once for an order
 * is the caller's: it moves the order's state by a conditional update first. A database error when more comes back than was taken.
 */
export async function releaseStock(context: Context, lines: readonly SkuQuantity[]): Promise<void> {
  if (lines.length === 0) return
  const { sku_ids, quantities } = sumQuantities(lines)
  const { rows } = await sql<{ sku_id: number }>`
    with locked as (
      select s.sku_id, s.on_hand - s.reserved as left, w.quantity
      from stock s join unnest(${sku_ids}::int[], ${quantities}::int[]) w (sku_id, quantity) on w.sku_id = s.sku_id order by s.sku_id for update of s
    ), released as (
      update stock s set reserved = s.reserved - l.quantity from locked l where s.sku_id = l.sku_id
    )
    select sku_id from locked where stock_band(locked.left) <> 'plenty'`.execute(context.db)
  await publishStockBands(
    context,
    rows.map((row) => row.sku_id),
  )
}
