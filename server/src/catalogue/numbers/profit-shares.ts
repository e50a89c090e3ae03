import type { GoodsType } from '@longmall/contract/catalogue.ts'
import { sql, type RawBuilder } from 'kysely'

/**
 * SQL: goods of these types, all or some, with `profit_ppm`, the share of its price that a unit leaves over its cost, in millionths and
 * rounded up, of the SKU on sale that leaves most; 0 where no cost is known.
 */
export const profitShares = (types: readonly GoodsType[], goods_ids?: readonly number[]): RawBuilder<unknown> => sql`
  select g.id as goods_id, coalesce(max(((k.price - k.cost_price) * 1000000 + k.price - 1) / k.price), 0)::int as profit_ppm
  from goods g left join sku k on k.goods_id = g.id and k.is_active and k.price > 0 and k.cost_price < k.price
  where g.goods_type = any (${types}::text[]) ${goods_ids ? sql`and g.id = any (${goods_ids}::int[])` : sql``} group by g.id`
