import { cents, sumCents } from '@longmall/pricing/cents.ts'
import { priceBasket } from '@longmall/pricing/price-basket.ts'
import type { Cents, PricedBasket, PricedLine, Warehouse } from '@longmall/pricing/types.ts'
import type { JudgedCoupon } from '@longmall/contract/coupon.ts'
import { usedAllowances } from '../../cart/allowance.ts'
import { basketLine, priceFacts } from '../../cart/priced.ts'
import { checkLine, invalidReason } from '../../cart/rules.ts'
import { selectedLines, skusById, type SelectedLine } from '../../cart/selected-lines.ts'
import { freightTemplates } from '../../catalogue/freight-templates.ts'
import type { SkuForSale } from '../../catalogue/skus-for-sale.ts'
import { chooseForBasket } from '../../coupon/usable-coupons.ts'
import type { Context, MemberActor } from '../../kernel/context.ts'
import { Refusal, wrongField } from '../../kernel/refusal.ts'
import { longcoinFacts } from '../../wallet/offset/longcoin-facts.ts'
import type { OrderTerms } from './order-terms.ts'

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
/** What may be taken off beside promotions: a coupon (the best when none is named and none refused), and coins. */
export interface OffsetWanted {
  member_coupon_id?: number | undefined
  no_coupon?: boolean | undefined
  longcoin?: number | undefined
}
export interface PricedOrder {
  terms: OrderTerms
  groups: PricedGroup[]
  basket: PricedBasket
  member_coupon_id: number | null
  /** What the coupon takes off, in cents. */
  saved: Cents
  judged: JudgedCoupon[]
  longcoin: { balance: number; most: number; spent: number; per_dollar: number }
  /** Of a reservation: what of the total is paid at once. */
  deposit: Cents | null
  /** What is paid at once. */
  due: Cents
}

/**
 * The lines to be bought, judged now. Selected lines that cannot be bought at all stand apart in the cart and are left
 * out, unless nothing else is selected. Refuses `order.nothing_selected`, `order.not_purchasable_here`, and what a line
 * with too many pieces is refused for: `cart.off_shelf`, `cart.sold_out`, `cart.purchase_limit`.
 */
export async function linesToBuy(context: Context<MemberActor>, source: Source, { lock }: { lock: boolean }): Promise<BoughtLine[]> {
  const lines = await findLines(context, source, lock)
  const buyable = lines.filter(({ sku }) => !invalidReason(sku))
  // What is ordered on a page of its own never stands among others.
  if (source.from_cart)
    for (const { sku } of buyable)
      if (sku.goods_type !== 'standard') throw new Refusal('order.not_purchasable_here', { sku_id: sku.sku_id })
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

/**
 * Prices lines for the member now on these terms, and parts them by warehouse. Coupon and coins lower standard orders alone:
 * devices, pledges, reservations and recharges cost what they cost. `forView` asks for the member's coins also when none are
 * wanted. Refuses `coupon.not_usable`.
 */
export async function priceOrder(
  context: Context<MemberActor>,
  lines: readonly BoughtLine[],
  terms: OrderTerms,
  wanted: OffsetWanted & { forView: boolean },
): Promise<PricedOrder> {
  const { member_id } = context.actor
  const isStandard = terms.order_type === 'standard'
  const isSent = terms.needs_address
  const templates = await freightTemplates(
    context,
    lines.map(({ sku }) => sku.freight_template_id),
  )
  const facts = { ...(await priceFacts(context)), freight_templates: templates, region: terms.address?.region ?? null }
  const basketLines = lines.map(({ line_id, quantity, sku }) => ({
    ...basketLine(line_id, quantity, sku),
    // What nobody sends has no freight.
    ...(isSent ? {} : { freight_template_id: null }),
  }))
  const coupons = isStandard ? await chooseForBasket(context, member_id, basketLines, facts, wanted) : noCoupons
  const coins = isStandard && (wanted.forView || wanted.longcoin) ? await longcoinFacts(context, member_id, wanted.longcoin ?? 0) : null
  const basket = priceBasket(basketLines, { ...facts, coupon: coupons.coupon, coupons: coupons.coupons, longcoin: coins })
  const member_coupon_id = coupons.coupon?.member_coupon_id ?? null
  const used = basket.trace.find((entry) => entry.stage === 'coupon' && entry.applied)
  const deposit = depositOf(lines, basket)
  return {
    terms,
    groups: groupsOf(lines, basket),
    basket,
    // A named one that takes nothing off stays the member's.
    member_coupon_id: used ? member_coupon_id : null,
    saved: used?.saved ?? cents(0),
    judged: coupons.judged,
    longcoin: { balance: coins?.balance ?? 0, per_dollar: coins?.per_dollar ?? 100, ...basket.longcoin },
    deposit,
    due: deposit ?? basket.total,
  }
}

const noCoupons = { coupon: null, coupons: [], judged: [] }

function groupsOf(lines: readonly BoughtLine[], basket: PricedBasket): PricedGroup[] {
  const priced = lines.map((line, position) => ({ ...line, priced: basket.lines[position]! }))
  return basket.freight.map(({ warehouse, amount, deliverable }) => {
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
}

/** The deposit of a reservation, so much a piece and never more than the whole; null where nothing is reserved. */
function depositOf(lines: readonly BoughtLine[], { total }: PricedBasket): Cents | null {
  const { sku, quantity } = lines[0]!
  const { deposit } = sku.requirement
  if (sku.goods_type !== 'deposit' || !deposit) return null
  return cents(Math.min(total, deposit.amount * quantity))
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
