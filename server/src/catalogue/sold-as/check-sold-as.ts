import type { GoodsType } from '@longmall/contract/catalogue.ts'
import type { PromotionKind } from '@longmall/contract/promotion-shapes.ts'
import type { Context } from '../../kernel/context.ts'
import { Refusal, wrongField } from '../../kernel/refusal.ts'
import { skusForSale, type SkuForSale } from '../skus-for-sale.ts'

/** How goods are sold or given beside their own page; `reduction_gift`: what a full reduction adds to another order. */
export type SoldAs = PromotionKind | 'gift' | 'reduction_gift'

/** The order is not of the goods' own type there, so that nothing but a parcel would come of it. */
const typesOf: Partial<Record<SoldAs, readonly GoodsType[]>> = {
  presale: ['standard', 'deposit'],
  combo: ['standard'],
  reduction_gift: ['standard', 'deposit'],
}

/** Does what was bought come of an order like this? A pledge costs its ACC at the price of the day, and is sold by no promotion (decisions/0069). */
export const isSoldAs = (goods_type: GoodsType, as: SoldAs): boolean =>
  goods_type !== 'pledge' && (typesOf[as]?.includes(goods_type) ?? true)

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
