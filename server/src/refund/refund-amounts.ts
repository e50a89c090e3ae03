import type { RefundAmounts, RefundShare } from '@longmall/contract/refund.ts'
import { toDecimal } from '@longmall/contract/units.ts'
import type { RefundPart } from '../payment/refund/rules.ts'
import type { PlannedAmounts } from './plan/refund-plan.ts'

/** What went back to one source, as a request keeps it: amounts in smallest parts as text, since JSON knows no bigint. */
export interface StoredShare extends Omit<RefundPart, 'amount' | 'worth'> {
  amount: string
  worth: string
}

export const storeShare = ({ source, bucket, unit, amount, worth }: RefundPart): StoredShare => ({
  source,
  bucket,
  unit,
  amount: String(amount),
  worth: String(worth),
})

const toRefundShare = ({ source, bucket, unit, amount, worth }: RefundPart | StoredShare): RefundShare => ({
  source,
  bucket: bucket as RefundShare['bucket'],
  unit,
  amount: toDecimal(BigInt(amount), unit),
  worth: toDecimal(BigInt(worth), 'MONEY'),
})

/** What goes back, as the wire has it; `parts` by source. */
export const toRefundAmounts = (amounts: PlannedAmounts, parts: readonly (RefundPart | StoredShare)[]): RefundAmounts => ({
  quantity: amounts.quantity,
  goods_amount: toDecimal(amounts.goods, 'MONEY'),
  freight_amount: toDecimal(amounts.freight, 'MONEY'),
  amount: toDecimal(amounts.goods + amounts.freight, 'MONEY'),
  freight: amounts.freight_reason,
  longcoin: amounts.longcoin,
  coupon: amounts.coupon,
  parts: parts.map(toRefundShare),
})
