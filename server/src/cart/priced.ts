import type { PricedLine, Totals, TraceEntry } from '@longmall/contract/cart.ts'
import { cents } from '@longmall/pricing/cents.ts'
import { decimalOf } from '@longmall/pricing/decimal-of.ts'
import type * as pricing from '@longmall/pricing/types.ts'
import type { SkuForSale } from '../catalogue/skus-for-sale.ts'
import type { Context } from '../kernel/context.ts'
import { gradeOf } from '../member/grades.ts'
import { activeReductions } from '../promotion/active-reductions.ts'
import type { Shopper } from './owner.ts'

/** A line of a cart or an order on its way into the price engine. */
export function basketLine(line_id: number, quantity: number, sku: SkuForSale): pricing.BasketLine {
  const { sku_id, goods_id, category_ids, level_discount, weight_grams, warehouse, freight_template_id } = sku
  const goods = { goods_id, category_ids, level_discount }
  return { line_id, sku_id, goods, list_price: cents(Number(sku.list_price)), quantity, weight_grams, warehouse, freight_template_id }
}

/** What prices depend on for this shopper now, without freight: the grade's discount (none for a visitor) and full reductions. */
export async function priceFacts(context: Context<Shopper>): Promise<pricing.PriceFacts> {
  const { actor } = context
  const grade = actor.kind === 'member' ? await gradeOf(context, actor.grade) : { grade: -1, discount_permille: 1000 }
  const reductions = await activeReductions(context)
  return { grade: grade.grade, grade_discount_permille: grade.discount_permille, reductions, freight_templates: [], region: null }
}

export function wireLine({
  list_price,
  unit_price,
  goods_total,
  reductions,
  total,
  longcoin: _coins,
  ...line
}: pricing.PricedLine): PricedLine {
  return {
    ...line,
    list_price: decimalOf(list_price),
    unit_price: decimalOf(unit_price),
    goods_total: decimalOf(goods_total),
    reductions: reductions.map(({ source, amount }) => ({ source, amount: decimalOf(amount) })),
    total: decimalOf(total),
  }
}

export function wireTotals({
  list_total,
  goods_total,
  reduction_total,
  freight_total,
  total,
}: Record<keyof Totals, pricing.Cents>): Totals {
  return {
    list_total: decimalOf(list_total),
    goods_total: decimalOf(goods_total),
    reduction_total: decimalOf(reduction_total),
    freight_total: decimalOf(freight_total),
    total: decimalOf(total),
  }
}

export function wireTrace(trace: readonly pricing.TraceEntry[]): TraceEntry[] {
  return trace.map(({ saved, missing, ...entry }) => ({
    ...entry,
    saved: decimalOf(saved),
    missing: missing ? { amount: missing.amount === undefined ? null : decimalOf(missing.amount), pieces: missing.pieces ?? null } : null,
  }))
}
