import { sql, type RawBuilder } from 'kysely'
import { findGoodsByAnyName } from '../../catalogue/edit/find-goods-by-any-name.ts'
import type { Context } from '../../kernel/context.ts'

/**
 * A condition on `shop_order o`: goods that are or were called so, in any language, are in it. Up to `maxIds` orders are read by their ids; of
 * more, some stand on every stretch of any list.
 */
export async function containsGoods(context: Context, keyword: string, maxIds = 10_000): Promise<RawBuilder<unknown>> {
  const goods_ids = await findGoodsByAnyName(context, keyword)
  if (goods_ids.length === 0) return sql`false`
  const { rows } = await sql<{ order_id: number }>`
    select order_id from order_line where goods_id = any (${goods_ids}::int[]) limit ${maxIds + 1}`.execute(context.db)
  if (rows.length <= maxIds) return sql`o.id = any (${[...new Set(rows.map(({ order_id }) => order_id))]}::int[])`
  // As a value and not as `exists`, so that it is looked up for the orders that are walked, and never joined whole.
  return sql`(select true from order_line w where w.order_id = o.id and w.goods_id = any (${goods_ids}::int[]) limit 1)`
}
