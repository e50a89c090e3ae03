import { sql } from 'kysely'
import type { Database } from '../kernel/database/database.ts'

/** Was anything ever ordered? Where `lock` is asked for, nobody orders until the transaction ends. */
export async function hasOrders(db: Database, lock = false): Promise<boolean> {
  if (lock) await sql`lock table shop_order in share mode`.execute(db)
  const { rows } = await sql`select from shop_order limit 1`.execute(db)
  return rows.length > 0
}
