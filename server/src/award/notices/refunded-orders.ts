import { sql } from 'kysely'
import type { Database } from '../../kernel/database/database.ts'
import { orderNumbers } from '../../order/figures/order-numbers.ts'
import type { ProfitSource } from '@longmall/contract/award-profit.ts'

/** Numbers of the orders whose refund took something back, by the key of the transfer, `event 5`. */
export async function refundedOrders(
  db: Database,
  entries: readonly { source: ProfitSource | null; key: string }[],
): Promise<Map<string, string>> {
  const ids = entries.filter(({ source }) => source === 'taken_back').map(({ key }) => Number(key.slice('event '.length)))
  const { rows } = await sql<{ id: bigint; order_id: number }>`
    select id, order_id from award_event where id = any (${[...new Set(ids)]}::bigint[]) and order_id is not null`.execute(db)
  const numbers = await orderNumbers(
    db,
    rows.map(({ order_id }) => order_id),
  )
  return new Map(rows.flatMap(({ id, order_id }) => (numbers.has(order_id) ? [[`event ${id}`, numbers.get(order_id)!]] : [])))
}
