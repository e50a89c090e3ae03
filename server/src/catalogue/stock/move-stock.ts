import type { stockReasons } from '@longmall/contract/stock-staff.ts'
import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'

export type StockReason = (typeof stockReasons)[number]
/** A change of the units on hand of one SKU, signed. */
export interface StockMovement {
  sku_id: number
  quantity: number
  reason: StockReason
}
export interface StockChange {
  sku_id: number
  before: number
  after: number
}
interface Row extends StockChange {
  sku_no: string
  reserved: number
  is_wrong: boolean
}

/** More than any shop has, and far from where a number of the database ends. */
export const maxOnHand = 100_000_000

/**
 * Changes the units on hand of some SKUs, each at most once, and writes down each change: all or nothing, checked and done in
 * one statement, rows locked by ascending SKU id. The caller holds the rows of their goods, and refreshes these after.
 * Refuses `catalogue.stock_below_reserved` {sku_no, reserved} and `catalogue.stock_too_many` {sku_no, maximum}.
 */
export async function moveStock(context: Context, moves: readonly StockMovement[], note = ''): Promise<StockChange[]> {
  const { db, actor, now } = context
  const nonZero = moves.filter(({ quantity }) => quantity !== 0)
  if (nonZero.length === 0) return []
  const { rows } = await sql<Row>`
    with wanted as (
      select * from unnest(${nonZero.map((one) => one.sku_id)}::int[], ${nonZero.map((one) => one.quantity)}::int[], ${nonZero.map((one) => one.reason)}::text[])
        w (sku_id, quantity, reason)
    ), locked as (
      select s.sku_id, s.on_hand, s.reserved, w.quantity, w.reason, s.on_hand + w.quantity not between s.reserved and ${maxOnHand} as is_wrong
      from stock s join wanted w on w.sku_id = s.sku_id order by s.sku_id for update of s
    ), moved as (
      update stock s set on_hand = l.on_hand + l.quantity from locked l where s.sku_id = l.sku_id and not exists (select from locked where is_wrong)
    ), recorded as (
      insert into stock_move (sku_id, goods_id, reason, quantity, before, after, note, staff_id, moved_at)
      select l.sku_id, k.goods_id, l.reason, l.quantity, l.on_hand, l.on_hand + l.quantity, ${note}, ${actor.kind === 'staff' ? actor.staff_id : null}::int, ${now}
      from locked l join sku k on k.id = l.sku_id where not exists (select from locked where is_wrong) order by l.sku_id
    )
    select l.sku_id, k.sku_no, l.reserved, l.on_hand as before, l.on_hand + l.quantity as after, l.is_wrong
    from locked l join sku k on k.id = l.sku_id order by l.sku_id`.execute(db)
  const wrong = rows.find((row) => row.is_wrong)
  if (wrong && wrong.after < wrong.reserved)
    throw new Refusal('catalogue.stock_below_reserved', { sku_no: wrong.sku_no, reserved: wrong.reserved })
  if (wrong) throw new Refusal('catalogue.stock_too_many', { sku_no: wrong.sku_no, maximum: maxOnHand })
  return rows.map(({ sku_id, before, after }) => ({ sku_id, before, after }))
}
