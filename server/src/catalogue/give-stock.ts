import { sql } from 'kysely'
import type { Context } from '../kernel/context.ts'
import { sumPieces, type Pieces } from './stock/sum-pieces.ts'
import { tellBands } from './stock/tell-bands.ts'

/**
 * Gives pieces back that `takeStock` took, in the caller's transaction and lock order. That it happens once for an order
 * is the caller's: it moves the order's state by a conditional update first. A database error when more comes back than was taken.
 */
export async function giveStock(context: Context, pieces: readonly Pieces[]): Promise<void> {
  if (pieces.length === 0) return
  const { sku_ids, quantities } = sumPieces(pieces)
  const { rows } = await sql<{ sku_id: number }>`
    with locked as (
      select s.sku_id, s.on_hand - s.taken as left, w.quantity
      from stock s join unnest(${sku_ids}::int[], ${quantities}::int[]) w (sku_id, quantity) on w.sku_id = s.sku_id order by s.sku_id for update of s
    ), given as (
      update stock s set taken = s.taken - l.quantity from locked l where s.sku_id = l.sku_id
    )
    select sku_id from locked where stock_band(locked.left) <> 'plenty'`.execute(context.db)
  await tellBands(
    context,
    rows.map((row) => row.sku_id),
  )
}
