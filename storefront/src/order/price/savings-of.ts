import type { Totals, TraceEntry } from '@longmall/contract/cart.ts'
import { centsOf } from '@longmall/pricing/cents-of.ts'
import { cents, sumCents } from '@longmall/pricing/cents.ts'
import { decimalOf } from '@longmall/pricing/decimal-of.ts'

/** What a price is lowered by, in decimals, from the list price on: each sum by the rules that made it. */
export interface Savings {
  level: string
  /** Discounts, topics and promotions with a page of their own. */
  promotion: string
  combo: string
  /** Full reductions, and manual price changes of the shop. */
  reduction: string
  /** What the deposit of a presale counts for beyond itself. */
  deposit: string
  coupon: string
  longcoin: string
}

export function savingsOf(totals: Totals, trace: readonly TraceEntry[]): Savings {
  const savedBy = (isMeant: (entry: TraceEntry) => boolean) =>
    sumCents(
      trace.filter((entry) => entry.applied && isMeant(entry)),
      ({ saved }) => centsOf(saved),
    )
  const ofStage = (stage: TraceEntry['stage']) => savedBy((entry) => entry.stage === stage)
  const level = savedBy(({ rule }) => rule.startsWith('member_level:'))
  const deposit = savedBy(({ rule }) => rule.startsWith('presale_deposit:'))
  const [combo, coupon, longcoin] = [ofStage('combo'), ofStage('coupon'), ofStage('longcoin')]
  const promotion = rest(centsOf(totals.list_total) - centsOf(totals.goods_total), level)
  const reduction = rest(centsOf(totals.reduction_total), combo, coupon, longcoin, deposit)
  const savings = { level, promotion, combo, reduction, deposit, coupon, longcoin }
  return Object.fromEntries(Object.entries(savings).map(([name, amount]) => [name, decimalOf(cents(amount))])) as unknown as Savings
}

const rest = (whole: number, ...parts: number[]) =>
  Math.max(
    0,
    parts.reduce((left, part) => left - part, whole),
  )
