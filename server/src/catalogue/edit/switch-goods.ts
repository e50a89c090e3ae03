import { sql } from 'kysely'
import { audit } from '../../kernel/security/audit.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { catalogueChanged } from '../../kernel/shared.ts'
import { indexGoods } from '../index-goods.ts'
import { refreshGoods } from '../refresh-goods.ts'

interface Row {
  goods_id: number
  is_listed: boolean
  has_sku: boolean
}

/**
 * Puts goods on the shelf or takes them off it, all or none; answers how many were not so before. Refuses
 * `catalogue.goods_not_found`, and `catalogue.sku_required` for one without a SKU on sale.
 */
export async function switchGoods(
  context: Context<StaffActor>,
  { goods_ids, is_listed }: { goods_ids: number[]; is_listed: boolean },
): Promise<{ changed: number }> {
  const { db } = context
  const ids = [...new Set(goods_ids)]
  const { rows } = await sql<Row>`
    select g.id as goods_id, g.is_listed, exists (select from sku s where s.goods_id = g.id and s.is_active) as has_sku
    from goods g where g.id = any (${ids}::int[]) order by g.id for update of g`.execute(db)
  if (rows.length < ids.length) throw new Refusal('catalogue.goods_not_found')
  if (is_listed && rows.some((row) => !row.has_sku)) throw new Refusal('catalogue.sku_required')
  const changed = rows.filter((row) => row.is_listed !== is_listed).map(({ goods_id }) => goods_id)
  if (changed.length > 0) {
    await sql`update goods set is_listed = ${is_listed}, version = version + 1 where id = any (${changed}::int[])`.execute(db)
    await refreshGoods(db, changed)
    await indexGoods(db, changed)
  }
  const subject = `goods ${ids.length === 1 ? ids[0] : 'many'}`
  await audit(context, { subject, before: { goods_ids: changed, is_listed: !is_listed }, after: { goods_ids: changed, is_listed } })
  if (changed.length > 0) await catalogueChanged(db)
  return { changed: changed.length }
}
