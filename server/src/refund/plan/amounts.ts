import { cents } from '@longmall/pricing/cents.ts'
import { refundOfLine } from '@longmall/pricing/refund-of-line.ts'
import { unfulfilled } from '../../order/rules.ts'
import { afterRefund, splitRefund, type RefundPart } from '../../payment/refund/rules.ts'
import type { AfterSaleLine } from '../line/after-sale-line.ts'
import { freightBack } from '../rules.ts'
import type { PlannedAmounts, RefundFacts } from './refund-plan.ts'

/** What requests under way will give back before this one: quantities, and cents with their freight. */
export interface Pending {
  /** Of the same order. */
  quantity: number
  cents: bigint
  /** The same by line. */
  line_quantities: Record<number, number>
  /** Of other orders of the same payment. */
  other_quantity: number
  other_cents: bigint
}

export const noPending: Pending = { quantity: 0, cents: 0n, line_quantities: {}, other_quantity: 0, other_cents: 0n }

/** The quantity of a line that is refunded, or will be before. */
export const refundedBefore = (line: AfterSaleLine, { line_quantities }: Pending): number =>
  line.refunded_quantity + (line_quantities[line.order_goods_id] ?? 0)

/** A line's own part of money and coins, its freight and coupon, when what is pending went back before. */
export function amountsOf(line: AfterSaleLine, quantity: number, pending: Pending): PlannedAmounts {
  const refunded = refundedBefore(line, pending)
  const priced = { quantity: line.quantity, total: cents(Number(line.total)) }
  const standing = line.order_unrefunded_quantity - pending.quantity
  const hasShipped = !unfulfilled.includes(line.state) || line.order_shipped > 0
  const freight_reason = freightBack({ freight_total: line.freight_total, shipped: hasShipped ? 1 : 0, standing }, quantity)
  const isWhole = line.payment_unrefunded_quantity - pending.quantity - pending.other_quantity === quantity
  return {
    quantity,
    goods: BigInt(refundOfLine(priced, refunded, quantity)),
    freight: freight_reason === 'last_unshipped' ? line.freight_total : 0n,
    freight_reason,
    longcoin: coinsOf(line, refunded, quantity),
    coupon: line.member_coupon_id === null ? 'none' : isWhole ? 'returned' : 'not_returned',
  }
}

/** Coins spent on a line that go back with a part of it; all parts in any split bring all coins, the odd ones later. */
export function coinsOf(line: { quantity: number; longcoin: number }, refunded: number, quantity: number): number {
  const upTo = (units: number) => Number((BigInt(line.longcoin) * BigInt(units)) / BigInt(line.quantity))
  return upTo(refunded + quantity) - upTo(refunded)
}

/** Cents of one payment. */
export interface PaymentShare {
  payment_id: number
  amount: bigint
}

type Paid = Pick<AfterSaleLine, 'payment_id' | 'balance_payment_id' | 'order_total' | 'deposit_amount'>

/** What an order was paid with: one payment, or a reservation's two, the last one first. */
export function paymentsOf({ payment_id, balance_payment_id, order_total, deposit_amount }: Paid): PaymentShare[] {
  if (balance_payment_id === null || deposit_amount === null) return [{ payment_id, amount: order_total }]
  return [
    { payment_id: balance_payment_id, amount: order_total - deposit_amount },
    { payment_id, amount: deposit_amount },
  ]
}

/**
 * An order paid in two payments: what each gives back of `amount` when `before` went back already, the last payment
 * first; RangeError for more than all of them. Amounts in cents.
 */
export function shareOverPayments(payments: readonly PaymentShare[], before: bigint, amount: bigint): PaymentShare[] {
  let [skip, left] = [before, amount]
  const shares: PaymentShare[] = []
  for (const one of payments) {
    const free = one.amount > skip ? one.amount - skip : 0n
    skip = skip > one.amount ? skip - one.amount : 0n
    const part = left < free ? left : free
    if (part > 0n) shares.push({ payment_id: one.payment_id, amount: part })
    left -= part
  }
  if (left > 0n) throw new RangeError(`a refund of ${amount} after ${before} is more than was paid`)
  return shares
}

/**
 * Where `amount` cents of a line's order go, after what is pending: to the payments, and to the sources in the reverse order
 * of how they were paid. RangeError for more than was paid.
 */
export function sharesOf(
  line: AfterSaleLine,
  amount: bigint,
  { cents, other_cents }: Pick<Pending, 'cents' | 'other_cents'>,
  sourcesOf: RefundFacts['sourcesOf'],
): { shares: PaymentShare[]; parts: RefundPart[] } {
  const payments = paymentsOf(line)
  const earlier = shareOverPayments(payments, line.order_refunded, cents)
  const shares = shareOverPayments(payments, line.order_refunded + cents, amount)
  const parts = shares.flatMap((share) => {
    const others = share.payment_id === line.payment_id ? other_cents : 0n
    const already = others + (earlier.find((one) => one.payment_id === share.payment_id)?.amount ?? 0n)
    return partsOf(sourcesOf(share.payment_id), share.amount, already)
  })
  return { shares, parts: joinParts(parts) }
}

/** What the sources of one payment get of `amount` cents, after `already` cents more than went back so far. */
function partsOf(sources: ReturnType<RefundFacts['sourcesOf']>, amount: bigint, already: bigint): RefundPart[] {
  const parts = splitRefund(afterRefund(sources, splitRefund(sources, already) ?? []), amount) ?? []
  return parts.map(({ position: _, ...part }) => part)
}

/** Parts of several payments as one list: what goes to the same source is added up. */
function joinParts(parts: readonly RefundPart[]): RefundPart[] {
  const joined: RefundPart[] = []
  for (const part of parts) {
    const same = joined.find(({ source, bucket }) => source === part.source && bucket === part.bucket)
    if (!same) joined.push({ ...part })
    else Object.assign(same, { amount: same.amount + part.amount, worth: same.worth + part.worth })
  }
  return joined
}
