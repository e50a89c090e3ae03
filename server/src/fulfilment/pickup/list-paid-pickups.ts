import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import type { Timestamp } from '../../kernel/time/clock.ts'
import { unfulfilled } from '../../order/rules.ts'
import { statesSql } from '../../order/state-sql.ts'

export interface PaidPickup {
  order_id: number
  order_no: string
  member_id: number
  store_id: number
  paid_at: Timestamp
}

/** Those of orders that are paid, not on hold, and fetched at a store. */
export async function listPaidPickups({ db }: Context, order_ids: readonly number[]): Promise<PaidPickup[]> {
  const { rows } = await sql<PaidPickup>`
    select id as order_id, order_no, member_id, pickup_store as store_id, paid_at from shop_order
    where id = any (${order_ids}::int[]) and delivery_plan = 'pickup' and pickup_store is not null and on_hold_by is null
      and state in ${statesSql(unfulfilled)} order by id`.execute(db)
  return rows
}
