import { sql } from 'kysely'
import type { Database } from '../../kernel/database/database.ts'

/** What requests under way will give back before this one: quantities, and cents with their freight. */
export interface Pending {
  /** Of the same order. */
  quantity: number
  cents: bigint
  /** The same by line. */
  line_quantities: Record<number, number>
  /** Of other orders of the same payment. */
  other_quantity: number
  other_cents: bigint
}

export const noPending: Pending = { quantity: 0, cents: 0n, line_quantities: {}, other_quantity: 0, other_cents: 0n }

/** Requests of this payment under way that were made before one (before a new one, when none is named). */
export async function pendingBefore(
  db: Database,
  { payment_id, order_id }: { payment_id: number; order_id: number },
  before: number | null = null,
): Promise<Pending> {
  const earlier = sql`status in (1, 3, 4, 5) ${before === null ? sql`` : sql`and id < ${before}`}`
  const { rows } = await sql<Pending>`
    select coalesce(sum(quantity) filter (where order_id = ${order_id}), 0)::int as quantity,
      coalesce(sum(goods_amount + freight_amount) filter (where order_id = ${order_id}), 0)::bigint as cents,
      coalesce(sum(quantity) filter (where order_id <> ${order_id}), 0)::int as other_quantity,
      coalesce(sum(goods_amount + freight_amount) filter (where order_id <> ${order_id}), 0)::bigint as other_cents,
      (select coalesce(jsonb_object_agg(order_line_id, quantity), '{}') from (
        select order_line_id, sum(quantity) as quantity from return_request where order_id = ${order_id} and ${earlier} group by order_line_id) l) as line_quantities
    from return_request where payment_id = ${payment_id} and ${earlier}`.execute(db)
  return rows[0]!
}
