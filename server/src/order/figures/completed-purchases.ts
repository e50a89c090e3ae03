import { sql } from 'kysely'
import type { Database } from '../../kernel/database/database.ts'
import { received } from '../rules.ts'
import { statesSql } from '../state-sql.ts'

/**
 * What a member received and kept: the number of completed orders of which something was not refunded, what was paid for it in cents without
 * freight, and whether any of these goods is among it.
 */
export async function completedPurchases(
  db: Database,
  member_id: number,
  goods_ids: readonly number[],
): Promise<{ orders: number; amount: bigint; has_goods: boolean }> {
  const { rows } = await sql<{ orders: number; amount: bigint; has_goods: boolean }>`
    select count(distinct o.id)::int as orders, coalesce(sum(l.total - l.refunded_total), 0)::bigint as amount,
      coalesce(bool_or(l.goods_id = any (${goods_ids}::int[])), false) as has_goods
    from shop_order o join order_line l on l.order_id = o.id
    where o.member_id = ${member_id} and o.state in ${statesSql(received)} and not l.is_gift and l.refunded_quantity < l.quantity`.execute(
    db,
  )
  return rows[0]!
}
