import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'

/** The SKUs that these goods still offer, by goods and in their order. One statement. */
export async function skusOfGoods({ db }: Context, goods_ids: readonly number[]): Promise<{ goods_id: number; sku_id: number }[]> {
  if (goods_ids.length === 0) return []
  const { rows } = await sql<{ goods_id: number; sku_id: number }>`
    select goods_id, id as sku_id from sku where goods_id = any (${goods_ids}::int[]) and is_active order by goods_id, position, id`.execute(
    db,
  )
  return rows
}
