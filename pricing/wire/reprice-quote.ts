import type { EvaluatedCoupon } from '@longmall/contract/coupon.ts'
import type { Quote } from '@longmall/contract/order.ts'
import { cents, sumCents } from '../cents.ts'
import { decimalOf } from '../decimal-of.ts'
import { bestDeal, type Deal } from '../deal/best-deal.ts'
import { worthOfCoins } from '../stages/longcoin.ts'
import type { CouponFact } from '../types.ts'
import { readPricing } from './read-pricing.ts'
import { wireLine, wireTotals, wireTrace } from './write-priced.ts'

/** Which coupon is wanted (the best when none is named and none refused), and coins at most. */
export interface QuoteInput {
  member_coupon_id?: number | undefined
  no_coupon?: boolean | undefined
  longcoin?: number | undefined
}

/**
 * A quote repriced with another coupon or with coins, by the same engine as the server. Its signature is still that of the given quote,
 * so it is for display only. Null for a reservation, whose payments only the server knows.
 */
export function repriceQuote(quote: Quote, input: QuoteInput): Quote | null {
  if (quote.deposit) return null
  const { lines, facts, coupons, longcoin } = readPricing(quote.pricing)
  const named = coupons.find(({ member_coupon_id }) => member_coupon_id === input.member_coupon_id)
  const coins = longcoin && { ...longcoin, wanted: input.longcoin ?? 0 }
  const deal = bestDeal(lines, { ...facts, longcoin: coins }, coupons, input.no_coupon ? null : named)
  const { basket } = deal
  const used = basket.trace.some((entry) => entry.stage === 'coupon' && entry.applied)
  const offset = basket.longcoin.spent - basket.longcoin.price
  const worth = (count: number) => decimalOf(worthOfCoins(count, longcoin?.per_dollar ?? 100))
  return {
    ...quote,
    groups: quote.groups.map((group) => repriceGroup(group, deal)),
    totals: wireTotals(basket),
    trace: wireTrace(basket.trace),
    member_coupon_id: used ? (deal.coupon?.member_coupon_id ?? null) : null,
    coupons: reevaluateCoupons(quote.coupons, deal, input.no_coupon ? null : (named ?? deal.coupon)),
    longcoin: {
      ...quote.longcoin,
      max: basket.longcoin.max,
      max_worth: worth(basket.longcoin.max),
      spent: offset,
      worth: worth(offset),
    },
  }
}

type Group = Quote['groups'][number]

function repriceGroup(group: Group, { basket }: Deal): Group {
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
function reevaluateCoupons(shown: readonly EvaluatedCoupon[], { evaluated }: Deal, coupon: CouponFact | null): EvaluatedCoupon[] {
  const byId = new Map(shown.map((one) => [one.member_coupon_id, one]))
  const reevaluated = evaluated.flatMap(({ coupon: { member_coupon_id }, usable, saved, reason, missing }): EvaluatedCoupon[] => {
    const one = byId.get(member_coupon_id)
    const chosen = usable && member_coupon_id === coupon?.member_coupon_id
    return one ? [{ ...one, usable, chosen, saved: decimalOf(saved), reason, missing: missing && decimalOf(missing) }] : []
  })
  return [...reevaluated, ...shown.filter(({ reason }) => reason === 'not_yet_valid')]
}
