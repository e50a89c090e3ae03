import type { Context } from '../../kernel/context.ts'
import { isSoldAs, type SoldAs } from '../../kernel/fulfilment.ts'
import { Refusal, wrongField } from '../../kernel/refusal.ts'
import { skusForSale, type SkuForSale } from '../skus-for-sale.ts'

/** Refuses the field of a form by `promotion.goods_unsuitable` {goods_name} where goods cannot be sold so. */
export function checkSoldAs({ goods_type, goods_name }: SkuForSale, as: SoldAs, field: string): void {
  if (!isSoldAs(goods_type, as)) throw wrongField(field, 'promotion.goods_unsuitable', { goods_name })
}

/** The same of the field `sku_id`, or another one, by the SKU's id; one that names none is left to others. */
export async function checkSkuSoldAs(context: Context, sku_id: number, as: SoldAs, field = 'sku_id'): Promise<void> {
  for (const sku of await skusForSale(context, [sku_id])) checkSoldAs(sku, as, field)
}

/** Refuses `promotion.goods_unsuitable` {goods_name} where one of these SKUs cannot be sold so. */
export async function requireSoldAs(context: Context, sku_ids: readonly number[], as: SoldAs): Promise<void> {
  for (const { goods_type, goods_name } of await skusForSale(context, sku_ids))
    if (!isSoldAs(goods_type, as)) throw new Refusal('promotion.goods_unsuitable', { goods_name })
}
