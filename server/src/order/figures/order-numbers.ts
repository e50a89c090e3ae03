import { sql } from 'kysely'
import type { Database } from '../../kernel/database/database.ts'

/** The numbers of orders by their id. */
export async function orderNumbers(db: Database, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: number; order_no: string }>`
    select id, order_no from shop_order where id = any (${ids}::int[])`.execute(db)
  return new Map(rows.map(({ id, order_no }) => [id, order_no]))
}

/** The id of the order of a number; null where there is none. */
export async function orderIdOf(db: Database, order_no: string): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`select id from shop_order where order_no = ${order_no}`.execute(db)
  return rows[0]?.id ?? null
}
