import { sql } from 'kysely'
import type { Context } from '../kernel/context.ts'
import { catalogueChanged } from '../kernel/shared.ts'
import { isTypeOffered } from '../kernel/fulfilment.ts'
import { refreshGoods } from './refresh-goods.ts'

/** The first SKU of the first pledge goods that is for sale; null when none is, or the shop offers no pledges. */
export async function pledgeSku(context: Context): Promise<{ sku_id: number | null }> {
  if (!isTypeOffered(context, 'pledge')) return { sku_id: null }
  const { rows } = await sql<{ sku_id: number }>`
    select s.id as sku_id from goods g join sku s on s.goods_id = g.id
    where g.goods_type = 'pledge' and g.is_listed and s.is_active order by g.position, g.id, s.position limit 1`.execute(context.db)
  return { sku_id: rows[0]?.sku_id ?? null }
}

/** SKUs of pledges for sale, in the order of lists. Price in cents. None where the shop offers no pledges. */
export async function pledgeSkus(context: Context): Promise<{ sku_id: number; months: number; price: bigint }[]> {
  if (!isTypeOffered(context, 'pledge')) return []
  const { rows } = await sql<{ sku_id: number; months: number; price: bigint }>`
    select s.id as sku_id, s.plan_months as months, s.price
    from goods g join sku s on s.goods_id = g.id join stock t on t.sku_id = s.id
    where g.goods_type = 'pledge' and g.is_listed and s.is_active and s.plan_months is not null and t.on_hand > t.reserved
    order by g.position, g.id, s.position`.execute(context.db)
  return rows
}

/** Sets all SKUs of pledges that have another price, in cents, to this one; nothing changes where all have it. */
export async function setPledgePrice({ db }: Context, price: bigint): Promise<void> {
  const { rows } = await sql<{ goods_id: number }>`
    update sku s set price = ${price}, market_price = case when s.market_price > ${price}::bigint then s.market_price end
    from goods g where g.id = s.goods_id and g.goods_type = 'pledge' and s.price <> ${price}::bigint returning s.goods_id`.execute(db)
  if (rows.length === 0) return
  await refreshGoods(
    db,
    [...new Set(rows.map(({ goods_id }) => goods_id))].sort((one, other) => one - other),
  )
  await catalogueChanged(db)
}
