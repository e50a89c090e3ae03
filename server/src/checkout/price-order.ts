import { cents, sumCents } from '@longmall/pricing/cents.ts'
import { bestDeal } from '@longmall/pricing/deal/best-deal.ts'
import { priceBasket } from '@longmall/pricing/price-basket.ts'
import type { BasketLine, Cents, CouponFact, PricedBasket, PricedLine, PriceFacts, Warehouse } from '@longmall/pricing/types.ts'
import type { EvaluatedCoupon } from '@longmall/contract/coupon.ts'
import type { Quote } from '@longmall/contract/order.ts'
import { basketLine, priceFacts } from '../cart/price-facts.ts'
import { stockedGifts } from '../cart/promotions/stocked-gifts.ts'
import type { Context, MemberActor } from '../kernel/context.ts'
import { calculateDeposit } from './calculate-deposit.ts'
import { findGifts, type UnavailableGift } from './find-gifts.ts'
import type { Purchase } from '../order/source/purchase-source.ts'
import type { CheckoutLine, Checkout } from './checkout-lines.ts'
import type { OrderTerms } from './terms/order-terms.ts'

/** A line of an order to be; gifts stand among the others at no price. */
export interface OrderLine extends CheckoutLine {
  priced: PricedLine
  is_gift: boolean
  /** The full reduction that gives it, as the price engine names it. */
  gift_source?: string
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
/** Reductions beside promotions: a coupon (the best one unless named or refused), and coins. */
export interface OffsetRequest {
  member_coupon_id?: number | undefined
  no_coupon?: boolean | undefined
  longcoin?: number | undefined
}
export interface PricedOrder {
  terms: OrderTerms
  groups: PricedGroup[]
  basket: PricedBasket
  /** By what it is bought, where that counts: a group buy of too few units is none. Null of goods or a cart alone. */
  purchase: Purchase | null
  unavailable_gifts: UnavailableGift[]
  member_coupon_id: number | null
  /** The amount of the coupon in cents. */
  saved: Cents
  evaluatedCoupons: EvaluatedCoupon[]
  /** Coins that are spent in all, those of an exchange's price among them. */
  longcoin: { balance: number; max: number; spent: number; price: number; per_dollar: number }
  /** Of a reservation: what of the total is paid at once, and what that counts for. */
  deposit: Cents | null
  deposit_value: Cents | null
  /** What is paid at once. */
  due: Cents
  /** The input of the price engine, and the names of its rules. */
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
  request: OffsetRequest & { forView: boolean },
): Promise<PricedOrder> {
  const { member_id } = context.actor
  const { priceSources } = context.site
  const allowsOffset = terms.order_type === 'standard' || purchase.allows_offset
  const { facts, basketLines, giftSkus } = await factsOf(context, lines, purchase, terms)
  const coupons = allowsOffset
    ? await priceSources.coupon(context, member_id, basketLines, facts, request)
    : withoutCoupons(basketLines, facts)
  const needsCoins = request.forView || request.longcoin || purchase.promotion?.longcoin !== undefined
  const coins = allowsOffset && needsCoins ? await priceSources.longcoin(context, member_id, request.longcoin ?? 0) : null
  const engineFacts = { ...facts, declined: coupons.declined, coupon: coupons.coupon, coupons: coupons.coupons, longcoin: coins }
  const { basket, deposit, deposit_value } = calculateDeposit(priceBasket(basketLines, engineFacts), lines, purchase)
  const gifts = findGifts(basketLines, engineFacts, basket, giftSkus)
  const couponEntry = basket.trace.find((entry) => entry.stage === 'coupon' && entry.applied)
  return {
    terms,
    groups: groupsOf(lines, basket, gifts.lines, purchase),
    basket,
    purchase: isPricedByPurchase(purchase, basket) ? purchase : null,
    unavailable_gifts: gifts.unavailable,
    // A named coupon that takes nothing off is not used up.
    member_coupon_id: couponEntry ? (coupons.coupon?.member_coupon_id ?? null) : null,
    saved: couponEntry?.saved ?? cents(0),
    evaluatedCoupons: coupons.evaluated,
    longcoin: { balance: coins?.balance ?? 0, per_dollar: coins?.per_dollar ?? 100, ...basket.longcoin },
    deposit,
    deposit_value,
    due: deposit ?? basket.total,
    engine: { lines: basketLines, facts: engineFacts, coupons: coupons.coupons, rules: await priceSources.namedRules(context, facts) },
  }
}

const withoutCoupons = (lines: BasketLine[], facts: PriceFacts) => ({
  coupon: null,
  coupons: [],
  evaluated: [],
  declined: bestDeal(lines, facts).declined,
})

/** The input of the price engine: the member's facts, current promotions of these SKUs, and the lines with their purchase source. */
async function factsOf(context: Context<MemberActor>, lines: readonly CheckoutLine[], purchase: Purchase, terms: OrderTerms) {
  const sku_ids = lines.map(({ sku }) => sku.sku_id)
  const ids = lines.map(({ sku }) => sku.freight_template_id)
  const freight_templates = await context.site.priceSources.freightTemplates(context, ids)
  const allFacts = await priceFacts(context, sku_ids)
  // A pledge costs its ACC at the price of the day, whatever grade and promotions say.
  const memberFacts = terms.order_type === 'pledge' ? { ...allFacts, ...noReductions } : allFacts
  const { reductions, giftSkus } = await stockedGifts(context, memberFacts.reductions, lines)
  const facts = { ...memberFacts, reductions, freight_templates, region: terms.address?.region ?? null }
  // Goods that are not shipped, and gifts, have no freight.
  const isFree = !terms.needs_address || purchase.is_gift
  const basketLines = lines.map(({ line_id, quantity, sku }): BasketLine => ({
    ...basketLine(line_id, quantity, sku),
    ...(purchase.promotion ? { promotion: purchase.promotion } : {}),
    ...(isFree ? { freight_template_id: null } : {}),
  }))
  return { facts, basketLines, giftSkus }
}

const noReductions = { grade_discount_permille: 1000, reductions: [], offers: [], combos: [] } satisfies Partial<PriceFacts>

/** Did the engine price it as its source does: a line by its promotion, or whole sets? */
const isPricedByPurchase = (purchase: Purchase, { lines, combos }: PricedBasket): boolean =>
  purchase.promotion
    ? lines.some(({ promotion }) => promotion?.kind === purchase.kind)
    : combos.some(({ promotion_id, sets }) => promotion_id === purchase.promotion_id && sets > 0)

function groupsOf(
  lines: readonly CheckoutLine[],
  basket: PricedBasket,
  gifts: readonly OrderLine[],
  { is_gift = false }: Purchase,
): PricedGroup[] {
  const priced = lines.map((line, position) => ({ ...line, priced: basket.lines[position]!, is_gift }))
  return basket.freight.map(({ warehouse, amount, deliverable }, index) => {
    const own = priced.filter(({ sku }) => sku.warehouse === warehouse)
    // Gifts go with the goods of their warehouse, else with the first of the others.
    const hasOwnGroup = (gift: OrderLine) => basket.freight.some((group) => group.warehouse === gift.sku.warehouse)
    const groupGifts = gifts.filter((gift) => (hasOwnGroup(gift) ? gift.sku.warehouse === warehouse : index === 0))
    const all = [...own, ...groupGifts]
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
