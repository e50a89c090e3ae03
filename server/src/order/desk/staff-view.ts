import type { StaffOrder } from '@longmall/contract/order.ts'
import { sql } from 'kysely'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { lockOrder, type OrderRow } from '../progress/find-order.ts'
import { readOrder } from '../views.ts'

/** One order whole, as an operator sees it; refuses `order.not_found`. */
export async function staffViewOrder(context: Context<StaffActor>, { order_id }: { order_id: number }): Promise<StaffOrder> {
  const order = await readOrder(context, sql`o.id = ${order_id}`)
  const { rows } = await sql<Pick<StaffOrder, 'member_id' | 'account' | 'operator_remark' | 'version' | 'settled_at'>>`
    select o.member_id, m.account, o.operator_remark, o.version, o.settled_at
    from shop_order o join member m on m.id = o.member_id where o.id = ${order_id}`.execute(context.db)
  return { ...order, ...rows[0]! }
}

/** The order for an edit, locked; refuses `order.not_found`, and `order.version_changed` when it is no longer the one that was shown. */
export async function openForEdit(
  context: Context<StaffActor>,
  { order_id, version }: { order_id: number; version: number },
): Promise<OrderRow> {
  const order = await lockOrder(context.db, order_id)
  if (order.version !== version) throw new Refusal('order.version_changed')
  return order
}
