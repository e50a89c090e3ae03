import type { Context } from '../kernel/context.ts'
import { lockPayment, setPaymentState } from './queries.ts'
import { reverseBalancePart } from './paying/book-money.ts'

/**
 * Closes a payment that is not paid and gives its balance part back; false, and nothing changed, when it was paid or closed
 * before. A provider's try may still come out paid: see `decideOutcome`. It locks the payment's row, as everything
 * that pays does before orders react: who also changes its order rows calls this first, so that neither waits for the other.
 */
export async function closePayment(context: Context, payment_id: number, reason = 'closed'): Promise<boolean> {
  const payment = await lockPayment(context.db, payment_id)
  if (payment.state === 'paid' || payment.state === 'refunded' || payment.state === 'closed') return false
  await setPaymentState(context, payment_id, 'closed')
  await reverseBalancePart(context, payment, reason)
  return true
}
