import { sql } from 'kysely'
import type { Context } from '../kernel/context.ts'
import { Refusal } from '../kernel/refusal.ts'
import { sumQuantities, type SkuQuantity } from './stock/sum-quantities.ts'
import { publishStockBands } from './stock/publish-stock-bands.ts'

interface Row {
  sku_id: number
  is_short: boolean
  /** Before the taking. */
  left: number
  is_band_changed: boolean
}

/**
 * Takes units for an order, in the caller's transaction: all or nothing, checked and taken in one statement.
 * Rows are locked by ascending SKU id, so that two orders never wait for each other; call it late in the transaction.
 * Refuses `cart.sold_out` with the SKU and what is left of it.
 */
export async function reserveStock(context: Context, lines: readonly SkuQuantity[]): Promise<void> {
  if (lines.length === 0) return
  const { sku_ids, quantities } = sumQuantities(lines)
  const rows =
    sku_ids.length === 1 ? await reserveOne(context, sku_ids[0]!, quantities[0]!) : await reserveMany(context, sku_ids, quantities)
  const outOfStock = rows.find((row) => row.is_short)
  if (outOfStock) throw new Refusal('cart.sold_out', { left: outOfStock.left, sku_id: outOfStock.sku_id })
  const changed = rows.filter((row) => row.is_band_changed)
  await publishStockBands(
    context,
    changed.map((row) => row.sku_id),
  )
}

/** One SKU, as in a hot sale: a third more takings a second than by the statement for many. */
async function reserveOne({ db }: Context, sku_id: number, quantity: number): Promise<Row[]> {
  const { rows } = await sql<Row>`
    update stock s set reserved = s.reserved + ${quantity} where s.sku_id = ${sku_id} and s.on_hand - s.reserved >= ${quantity}
    returning s.sku_id, false as is_short, s.on_hand - s.reserved + ${quantity} as left, stock_band(s.on_hand - s.reserved) <> 'plenty' as is_band_changed`.execute(
    db,
  )
  if (rows.length) return rows
  const stock = await db.selectFrom('stock').select(['on_hand', 'reserved']).where('sku_id', '=', sku_id).executeTakeFirst()
  return [{ sku_id, is_short: true, left: stock ? stock.on_hand - stock.reserved : 0, is_band_changed: false }]
}

async function reserveMany({ db }: Context, sku_ids: number[], quantities: number[]): Promise<Row[]> {
  const { rows } = await sql<Row>`
    with wanted as (
      select * from unnest(${sku_ids}::int[], ${quantities}::int[]) w (sku_id, quantity)
    ), locked as (
      select s.sku_id, s.on_hand - s.reserved as left, w.quantity from stock s join wanted w on w.sku_id = s.sku_id order by s.sku_id for update of s
    ), checked as (
      select w.sku_id, coalesce(l.left, 0) as left, w.quantity, coalesce(l.left, 0) < w.quantity as is_short
      from wanted w left join locked l on l.sku_id = w.sku_id
    ), reserved as (
      update stock s set reserved = s.reserved + j.quantity from checked j
      where s.sku_id = j.sku_id and not exists (select from checked where is_short)
    )
    select j.sku_id, j.is_short, j.left, stock_band(j.left - j.quantity) <> 'plenty' as is_band_changed from checked j order by j.sku_id`.execute(
    db,
  )
  return rows
}
