import { sql } from 'kysely'
import type { Database } from '../kernel/database/database.ts'

/** Does any order exist? With `lock` none can be created until the transaction ends. */
export async function hasOrders(db: Database, lock = false): Promise<boolean> {
  if (lock) await sql`lock table shop_order in share mode`.execute(db)
  const { rows } = await sql`select from shop_order limit 1`.execute(db)
  return rows.length > 0
}
