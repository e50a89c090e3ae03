import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'

/**
 * Units of a line that an open request asks for, or (below 0) that one asks for no longer, and how many of them must not go
 * out meanwhile; under the order's lock. How the after-sale of the line stands, for lists and badges, follows from it.
 */
export async function requestQuantity(
  { db }: Context,
  order_goods_id: number,
  { quantity, unshipped }: { quantity: number; unshipped: number },
): Promise<void> {
  await sql`
    update order_line set requested_quantity = requested_quantity + ${quantity}::int, withheld = withheld + ${unshipped}::int,
      after_sale_state = case when requested_quantity + ${quantity}::int > 0 then 'open' when refunded_quantity > 0 then 'refunded' else 'closed' end
    where id = ${order_goods_id}`.execute(db)
}
