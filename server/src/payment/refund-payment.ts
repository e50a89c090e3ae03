import type { Context } from '../kernel/context.ts'
import { giveMoneyBack } from '../wallet/give-money-back.ts'
import { bookProviderMoney, lockPayment, setPaymentState, setTryState, triesOf } from './queries.ts'

/**
 * Gives everything back in the reverse order of how it was paid: the provider's part, then the balance's to the same buckets
 * . The provider itself is told by `sendRefunds`. False, and nothing changed, when the payment is not paid (any more).
 */
export async function refundPayment(context: Context, payment_id: number, reason: string): Promise<boolean> {
  const payment = await lockPayment(context.db, payment_id)
  if (payment.state !== 'paid') return false
  await setPaymentState(context, payment_id, 'refunded')
  for (const one of await triesOf(context.db, payment_id)) {
    if (one.state !== 'success') continue
    await bookProviderMoney(context, one, 'out', reason)
    await setTryState(context, one.id, 'refunding')
  }
  if (payment.balance_transfer !== null)
    await giveMoneyBack(context, payment.balance_transfer, { kind: 'payment.give_back', key: payment.balance_transfer, reason })
  return true
}
