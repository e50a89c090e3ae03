import { cents } from '@longmall/pricing/cents.ts'
import type * as pricing from '@longmall/pricing/types.ts'
import type { SkuForSale } from '../catalogue/skus-for-sale.ts'
import type { Context } from '../kernel/context.ts'
import type { Shopper } from './owner.ts'

/** A line of a cart or an order on its way into the price engine. */
export function basketLine(line_id: number, quantity: number, sku: SkuForSale): pricing.BasketLine {
  const { sku_id, goods_id, category_ids, level_discount, weight_grams, warehouse, freight_template_id } = sku
  const goods = { goods_id, category_ids, level_discount }
  return { line_id, sku_id, goods, list_price: cents(Number(sku.list_price)), quantity, weight_grams, warehouse, freight_template_id }
}

/**
 * Price facts of these SKUs for this shopper, without freight: the grade's discount and free freight (none for a visitor), full
 * reductions, discounts and topics, combos that include any of them. At most two statements beside the cache.
 */
export async function priceFacts(context: Context<Shopper>, sku_ids: readonly number[]): Promise<pricing.PriceFacts> {
  const {
    actor,
    site: { priceSources },
  } = context
  const grade = actor.kind === 'member' ? await priceSources.grade(context, actor.grade) : visitorGrade
  return {
    grade: grade.grade,
    grade_discount_permille: grade.discount_permille,
    grade_free_freight: grade.free_freight,
    reductions: await priceSources.reductions(context),
    offers: await priceSources.offers(context, sku_ids),
    combos: await priceSources.combos(context, sku_ids),
    freight_templates: [],
    region: null,
  }
}

const visitorGrade = { grade: -1, discount_permille: 1000, free_freight: false }
