import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import { findOrder } from '../../order/progress/find-order.ts'
import '../../order/progress/events.ts'
import type { Events } from '../../kernel/work/outbox.ts'

/**
 * Answers `order.paid` in its transaction: goods that were bought for coins stand among the exchanges from now on, with the
 * coins and the money of then. A repeated event changes nothing.
 */
export async function recordGoods(context: Context, { promotion, lines, member_id }: Events['order.paid']): Promise<void> {
  if (promotion?.kind !== 'point') return
  for (const { order_id, sku_id, quantity, promotion_kind } of lines) {
    if (promotion_kind !== 'point') continue
    const { longcoin_total, total } = await findOrder(context.db, order_id)
    await sql`
      insert into points_order (member_id, kind, order_id, sku_id, quantity, longcoin, amount, created_at)
      values (${member_id}, 'goods', ${order_id}, ${sku_id}, ${quantity}, ${longcoin_total}, ${total}, ${context.now})
      on conflict (order_id) do nothing`.execute(context.db)
  }
}
