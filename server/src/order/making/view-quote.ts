import type { InputOf } from '@longmall/contract/operation.ts'
import type { order as contract, Quote } from '@longmall/contract/order.ts'
import { cents } from '@longmall/pricing/cents.ts'
import { decimalOf } from '@longmall/pricing/decimal-of.ts'
import { worthOfCoins } from '@longmall/pricing/stages/longcoin.ts'
import { wireLine, wireTotals, wireTrace } from '../../cart/priced.ts'
import { plus } from '../../kernel/clock.ts'
import type { Context, MemberActor } from '../../kernel/context.ts'
import { words } from '../../kernel/words.ts'
import { orderSettings } from '../settings.ts'
import { requirementOf, shownAsks } from './asked.ts'
import { termsOf } from './order-terms.ts'
import { pickupPlaces } from './pickup-places.ts'
import { linesToBuy, priceOrder, type BoughtLine, type PricedOrder } from './price-order.ts'
import { hashOfOrder, signQuote } from './sign-quote.ts'

/**
 * Prices what is to be bought line by line, to the named address or the default one; without an address freight is an
 * estimate. The best coupon counts when none is named and none refused. Refuses as `linesToBuy` and `termsOf` do, and
 * `coupon.not_usable`.
 */
export async function viewQuote(context: Context<MemberActor>, input: InputOf<typeof contract.quote>): Promise<Quote> {
  const lines = await linesToBuy(context, input, { lock: false })
  const terms = await termsOf(context, lines, input)
  return showQuote(context, lines, await priceOrder(context, lines, terms, { ...input, forView: true }))
}

/** A priced order as the shopper confirms it, its total signed for a while. */
export function showQuote(context: Context<MemberActor>, lines: readonly BoughtLine[], order: PricedOrder): Quote {
  const { site, actor, now, language } = context
  const { terms, basket, longcoin, groups } = order
  const expires_at = plus(now, { minutes: context.setting(orderSettings.quote_minutes) })
  const seen = { version: String(site.shared.catalogueVersion), hash: hashOfOrder(order), total: String(basket.total), expires_at }
  return {
    order_type: terms.order_type,
    groups: groups.map(({ warehouse, lines: own, freight_total, deliverable, total }) => ({
      warehouse,
      lines: own.map(({ sku: { goods_id, goods_name, sku_name, picture }, priced }) => ({
        ...wireLine(priced),
        goods_id,
        goods_name,
        sku_name,
        picture,
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
      reason: reason && words(language, reason),
    })),
    pickup_places: pickupPlaces(context),
    needs_address: terms.needs_address,
    asks: shownAsks(lines, language),
    member_coupon_id: order.member_coupon_id,
    coupons: order.judged,
    longcoin: {
      balance: longcoin.balance,
      most: longcoin.most,
      most_worth: decimalOf(worthOfCoins(longcoin.most, longcoin.per_dollar)),
      spent: longcoin.spent,
      worth: decimalOf(worthOfCoins(longcoin.spent, longcoin.per_dollar)),
    },
    deposit: shownDeposit(lines, order),
    quote: signQuote(site.keys.sign, actor.member_id, seen),
    expires_at,
  }
}

function shownDeposit(lines: readonly BoughtLine[], { deposit, basket }: PricedOrder): Quote['deposit'] {
  const rule = requirementOf(lines).deposit
  if (deposit === null || !rule) return null
  return {
    amount: decimalOf(deposit),
    balance: decimalOf(cents(basket.total - deposit)),
    balance_after_days: rule.after_days,
    balance_days: rule.window_days,
    missed: rule.missed,
  }
}
