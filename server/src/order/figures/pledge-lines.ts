import { sql } from 'kysely'
import type { Database } from '../../kernel/database/database.ts'
import type { OrderDetails } from '../progress/find-order.ts'

/** Lines of orders of the type pledge, with the terms that their order keeps; prices in cents. */
export async function pledgeLines(db: Database, order_ids: readonly number[]) {
  const { rows } = await sql<{
    order_id: number
    order_no: string
    order_line_id: number
    shares: number
    unit_price: bigint
    details: OrderDetails
  }>`
    select o.id as order_id, o.order_no, l.id as order_line_id, l.quantity as shares, l.unit_price, o.details
    from shop_order o join order_line l on l.order_id = o.id
    where o.id = any (${order_ids}::int[]) and o.order_type = 'pledge' and not l.is_gift order by l.id`.execute(db)
  return rows
}
