import { cents, sumCents } from '@longmall/pricing/cents.ts'
import { priceBasket } from '@longmall/pricing/price-basket.ts'
import type { Cents, PricedBasket, PricedLine, Warehouse } from '@longmall/pricing/types.ts'
import { usedAllowances } from '../cart/allowance.ts'
import { basketLine, priceFacts } from '../cart/priced.ts'
import { checkLine, invalidReason } from '../cart/rules.ts'
import { selectedLines, skusById, type SelectedLine } from '../cart/selected-lines.ts'
import { freightTemplates } from '../catalogue/freight-templates.ts'
import type { SkuForSale } from '../catalogue/skus-for-sale.ts'
import type { Context, MemberActor } from '../kernel/context.ts'
import { Refusal, wrongField } from '../kernel/refusal.ts'

/** What is to be bought: the selected lines of the cart, or pieces (1 when not said) of one SKU. */
export interface Source {
  from_cart?: boolean | undefined
  sku_id?: number | undefined
  quantity?: number | undefined
}
export interface BoughtLine {
  line_id: number
  quantity: number
  sku: SkuForSale
}

/** The lines of one warehouse: what becomes one order. Amounts in cents. */
export interface PricedGroup {
  warehouse: Warehouse
  lines: (BoughtLine & { priced: PricedLine })[]
  list_total: Cents
  goods_total: Cents
  reduction_total: Cents
  freight_total: Cents
  total: Cents
  deliverable: boolean
}
export interface PricedOrder {
  groups: PricedGroup[]
  basket: PricedBasket
}

/**
 * The lines to be bought, judged now. Selected lines that cannot be bought at all stand apart in the cart and are left
 * out, unless nothing else is selected. Refuses `order.nothing_selected`, `order.not_purchasable_here`, and what a line
 * with too many pieces is refused for: `cart.off_shelf`, `cart.sold_out`, `cart.purchase_limit`.
 */
export async function linesToBuy(context: Context<MemberActor>, source: Source, { lock }: { lock: boolean }): Promise<BoughtLine[]> {
  const lines = await findLines(context, source, lock)
  const buyable = lines.filter(({ sku }) => !invalidReason(sku))
  for (const { sku } of buyable) if (sku.goods_type !== 'standard') throw new Refusal('order.not_purchasable_here', { sku_id: sku.sku_id })
  const limited = lines.flatMap(({ sku }) => (sku.max_per_member === null ? [] : [sku.goods_id]))
  const used = await usedAllowances(context, context.actor.member_id, limited)
  for (const line of buyable.length ? buyable : lines) {
    const beside = buyable.filter((one) => one !== line && one.sku.goods_id === line.sku.goods_id)
    const taken = beside.reduce((sum, one) => sum + one.quantity, used.get(line.sku.goods_id) ?? 0)
    checkLine(line.sku, line.quantity, taken)
  }
  return buyable
}

async function findLines(context: Context<MemberActor>, { from_cart, sku_id, quantity = 1 }: Source, lock: boolean): Promise<BoughtLine[]> {
  if (!from_cart && sku_id === undefined) throw wrongField('sku_id', 'field.required')
  if (from_cart && sku_id !== undefined) throw wrongField('from_cart', 'field.choice')
  const wanted: SelectedLine[] = sku_id === undefined ? await selectedLines(context, { lock }) : [{ line_id: 1, sku_id, quantity }]
  const skus = await skusById(context, wanted)
  const lines = wanted.flatMap(({ line_id, sku_id, quantity }) => (skus.has(sku_id) ? [{ line_id, quantity, sku: skus.get(sku_id)! }] : []))
  if (lines.length === 0) throw new Refusal(from_cart ? 'order.nothing_selected' : 'cart.off_shelf')
  return lines
}

/** Prices lines for the member now, with freight to a region (null: no address yet), and parts them by warehouse. */
export async function priceOrder(context: Context<MemberActor>, lines: readonly BoughtLine[], region: string | null): Promise<PricedOrder> {
  const facts = await priceFacts(context)
  const templates = await freightTemplates(
    context,
    lines.map(({ sku }) => sku.freight_template_id),
  )
  const basket = priceBasket(
    lines.map(({ line_id, quantity, sku }) => basketLine(line_id, quantity, sku)),
    { ...facts, freight_templates: templates, region },
  )
  const priced = lines.map((line, position) => ({ ...line, priced: basket.lines[position]! }))
  const groups = basket.freight.map(({ warehouse, amount, deliverable }) => {
    const own = priced.filter(({ sku }) => sku.warehouse === warehouse)
    return {
      warehouse,
      lines: own,
      deliverable,
      ...totalsOf(
        own.map((line) => line.priced),
        amount,
      ),
    }
  })
  return { groups, basket }
}

function totalsOf(lines: readonly PricedLine[], freight_total: Cents) {
  const goods_total = sumCents(lines, (line) => line.goods_total)
  const to_pay = sumCents(lines, (line) => line.total)
  return {
    list_total: sumCents(lines, ({ list_price, quantity }) => cents(list_price * quantity)),
    goods_total,
    reduction_total: cents(goods_total - to_pay),
    freight_total,
    total: cents(to_pay + freight_total),
  }
}
