import type { InputOf } from '@longmall/contract/operation.ts'
import type { order as contract, Quote } from '@longmall/contract/order.ts'
import type { Language } from '@longmall/contract/fields.ts'
import { cents } from '@longmall/pricing/cents.ts'
import { decimalOf } from '@longmall/pricing/decimal-of.ts'
import { worthOfCoins } from '@longmall/pricing/stages/longcoin.ts'
import { writePricing } from '@longmall/pricing/wire/write-pricing.ts'
import { wireLine, wireTotals, wireTrace } from '@longmall/pricing/wire/write-priced.ts'
import { plus } from '../kernel/time/clock.ts'
import type { Context, MemberActor } from '../kernel/context.ts'
import { translate } from '../kernel/translate.ts'
import { orderSettings } from '../order/settings.ts'
import { goodsRequirement, showCheckoutRequirement } from './read-details.ts'
import { orderTerms } from './terms/order-terms.ts'
import { checkoutLines, type Checkout } from './checkout-lines.ts'
import { priceOrder, type PricedOrder } from './price-order.ts'
import { hashOfOrder, signQuote } from './sign-quote.ts'

/**
 * Prices what is to be bought line by line, to the named address or the default one; without an address freight is an
 * estimate. The best coupon counts when none is named and none refused. Refuses as `checkoutLines` and `orderTerms` do, and
 * `coupon.not_usable`.
 */
export async function viewQuote(context: Context<MemberActor>, input: InputOf<typeof contract.quote>): Promise<Quote> {
  const checkout = await checkoutLines(context, input, { lock: false })
  const terms = await orderTerms(context, checkout, input)
  return showQuote(context, checkout, await priceOrder(context, checkout, terms, { ...input, forView: true }))
}

/** A priced order as the shopper confirms it, its total signed for a while. */
export function showQuote(context: Context<MemberActor>, { lines }: Checkout, order: PricedOrder): Quote {
  const { site, actor, now, language } = context
  const { terms, basket, longcoin, groups } = order
  const expires_at = plus(now, { minutes: context.setting(orderSettings.quote_minutes) })
  const signedQuote = { version: String(site.shared.catalogueVersion), hash: hashOfOrder(order), total: String(basket.total), expires_at }
  return {
    order_type: terms.order_type,
    groups: groups.map(({ warehouse, lines: groupLines, freight_total, deliverable, total }) => ({
      warehouse,
      lines: groupLines.map(({ sku: { goods_id, goods_name, sku_name, picture }, priced, is_gift }) => ({
        ...wireLine(priced),
        goods_id,
        goods_name,
        sku_name,
        picture,
        is_gift,
      })),
      freight: decimalOf(freight_total),
      deliverable,
      total: decimalOf(total),
    })),
    totals: wireTotals(basket),
    trace: wireTrace(basket.trace),
    address: terms.address,
    delivery_plan: terms.plan,
    delivery_plans: terms.plans.map(({ plan, reason }) => ({
      plan,
      is_usable: reason === null,
      reason: reason && translate(language, reason),
    })),
    pickup_stores: terms.pickup_stores,
    needs_address: terms.needs_address,
    requirement: showCheckoutRequirement(lines, language),
    member_coupon_id: order.member_coupon_id,
    coupons: order.evaluatedCoupons,
    longcoin: {
      balance: longcoin.balance,
      max: longcoin.max,
      max_worth: decimalOf(worthOfCoins(longcoin.max, longcoin.per_dollar)),
      spent: longcoin.spent - longcoin.price,
      worth: decimalOf(worthOfCoins(longcoin.spent - longcoin.price, longcoin.per_dollar)),
      price: longcoin.price,
    },
    deposit: showDeposit(lines, order),
    promotion: showPurchase(order, language),
    unavailable_gifts: order.unavailable_gifts,
    pricing: writePricing(order.engine.lines, order.engine.facts, order.engine.coupons),
    rules: order.engine.rules,
    quote: signQuote(site.keys.sign, actor.member_id, signedQuote),
    expires_at,
  }
}

function showPurchase({ purchase }: PricedOrder, language: Language): Quote['promotion'] {
  if (!purchase?.kind) return null
  const { kind, promotion_id, subject, names } = purchase
  return { kind, promotion_id, subject, name: names[language] ?? names['en-us'] ?? '' }
}

function showDeposit(lines: Checkout['lines'], { deposit, deposit_value, basket, purchase }: PricedOrder): Quote['deposit'] {
  if (deposit === null) return null
  const amounts = {
    amount: decimalOf(deposit),
    deposit_value: decimalOf(deposit_value ?? deposit),
    balance: decimalOf(cents(basket.total - deposit)),
  }
  const noWindow = { balance_after_days: 0, balance_days: 0, balance_from: null, balance_until: null, ships_at: null }
  if (purchase?.deposit) {
    const { from, until, ships_at, missed } = purchase.deposit
    return { ...amounts, ...noWindow, balance_from: from, balance_until: until, ships_at, missed }
  }
  const rule = goodsRequirement(lines).deposit
  return rule ? { ...amounts, ...noWindow, balance_after_days: rule.after_days, balance_days: rule.window_days, missed: rule.missed } : null
}
