import { sql } from 'kysely'
import type { Timestamp } from '../../kernel/clock.ts'
import type { Context } from '../../kernel/context.ts'
import { emit } from '../../kernel/outbox.ts'
import '../progress/events.ts'
import { type LineBack, piecesBack } from './pieces-back.ts'

/** Pieces that must not go out while they are asked back, or again may (below 0), under the order's lock; the line tells them to shipping. */
export async function withholdPieces({ db }: Context, order_goods_id: number, pieces: number): Promise<void> {
  if (pieces !== 0) await sql`update order_line set withheld = withheld + ${pieces}::int where id = ${order_goods_id}`.execute(db)
}

/** How the after-sale of a line stands, for lists and badges. */
export async function setAfterSale({ db }: Context, order_goods_id: number, state: 'open' | 'refunded' | 'closed'): Promise<void> {
  await sql`update order_line set after_sale_state = ${state} where id = ${order_goods_id}`.execute(db)
}

/** Counts pieces and cents of a line as given back, and freight as its order's, under the order's lock, and says so of what promotions count; the bounds are the table's. */
export async function refundLine(
  context: Context,
  order_goods_id: number,
  { quantity, amount, freight }: { quantity: number; amount: bigint; freight: bigint },
): Promise<void> {
  const { rows } = await sql<LineBack & { order_id: number; paid_at: Timestamp | null }>`
    with line as (
      update order_line set refunded_quantity = refunded_quantity + ${quantity}::int, refunded_total = refunded_total + ${amount}::bigint,
        after_sale_state = 'refunded'
      where id = ${order_goods_id}
      returning order_id, quantity, refunded_quantity - ${quantity}::int as refunded_quantity, list_price, promotion_id as line_promotion_id, combos, reductions
    ), freight as (
      update shop_order o set freight_refunded = o.freight_refunded + ${freight}::bigint
      from line where o.id = line.order_id and ${freight}::bigint > 0
    )
    select line.*, o.paid_at from line join shop_order o on o.id = line.order_id`.execute(context.db)
  for (const { order_id, paid_at, ...line } of rows) {
    const pieces = piecesBack(line, quantity, amount)
    if (pieces.length > 0 && paid_at !== null) await emit(context, 'order.pieces_back', { order_id, paid_at, pieces })
  }
}
