import { sql } from 'kysely'
import type { Database } from '../kernel/database/database.ts'

/** Brings what lists filter and sort by (price, band, category path, cheapest SKU) up to date for these goods. */
export async function refreshGoods(db: Database, goods_ids: readonly number[]): Promise<void> {
  await sql`select refresh_goods(${goods_ids}::int[])`.execute(db)
}
