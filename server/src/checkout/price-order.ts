import { cents, sumCents } from '@longmall/pricing/cents.ts'
import { bestDeal } from '@longmall/pricing/deal/best-deal.ts'
import { priceBasket } from '@longmall/pricing/price-basket.ts'
import type { BasketLine, Cents, CouponFact, PricedBasket, PricedLine, PriceFacts, Warehouse } from '@longmall/pricing/types.ts'
import type { JudgedCoupon } from '@longmall/contract/coupon.ts'
import type { Quote } from '@longmall/contract/order.ts'
import { namedRules } from '../cart/promotions/cart-promotions.ts'
import { basketLine, priceFacts } from '../cart/priced.ts'
import { stockedGifts } from '../cart/promotions/stocked-gifts.ts'
import { freightTemplates } from '../catalogue/freight-templates.ts'
import { chooseForBasket } from '../coupon/usable-coupons.ts'
import type { Context, MemberActor } from '../kernel/context.ts'
import { longcoinFacts } from '../wallet/offset/longcoin-facts.ts'
import { countDeposit } from './count-deposit.ts'
import { findGifts, type GiftGone } from './find-gifts.ts'
import type { Purchase } from '../order/source/purchase-source.ts'
import type { CheckoutLine, Checkout } from './checkout-lines.ts'
import type { OrderTerms } from './terms/order-terms.ts'

/** A line of an order to be; presents stand among the others at no price. */
export interface OrderLine extends CheckoutLine {
  priced: PricedLine
  is_gift: boolean
  /** The full reduction that gives it, as the price engine names it. */
  given_by?: string
}

/** The lines of one warehouse: what becomes one order. Amounts in cents. */
export interface PricedGroup {
  warehouse: Warehouse
  lines: OrderLine[]
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
  /** By what it is bought, where that counts: a group buy of too few pieces is none. Null of goods or a cart alone. */
  purchase: Purchase | null
  gifts_gone: GiftGone[]
  member_coupon_id: number | null
  /** What the coupon takes off, in cents. */
  saved: Cents
  judged: JudgedCoupon[]
  /** Coins that are spent in all, those of an exchange's price among them. */
  longcoin: { balance: number; most: number; spent: number; price: number; per_dollar: number }
  /** Of a reservation: what of the total is paid at once, and what that counts for. */
  deposit: Cents | null
  counts_as: Cents | null
  /** What is paid at once. */
  due: Cents
  /** What the price engine was given, and the names of the rules in it. */
  engine: { lines: BasketLine[]; facts: PriceFacts; coupons: CouponFact[]; rules: Quote['rules'] }
}

/**
 * Prices lines for the member now on these terms, and parts them by warehouse. Coupon and coins lower standard orders and
 * presales alone: devices, pledges, reservations and recharges cost what they cost. `forView` asks for the member's coins also
 * when none are wanted. Refuses `coupon.not_usable`.
 */
export async function priceOrder(
  context: Context<MemberActor>,
  { lines, purchase }: Checkout,
  terms: OrderTerms,
  wanted: OffsetWanted & { forView: boolean },
): Promise<PricedOrder> {
  const { member_id } = context.actor
  const takesOff = terms.order_type === 'standard' || purchase.takes_offset
  const { facts, basketLines, giftSkus } = await factsOf(context, lines, purchase, terms)
  const coupons = takesOff ? await chooseForBasket(context, member_id, basketLines, facts, wanted) : withoutCoupons(basketLines, facts)
  const asksCoins = wanted.forView || wanted.longcoin || purchase.promotion?.longcoin !== undefined
  const coins = takesOff && asksCoins ? await longcoinFacts(context, member_id, wanted.longcoin ?? 0) : null
  const all = { ...facts, declined: coupons.declined, coupon: coupons.coupon, coupons: coupons.coupons, longcoin: coins }
  const { basket, deposit, counts_as } = countDeposit(priceBasket(basketLines, all), lines, purchase)
  const gifts = findGifts(basketLines, all, basket, giftSkus)
  const used = basket.trace.find((entry) => entry.stage === 'coupon' && entry.applied)
  return {
    terms,
    groups: groupsOf(lines, basket, gifts.lines, purchase),
    basket,
    purchase: isPricedSo(purchase, basket) ? purchase : null,
    gifts_gone: gifts.gone,
    // A named one that takes nothing off stays the member's.
    member_coupon_id: used ? (coupons.coupon?.member_coupon_id ?? null) : null,
    saved: used?.saved ?? cents(0),
    judged: coupons.judged,
    longcoin: { balance: coins?.balance ?? 0, per_dollar: coins?.per_dollar ?? 100, ...basket.longcoin },
    deposit,
    counts_as,
    due: deposit ?? basket.total,
    engine: { lines: basketLines, facts: all, coupons: coupons.coupons, rules: await namedRules(context, facts) },
  }
}

const withoutCoupons = (lines: BasketLine[], facts: PriceFacts) => ({
  coupon: null,
  coupons: [],
  judged: [],
  declined: bestDeal(lines, facts).declined,
})

/** What the price engine is given: the member's facts, what runs on these SKUs, and the lines with what they are bought by. */
async function factsOf(context: Context<MemberActor>, lines: readonly CheckoutLine[], purchase: Purchase, terms: OrderTerms) {
  const sku_ids = lines.map(({ sku }) => sku.sku_id)
  const ids = lines.map(({ sku }) => sku.freight_template_id)
  const freight_templates = await freightTemplates(context, ids)
  const known = await priceFacts(context, sku_ids)
  const { reductions, giftSkus } = await stockedGifts(context, known.reductions, lines)
  const facts = { ...known, reductions, freight_templates, region: terms.address?.region ?? null }
  // What nobody sends, and a present, has no freight.
  const isFree = !terms.needs_address || purchase.is_present
  const basketLines = lines.map(({ line_id, quantity, sku }): BasketLine => ({
    ...basketLine(line_id, quantity, sku),
    ...(purchase.promotion ? { promotion: purchase.promotion } : {}),
    ...(isFree ? { freight_template_id: null } : {}),
  }))
  return { facts, basketLines, giftSkus }
}

/** Did the engine price it as its source does: a line by its promotion, or whole sets? */
const isPricedSo = (purchase: Purchase, { lines, combos }: PricedBasket): boolean =>
  purchase.promotion
    ? lines.some(({ promotion }) => promotion?.kind === purchase.kind)
    : combos.some(({ promotion_id, sets }) => promotion_id === purchase.promotion_id && sets > 0)

function groupsOf(
  lines: readonly CheckoutLine[],
  basket: PricedBasket,
  gifts: readonly OrderLine[],
  { is_present: is_gift = false }: Purchase,
): PricedGroup[] {
  const priced = lines.map((line, position) => ({ ...line, priced: basket.lines[position]!, is_gift }))
  return basket.freight.map(({ warehouse, amount, deliverable }, place) => {
    const own = priced.filter(({ sku }) => sku.warehouse === warehouse)
    // Presents go with the goods of their warehouse, else with the first of the others.
    const isHome = (gift: OrderLine) => basket.freight.some((group) => group.warehouse === gift.sku.warehouse)
    const presents = gifts.filter((gift) => (isHome(gift) ? gift.sku.warehouse === warehouse : place === 0))
    const all = [...own, ...presents]
    return {
      warehouse,
      lines: all,
      deliverable,
      ...totalsOf(
        all.map((line) => line.priced),
        amount,
      ),
    }
  })
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
