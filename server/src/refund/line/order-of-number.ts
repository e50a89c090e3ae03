import { sql } from 'kysely'
import type { Database } from '../../kernel/database/database.ts'

/** The order of a number, whoever’s it is; null where there is none. */
export async function orderOfNumber(db: Database, order_no: string): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`select id from shop_order where order_no = ${order_no}`.execute(db)
  return rows[0]?.id ?? null
}
