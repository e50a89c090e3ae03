import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import { importStock } from '../stock/import-stock.ts'
import type { Variant } from './parse-variants.ts'

export interface SkuRow extends Omit<Variant, 'values' | 'picture'> {
  value_ids: number[]
  picture_position: number | null
}

/**
 * Writes the SKUs of a goods from a file. A SKU is identified by its number; one that is missing in the file is retired but not deleted,
 * since orders and reviews refer to it. Quantities are units on hand, never below the reserved ones; they change only `with_stock`; cost prices only by a file
 * with their column.
 */
export async function saveSkus(context: Context, goods_id: number, rows: SkuRow[], with_stock: boolean): Promise<void> {
  const { db } = context
  const saved = await db
    .insertInto('sku')
    .values(
      rows.map(({ sku_no, value_ids, price, market_price, cost_price, weight_grams, picture_position }, position) => {
        return {
          goods_id,
          sku_no,
          value_ids,
          price,
          market_price,
          cost_price: cost_price ?? null,
          weight_grams,
          picture_position,
          position,
        }
      }),
    )
    .onConflict((on) =>
      on.columns(['goods_id', 'sku_no']).doUpdateSet((update) => ({
        value_ids: update.ref('excluded.value_ids'),
        price: update.ref('excluded.price'),
        market_price: update.ref('excluded.market_price'),
        ...(rows.some(({ cost_price }) => cost_price !== undefined) && { cost_price: update.ref('excluded.cost_price') }),
        weight_grams: update.ref('excluded.weight_grams'),
        picture_position: update.ref('excluded.picture_position'),
        position: update.ref('excluded.position'),
        is_active: true,
      })),
    )
    .returning(['id', 'sku_no'])
    .execute()
  const savedIds = saved.map(({ id }) => id)
  await sql`update sku set is_active = false where goods_id = ${goods_id} and is_active and id <> all (${savedIds})`.execute(db)
  const on_hand = new Map(rows.map((row) => [row.sku_no, row.on_hand]))
  const stock = saved.map(({ id, sku_no }) => ({ sku_id: id, on_hand: on_hand.get(sku_no)! }))
  await importStock(context, stock, with_stock)
}
