import type { Context } from '../kernel/context.ts'
import { Refusal } from '../kernel/refusal.ts'
import { afterRefund, splitRefund, type RefundPart } from './refund/rules.ts'
import { listPaymentSources } from './queries.ts'

/**
 * What giving `cents` of a payment back would send where, after `alreadyRefunded` cents more than what went back so far; nothing is
 * changed. Refuses `payment.refund_exceeds_remaining` when that is more than what is left.
 */
export async function previewRefund(context: Context, payment_id: number, cents: bigint, alreadyRefunded = 0n): Promise<RefundPart[]> {
  const sources = await listPaymentSources(context.db, payment_id)
  const before = splitRefund(sources, alreadyRefunded)
  const parts = before && splitRefund(afterRefund(sources, before), cents)
  if (!parts) throw new Refusal('payment.refund_exceeds_remaining')
  return parts.map(({ position: _, ...part }) => part)
}
