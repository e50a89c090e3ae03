import type { OrderType } from '@longmall/contract/order.ts'
import { sql } from 'kysely'
import type { Database } from '../../kernel/database/database.ts'

/**
 * The type of an order and its profit in cents: what was paid for the units that were not refunded, less their cost price, of the lines whose
 * cost price is known; 0 for a loss.
 */
export async function soldOrder(db: Database, order_id: number): Promise<{ order_type: OrderType; profit: bigint }> {
  const { rows } = await sql<{ order_type: OrderType; profit: bigint }>`
    select o.order_type, (
      select greatest(0, coalesce(sum(l.total - l.refunded_total - l.cost_price * (l.quantity - l.refunded_quantity)), 0))::bigint
      from order_line l where l.order_id = o.id and l.cost_price is not null) as profit
    from shop_order o where o.id = ${order_id}`.execute(db)
  return rows[0]!
}
