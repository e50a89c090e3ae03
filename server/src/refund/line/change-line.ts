import { sql } from 'kysely'
import type { Timestamp } from '../../kernel/time/clock.ts'
import type { Context } from '../../kernel/context.ts'
import { emit } from '../../kernel/work/outbox.ts'
import '../../order/progress/events.ts'
import { type LineBack, piecesBack } from '../goods/pieces-back.ts'
import { type ReducedLine, reductionsBack } from '../goods/reductions-back.ts'

/**
 * Pieces of a line that an open request asks for, or (below 0) that one asks for no longer, and how many of them must not go
 * out meanwhile; under the order's lock. How the after-sale of the line stands, for lists and badges, follows from it.
 */
export async function requestPieces(
  { db }: Context,
  order_goods_id: number,
  { quantity, unshipped }: { quantity: number; unshipped: number },
): Promise<void> {
  await sql`
    update order_line set requested_quantity = requested_quantity + ${quantity}::int, withheld = withheld + ${unshipped}::int,
      after_sale_state = case when requested_quantity + ${quantity}::int > 0 then 'open' when refunded_quantity > 0 then 'refunded' else 'closed' end
    where id = ${order_goods_id}`.execute(db)
}

/** Counts requested pieces and cents of a line as given back, and freight as its order's, under the order's lock, and says so of what promotions count; the bounds are the table's. */
export async function refundLine(
  context: Context,
  order_goods_id: number,
  { quantity, amount, freight }: { quantity: number; amount: bigint; freight: bigint },
): Promise<void> {
  const { rows } = await sql<LineBack & ReducedLine & { order_id: number; paid_at: Timestamp | null }>`
    with line as (
      update order_line set refunded_quantity = refunded_quantity + ${quantity}::int, refunded_total = refunded_total + ${amount}::bigint,
        requested_quantity = requested_quantity - ${quantity}::int,
        after_sale_state = case when requested_quantity > ${quantity}::int then 'open' else 'refunded' end
      where id = ${order_goods_id}
      returning order_id, quantity, refunded_quantity - ${quantity}::int as refunded_quantity, list_price, promotion_id as line_promotion_id, combos, reductions, is_gift, reduced_by
    ), freight as (
      update shop_order o set freight_refunded = o.freight_refunded + ${freight}::bigint
      from line where o.id = line.order_id and ${freight}::bigint > 0
    )
    select line.*, o.paid_at from line join shop_order o on o.id = line.order_id`.execute(context.db)
  for (const { order_id, paid_at, ...line } of rows) {
    const [pieces, reductions] = [piecesBack(line, quantity, amount), reductionsBack(line, quantity, amount)]
    if (pieces.length + reductions.length > 0 && paid_at !== null)
      await emit(context, 'order.pieces_back', { order_id, paid_at, pieces, reductions })
  }
}
