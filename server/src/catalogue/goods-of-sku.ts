import type { Context } from '../kernel/context.ts'
import { Refusal } from '../kernel/refusal.ts'

/** The goods of a SKU, on the shelf or not. Refuses `catalogue.goods_not_found`. */
export async function goodsOfSku({ db }: Context, sku_id: number): Promise<number> {
  const row = await db.selectFrom('sku').select('goods_id').where('id', '=', sku_id).executeTakeFirst()
  if (!row) throw new Refusal('catalogue.goods_not_found')
  return row.goods_id
}

/** Refuses `catalogue.goods_not_found` for an id that names none. */
export async function checkGoods({ db }: Context, goods_id: number): Promise<void> {
  const row = await db.selectFrom('goods').select('id').where('id', '=', goods_id).executeTakeFirst()
  if (!row) throw new Refusal('catalogue.goods_not_found')
}
