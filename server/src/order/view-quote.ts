import type { MemberAddress } from '@longmall/contract/member.ts'
import type { Quote } from '@longmall/contract/order.ts'
import { decimalOf } from '@longmall/pricing/decimal-of.ts'
import { wireLine, wireTotals, wireTrace } from '../cart/priced.ts'
import { plus } from '../kernel/clock.ts'
import type { Context, MemberActor } from '../kernel/context.ts'
import { defaultAddress, findAddress } from '../member/find-address.ts'
import { linesToBuy, priceOrder, type PricedOrder, type Source } from './price-order.ts'
import { orderSettings } from './settings.ts'
import { hashOfOrder, signQuote } from './sign-quote.ts'

/**
 * Prices what is to be bought line by line, to the named address or the default one; without an address freight is an
 * estimate. Refuses as `linesToBuy` does, and `member.address_not_found`.
 */
export async function viewQuote(
  context: Context<MemberActor>,
  { address_id, ...source }: Source & { address_id?: number | undefined },
): Promise<Quote> {
  const lines = await linesToBuy(context, source, { lock: false })
  const address = address_id === undefined ? await defaultAddress(context) : await findAddress(context, address_id)
  return showQuote(context, await priceOrder(context, lines, address?.region ?? null), address)
}

/** A priced order as the shopper confirms it, its total signed for a while. */
export function showQuote(context: Context<MemberActor>, order: PricedOrder, address: MemberAddress | null): Quote {
  const { site, actor, now } = context
  const expires_at = plus(now, { minutes: context.setting(orderSettings.quote_minutes) })
  const seen = { version: String(site.shared.catalogueVersion), hash: hashOfOrder(order), total: String(order.basket.total), expires_at }
  return {
    groups: order.groups.map(({ warehouse, lines, freight_total, deliverable, total }) => ({
      warehouse,
      lines: lines.map(({ sku: { goods_id, goods_name, sku_name, picture }, priced }) => ({
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
    totals: wireTotals(order.basket),
    trace: wireTrace(order.basket.trace),
    address,
    quote: signQuote(site.keys.sign, actor.member_id, seen),
    expires_at,
  }
}
