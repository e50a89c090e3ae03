import type { Context } from '../kernel/context.ts'
import { lockPayment, setPaymentState } from './queries.ts'
import { reverseBalancePart } from './paying/book-money.ts'

/**
 * Closes an unpaid payment and reverses its balance part; false, without effect, when it was paid or closed before. An attempt at a
 * provider may still turn out paid: see `decideOutcome`. It locks the payment's row, as every payment does before orders react: a
 * caller that also changes order rows calls this first, to avoid deadlocks.
 */
export async function closePayment(context: Context, payment_id: number, reason = 'closed'): Promise<boolean> {
  const payment = await lockPayment(context.db, payment_id)
  if (payment.state === 'paid' || payment.state === 'refunded' || payment.state === 'closed') return false
  await setPaymentState(context, payment_id, 'closed')
  await reverseBalancePart(context, payment, reason)
  return true
}
