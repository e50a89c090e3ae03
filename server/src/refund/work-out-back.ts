import type { Back } from '@longmall/contract/returns.ts'
import { toDecimal } from '@longmall/contract/units.ts'
import { cents } from '@longmall/pricing/cents.ts'
import { refundOfLine } from '@longmall/pricing/refund-of-line.ts'
import type { AfterSaleLine } from './line/after-sale-line.ts'
import { longcoinBack, paymentsOf, shareOverPayments } from './line/shares.ts'
import { afterRefund, splitRefund, type PaymentSource, type RefundPart } from '../payment/refund/rules.ts'
import type { Pending } from './queries.ts'
import { freightBack } from './rules.ts'
import { joinShares, wireShare } from './stored-share.ts'
import { unfulfilled } from '../order/rules.ts'

/** What pieces of a line give back: money in cents, and where from. */
export interface BackAmounts {
  quantity: number
  goods: bigint
  freight: bigint
  freightWhy: Back['freight']
  longcoin: number
  coupon: Back['coupon']
}

/** Pieces of a line that are refunded, or will be before. */
export const goneBefore = (line: AfterSaleLine, { line_pieces }: Pending): number =>
  line.refunded_quantity + (line_pieces[line.order_goods_id] ?? 0)

/** A line's own part of money and coins, its freight and coupon, when what is pending went back before. */
export function backAmounts(line: AfterSaleLine, quantity: number, pending: Pending): BackAmounts {
  const gone = goneBefore(line, pending)
  const priced = { quantity: line.quantity, total: cents(Number(line.total)) }
  const standing = line.order_standing - pending.pieces
  const hasGone = !unfulfilled.includes(line.state) || line.order_shipped > 0
  const freightWhy = freightBack({ freight_total: line.freight_total, shipped: hasGone ? 1 : 0, standing }, quantity)
  const isWhole = line.payment_standing - pending.pieces - pending.other_pieces === quantity
  return {
    quantity,
    goods: BigInt(refundOfLine(priced, gone, quantity)),
    freight: freightWhy === 'last_unshipped' ? line.freight_total : 0n,
    freightWhy,
    longcoin: longcoinBack(line, gone, quantity),
    coupon: line.member_coupon_id === null ? 'none' : isWhole ? 'back' : 'kept',
  }
}

/** Where `amount` cents of a line's order would go, after what is pending: in the reverse order of how they were paid. */
export function previewShares(
  line: AfterSaleLine,
  amount: bigint,
  pending: Pending,
  sourcesOf: (payment_id: number) => readonly PaymentSource[],
): RefundPart[] {
  const payments = paymentsOf(line)
  const earlier = shareOverPayments(payments, line.order_refunded, pending.cents)
  const shares = shareOverPayments(payments, line.order_refunded + pending.cents, amount)
  const parts = shares.flatMap((share) => {
    const others = share.payment_id === line.payment_id ? pending.other_cents : 0n
    const already = others + (earlier.find((one) => one.payment_id === share.payment_id)?.amount ?? 0n)
    const sources = sourcesOf(share.payment_id)
    return splitRefund(afterRefund(sources, splitRefund(sources, already) ?? []), share.amount) ?? []
  })
  return joinShares(parts.map(({ position: _, ...part }) => part))
}

/** The same as the wire has it. */
export const wireBack = (back: BackAmounts, parts: Parameters<typeof wireShare>[0][]): Back => ({
  quantity: back.quantity,
  goods_amount: toDecimal(back.goods, 'MONEY'),
  freight_amount: toDecimal(back.freight, 'MONEY'),
  amount: toDecimal(back.goods + back.freight, 'MONEY'),
  freight: back.freightWhy,
  longcoin: back.longcoin,
  coupon: back.coupon,
  parts: parts.map(wireShare),
})
