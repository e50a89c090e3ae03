import { cents } from '@longmall/pricing/cents.ts'
import { decimalOf } from '@longmall/pricing/decimal-of.ts'
import { priceBasket } from '@longmall/pricing/price-basket.ts'
import { findFreightRow } from '@longmall/pricing/stages/freight-charge.ts'
import type { Context } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { activeReductions } from '../../promotion/active-reductions.ts'
import { freightTemplates } from '../freight-templates.ts'
import { skusForSale } from '../skus-for-sale.ts'

/**
 * Freight of units of one SKU alone to a region (CAT-04), by the price engine as checkout will, for a shopper without a
 * grade; `free_from_amount`: from what worth of goods on its template charges nothing. Refuses a SKU that is not on sale.
 */
export async function viewFreight(
  context: Context,
  { sku_id, region, quantity = 1 }: { sku_id: number; region: string; quantity?: number | undefined },
) {
  const [sku] = await skusForSale(context, [sku_id])
  if (!sku?.is_listed) throw new Refusal('catalogue.goods_not_found')
  const { goods_id, category_ids, level_discount, weight_grams, warehouse, freight_template_id } = sku
  const templates = await freightTemplates(context, [freight_template_id])
  const line = {
    line_id: 1,
    sku_id,
    goods: { goods_id, category_ids, level_discount },
    list_price: cents(Number(sku.list_price)),
    quantity,
    weight_grams,
    warehouse,
    freight_template_id,
  }
  const facts = {
    grade: -1,
    grade_discount_permille: 1000,
    reductions: await activeReductions(context),
    freight_templates: templates,
    region,
  }
  const { freight } = priceBasket([line], facts)
  const row = templates[0] && findFreightRow(templates[0].rows, region)
  return {
    deliverable: freight[0]!.deliverable,
    freight: decimalOf(freight[0]!.amount),
    free_from_amount: row?.free_from_amount === undefined ? null : decimalOf(row.free_from_amount),
  }
}
