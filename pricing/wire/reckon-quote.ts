import type { JudgedCoupon } from '@longmall/contract/coupon.ts'
import type { Quote } from '@longmall/contract/order.ts'
import { cents, sumCents } from '../cents.ts'
import { decimalOf } from '../decimal-of.ts'
import { bestDeal, type Deal } from '../deal/best-deal.ts'
import { worthOfCoins } from '../stages/longcoin.ts'
import type { CouponFact } from '../types.ts'
import { readPricing } from './read-pricing.ts'
import { wireLine, wireTotals, wireTrace } from './write-priced.ts'

/** Which coupon is wanted (the best when none is named and none refused), and coins at most. */
export interface QuoteWish {
  member_coupon_id?: number | undefined
  no_coupon?: boolean | undefined
  longcoin?: number | undefined
}

/**
 * What a quote becomes with another coupon or with coins, priced by the engine itself: what the server will answer. Its signature is still that
 * of the quote given, so it is for showing alone. Null for a reservation, of which the server alone knows what is paid when.
 */
export function reckonQuote(quote: Quote, wish: QuoteWish): Quote | null {
  if (quote.deposit) return null
  const { lines, facts, coupons, longcoin } = readPricing(quote.pricing)
  const named = coupons.find(({ member_coupon_id }) => member_coupon_id === wish.member_coupon_id)
  const coins = longcoin && { ...longcoin, wanted: wish.longcoin ?? 0 }
  const deal = bestDeal(lines, { ...facts, longcoin: coins }, coupons, wish.no_coupon ? null : named)
  const { basket } = deal
  const used = basket.trace.some((entry) => entry.stage === 'coupon' && entry.applied)
  const offset = basket.longcoin.spent - basket.longcoin.price
  const worth = (count: number) => decimalOf(worthOfCoins(count, longcoin?.per_dollar ?? 100))
  return {
    ...quote,
    groups: quote.groups.map((group) => reckonGroup(group, deal)),
    totals: wireTotals(basket),
    trace: wireTrace(basket.trace),
    member_coupon_id: used ? (deal.coupon?.member_coupon_id ?? null) : null,
    coupons: judgedAnew(quote.coupons, deal, wish.no_coupon ? null : (named ?? deal.coupon)),
    longcoin: {
      ...quote.longcoin,
      most: basket.longcoin.most,
      most_worth: worth(basket.longcoin.most),
      spent: offset,
      worth: worth(offset),
    },
  }
}

type Group = Quote['groups'][number]

function reckonGroup(group: Group, { basket }: Deal): Group {
  const own = basket.lines.filter(({ line_id }) => group.lines.some((line) => line.line_id === line_id && !line.is_gift))
  const freight = basket.freight.find(({ warehouse }) => warehouse === group.warehouse)
  return {
    ...group,
    lines: group.lines.map((line) => {
      const priced = own.find(({ line_id }) => line_id === line.line_id)
      return priced ? { ...line, ...wireLine(priced) } : line
    }),
    freight: freight ? decimalOf(freight.amount) : group.freight,
    total: decimalOf(cents(sumCents(own, ({ total }) => total) + (freight?.amount ?? 0))),
  }
}

/** In the new order of use; those that cannot be used yet stay last. */
function judgedAnew(shown: readonly JudgedCoupon[], { judged }: Deal, coupon: CouponFact | null): JudgedCoupon[] {
  const byId = new Map(shown.map((one) => [one.member_coupon_id, one]))
  const anew = judged.flatMap(({ coupon: { member_coupon_id }, usable, saved, reason, missing }): JudgedCoupon[] => {
    const one = byId.get(member_coupon_id)
    const chosen = usable && member_coupon_id === coupon?.member_coupon_id
    return one ? [{ ...one, usable, chosen, saved: decimalOf(saved), reason, missing: missing && decimalOf(missing) }] : []
  })
  return [...anew, ...shown.filter(({ reason }) => reason === 'not_yet')]
}
