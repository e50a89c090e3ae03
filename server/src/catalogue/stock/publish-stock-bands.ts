import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import { emit } from '../../kernel/work/outbox.ts'

/** Publishes that visitors see another stock of these SKUs: of a SKU of which few are left each unit counts. */
export async function publishStockBands(context: Context, sku_ids: readonly number[]): Promise<void> {
  if (sku_ids.length === 0) return
  const rows = await context.db
    .selectFrom('sku')
    .select('goods_id')
    .distinct()
    .where(sql<boolean>`id = any (${sku_ids})`)
    .execute()
  await emit(context, 'stock.band_changed', { goods_ids: rows.map((row) => row.goods_id) })
}
