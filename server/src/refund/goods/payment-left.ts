import { sql } from 'kysely'
import type { Timestamp } from '../../kernel/time/clock.ts'
import type { Context } from '../../kernel/context.ts'
import { emit } from '../../kernel/work/outbox.ts'
import { type ReducedLine, reductionsBack } from './reductions-back.ts'
import '../../order/progress/events.ts'
import type { TakenLine } from '../../order/source/pieces-of.ts'

/** Has everything that was bought under a payment gone back? */
export async function nothingStands({ db }: Context, payment_id: number): Promise<boolean> {
  const { rows } = await sql`
    select from shop_order o join order_line l on l.order_id = o.id
    where o.payment_id = ${payment_id} and not l.is_gift and l.refunded_quantity < l.quantity limit 1`.execute(db)
  return rows.length === 0
}

interface PresentBack extends ReducedLine {
  sku_id: number
  paid_at: Timestamp
}

/** Presents of an order that did not go out stay with the shop when all that was bought goes back; answers what comes back into stock. */
export async function withdrawGifts(context: Context, order_id: number): Promise<TakenLine[]> {
  const { rows } = await sql<PresentBack>`
    with left_over as (
      select id, sku_id, quantity, refunded_quantity, is_gift, reduced_by from order_line
      where order_id = ${order_id} and is_gift and shipped_quantity = 0 and refunded_quantity < quantity
    ), withdrawn as (
      update order_line l set refunded_quantity = l.quantity, withheld = l.quantity from left_over o where l.id = o.id
    )
    select left_over.*, o.paid_at from left_over join shop_order o on o.id = ${order_id}`.execute(context.db)
  const left = rows.map((row) => ({ row, quantity: row.quantity - row.refunded_quantity }))
  const reductions = left.flatMap(({ row, quantity }) => reductionsBack(row, quantity, 0n))
  if (reductions.length > 0) await emit(context, 'order.pieces_back', { order_id, paid_at: rows[0]!.paid_at, pieces: [], reductions })
  return left.map(({ row, quantity }) => ({ sku_id: row.sku_id, quantity, line_promotion_id: null, combos: [] }))
}
