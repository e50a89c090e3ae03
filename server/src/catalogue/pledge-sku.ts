import { sql } from 'kysely'
import type { Context } from '../kernel/context.ts'
import { isTypeOffered } from '../kernel/fulfilment.ts'

/** The first SKU of the first pledge goods that is for sale; null when none is, or the shop offers no pledges. */
export async function pledgeSku(context: Context): Promise<{ sku_id: number | null }> {
  if (!isTypeOffered(context, 'pledge')) return { sku_id: null }
  const { rows } = await sql<{ sku_id: number }>`
    select s.id as sku_id from goods g join sku s on s.goods_id = g.id
    where g.goods_type = 'pledge' and g.is_listed and s.is_active order by g.position, g.id, s.position limit 1`.execute(context.db)
  return { sku_id: rows[0]?.sku_id ?? null }
}
