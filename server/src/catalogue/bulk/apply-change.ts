import type { GoodsChange } from '@longmall/contract/catalogue-tree-staff.ts'
import { sql } from 'kysely'
import type { Database } from '../../kernel/database/database.ts'
import { catalogueChanged } from '../../kernel/shared.ts'
import { indexGoods } from '../index-goods.ts'
import { refreshGoods } from '../refresh-goods.ts'
import type { PlannedChange } from './plan-change.ts'

/** Writes what was planned, in the transaction that planned it; lists and search follow. */
export async function applyChange(db: Database, planned: readonly PlannedChange[], change: GoodsChange): Promise<void> {
  const changed = planned.filter(({ outcome }) => outcome === 'changed')
  if (changed.length === 0) return
  const ids = changed.map(({ goods_id }) => goods_id)
  await write(db, ids, changed, change)
  await sql`update goods set version = version + 1 where id = any (${ids}::int[])`.execute(db)
  await refreshGoods(db, ids)
  await indexGoods(db, ids)
  await catalogueChanged(db)
}

async function write(db: Database, ids: number[], changed: readonly PlannedChange[], change: GoodsChange): Promise<void> {
  const own = sql`where id = any (${ids}::int[])`
  switch (change.kind) {
    case 'listing':
      return void (await sql`update goods set is_listed = ${change.is_listed} ${own}`.execute(db))
    case 'category':
      return void (await sql`update goods set category_id = ${change.category_id} ${own}`.execute(db))
    case 'brand':
      return void (await sql`update goods set brand_id = ${change.brand_id} ${own}`.execute(db))
    case 'freight':
      return void (await sql`update goods set freight_template_id = ${change.freight_template_id} ${own}`.execute(db))
    case 'price_percent':
    case 'price_amount':
      return writePrices(db, changed)
    default:
      return writeTags(db, changed)
  }
}

/** A price before, shown struck through, that is no longer above the price goes. */
async function writePrices(db: Database, changed: readonly PlannedChange[]): Promise<void> {
  const prices = changed.flatMap((one) => one.prices)
  await sql`
    update sku s set price = p.price, market_price = case when s.market_price > p.price then s.market_price end
    from unnest(${prices.map(({ sku_id }) => sku_id)}::int[], ${prices.map(({ price }) => price)}::bigint[]) p (sku_id, price)
    where s.id = p.sku_id`.execute(db)
}

async function writeTags(db: Database, changed: readonly PlannedChange[]): Promise<void> {
  const rows = changed.flatMap(({ goods_id, tags }) => tags.map((one) => ({ goods_id, ...one })))
  await sql`
    update goods_text t set tags = array(select jsonb_array_elements_text(r.tags))
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) r (goods_id int, language text, tags jsonb)
    where t.goods_id = r.goods_id and t.language = r.language`.execute(db)
}
