import type { StaffGift } from '@longmall/contract/gift.ts'
import { skusForSale } from '../../catalogue/skus-for-sale.ts'
import type { Context } from '../../kernel/context.ts'

/** These rows with the goods of each one's SKU, in the caller's language. */
export async function withGoodsNames<Row extends { sku_id: number }>(
  context: Context,
  rows: readonly Row[],
): Promise<(Row & Pick<StaffGift, 'goods_id' | 'goods_name' | 'sku_name'>)[]> {
  const skus = await skusForSale(context, [...new Set(rows.map(({ sku_id }) => sku_id))])
  const byId = new Map(skus.map((sku) => [sku.sku_id, sku]))
  return rows.map((row) => {
    const { goods_id, goods_name, sku_name } = byId.get(row.sku_id)!
    return { ...row, goods_id, goods_name, sku_name }
  })
}
