import type { Context } from '../../kernel/context.ts'
import { sql } from 'kysely'
import { giveForSettledTasks } from '../tasks/give-for-task.ts'
import { giveDeferredRewards } from './give-deferred-rewards.ts'

/** An order of which nothing can come back any more; the price of the goods that stayed, in cents as text. */
export interface SettledOrder {
  order_id: number
  member_id: number
  goods_total: string
}

/**
 * Handles `order.settled`, and `order.refunded` of a completely refunded order: grants pending rewards of rules and tasks for the
 * remaining goods, and none when there are none. A repeated event changes nothing.
 */
export async function handleOrderSettled(context: Context, { order_id, member_id, goods_total }: SettledOrder): Promise<void> {
  const inserted = await sql`
    insert into reward_settled_order (order_id, goods_total, settled_at) values (${order_id}, ${BigInt(goods_total)}, ${context.now})
    on conflict do nothing returning order_id`.execute(context.db)
  if (inserted.rows.length === 0) return
  await giveForSettledTasks(context, member_id, order_id)
  await giveDeferredRewards(context, order_id)
}
