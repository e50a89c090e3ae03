import type { OrderState } from '@longmall/contract/order.ts'
import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'

/** The state of these orders, by their ids; ids that name none are left out. */
export async function findOrderStates({ db }: Context, order_ids: readonly number[]): Promise<Map<number, OrderState>> {
  if (order_ids.length === 0) return new Map()
  const { rows } = await sql<{ id: number; state: OrderState }>`
    select id, state from shop_order where id = any (${order_ids}::int[])`.execute(db)
  return new Map(rows.map(({ id, state }) => [id, state]))
}
