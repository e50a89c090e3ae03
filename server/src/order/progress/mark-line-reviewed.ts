import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'

/** Review state of an order's line; an order is reviewed when all its lines are (ORD-14). */
export async function markLineReviewed(
  { db, now }: Context,
  { order_id, order_goods_id, state }: { order_id: number; order_goods_id: number; state: 'written' | 'default' | 'appended' },
): Promise<void> {
  await sql`update order_line set review_state = ${state}, reviewed_at = coalesce(reviewed_at, ${now}) where id = ${order_goods_id}`.execute(
    db,
  )
  await sql`
    update shop_order o set reviewed_at = ${now}
    where id = ${order_id} and reviewed_at is null
      and not exists (select from order_line l where l.order_id = o.id and l.reviewed_at is null and l.refunded_quantity < l.quantity)`.execute(
    db,
  )
}
