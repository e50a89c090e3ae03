import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import type { ItemRow } from './list-zone.ts'

/** The SKUs of these promotions as they stand, also of those that are over or switched off, in their order. One statement. */
export async function itemsOf({ db }: Context, promotion_ids: readonly number[]): Promise<(ItemRow & { promotion_id: number })[]> {
  if (promotion_ids.length === 0) return []
  const { rows } = await sql<ItemRow & { promotion_id: number }>`
    select promotion_id, sku_id, goods_id, price::float8 as price, quantity, stock, reserved, rules from promotion_item
    where promotion_id = any (${promotion_ids}::int[]) order by promotion_id, position, sku_id`.execute(db)
  return rows
}
