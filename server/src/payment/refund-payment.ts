import type { Context } from '../kernel/context.ts'
import { lockPayment, setPaymentState, listPaymentSources } from './queries.ts'
import { refundPart } from './refund-part.ts'
import { refundableTotal } from './refund/rules.ts'

/**
 * Gives all that is left of a payment back in the reverse order of how it was paid: the provider's part, then coins, then the
 * balance's to the same buckets. False, and nothing changed, when the payment is not paid (any more).
 */
export async function refundPayment(context: Context, payment_id: number, reason: string): Promise<boolean> {
  const payment = await lockPayment(context.db, payment_id)
  if (payment.state !== 'paid') return false
  const refundable = refundableTotal(await listPaymentSources(context.db, payment_id))
  if (refundable === 0n) await setPaymentState(context, payment_id, 'refunded')
  else await refundPart(context, payment_id, refundable, { key: 'all', reason })
  return true
}
