import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'

export interface ShippedQuantity {
  order_goods_id: number
  quantity: number
}

/**
 * Counts units of an order's lines as sent, in the caller's transaction under the order's lock. False, with nothing
 * counted, when a line is not of this order or has fewer units left (ORD-10).
 */
export async function addShippedQuantities({ db }: Context, order_id: number, lines: readonly ShippedQuantity[]): Promise<boolean> {
  const ids = lines.map((line) => line.order_goods_id)
  const quantities = lines.map((line) => line.quantity)
  const { rows } = await sql<{ fits: boolean }>`
    with wanted as (
      select l.id, w.quantity, l.quantity - l.shipped_quantity - l.on_hold_quantity >= w.quantity as fits
      from unnest(${ids}::int[], ${quantities}::int[]) w (id, quantity) join order_line l on l.id = w.id and l.order_id = ${order_id}
    ), judged as (
      select count(*) = ${lines.length} and bool_and(fits) as fits from wanted
    ), sent as (
      update order_line l set shipped_quantity = l.shipped_quantity + w.quantity from wanted w, judged j where l.id = w.id and j.fits
    )
    select coalesce(fits, false) as fits from judged`.execute(db)
  return rows[0]!.fits
}
