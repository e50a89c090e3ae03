import { cents } from '@longmall/pricing/cents.ts'
import { refundOfLine } from '@longmall/pricing/refund-of-line.ts'
import { unfulfilled } from '../../order/rules.ts'
import type { AfterSaleLine } from '../line/after-sale-line.ts'
import { freightBack } from '../rules.ts'
import type { Pending } from './pending.ts'
import type { PlannedAmounts } from './refund-plan.ts'

/** The quantity of a line that is refunded, or will be before. */
export const refundedBefore = (line: AfterSaleLine, { line_quantities }: Pending): number =>
  line.refunded_quantity + (line_quantities[line.order_goods_id] ?? 0)

/** A line's own part of money and coins, its freight and coupon, when what is pending went back before. */
export function amountsOf(line: AfterSaleLine, quantity: number, pending: Pending): PlannedAmounts {
  const refunded = refundedBefore(line, pending)
  const priced = { quantity: line.quantity, total: cents(Number(line.total)) }
  const standing = line.order_standing - pending.quantity
  const hasShipped = !unfulfilled.includes(line.state) || line.order_shipped > 0
  const freight_reason = freightBack({ freight_total: line.freight_total, shipped: hasShipped ? 1 : 0, standing }, quantity)
  const isWhole = line.payment_standing - pending.quantity - pending.other_quantity === quantity
  return {
    quantity,
    goods: BigInt(refundOfLine(priced, refunded, quantity)),
    freight: freight_reason === 'last_unshipped' ? line.freight_total : 0n,
    freight_reason,
    longcoin: coinsOf(line, refunded, quantity),
    coupon: line.member_coupon_id === null ? 'none' : isWhole ? 'back' : 'kept',
  }
}

/** Coins spent on a line that go back with a part of it; all parts in any split bring all coins, the odd ones later. */
export function coinsOf(line: { quantity: number; longcoin: number }, refunded: number, quantity: number): number {
  const upTo = (units: number) => Number((BigInt(line.longcoin) * BigInt(units)) / BigInt(line.quantity))
  return upTo(refunded + quantity) - upTo(refunded)
}
