import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'

/** A SKU in a promotion: units set apart for it, and those of them that are taken. */
export interface ReservedItem {
  promotion_id: number
  sku_id: number
  goods_id: number
  stock: number | null
  reserved: number
}

/** What is taken of these promotions' SKUs, of those that are switched on. One statement. */
export async function reservedItems({ db }: Context, promotion_ids: readonly number[]): Promise<ReservedItem[]> {
  if (promotion_ids.length === 0) return []
  const { rows } = await sql<ReservedItem>`
    select i.promotion_id, i.sku_id, i.goods_id, i.stock, i.reserved from promotion_item i join promotion p on p.id = i.promotion_id
    where p.is_on and i.promotion_id = any (${promotion_ids}::int[]) order by i.promotion_id, i.position, i.sku_id`.execute(db)
  return rows
}
