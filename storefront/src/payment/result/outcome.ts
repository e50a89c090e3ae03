import type { OrderSummary } from '@longmall/contract/order.ts'
import type { Payment } from '@longmall/contract/payment.ts'

export type Outcome = 'success' | 'open' | 'fail' | 'cancel' | 'pending' | 'refunded' | 'closed'

/** The outcome of a payment as shown to the shopper. */
export function outcomeOf({ state, last_outcome }: Payment): Outcome {
  if (state === 'paid') return 'success'
  if (state === 'refunded' || state === 'pending') return state
  // A payment received after closing is refunded automatically.
  if (state === 'closed') return last_outcome === 'success' ? 'refunded' : 'closed'
  // No payment attempt yet, so nothing has failed.
  if (state === 'open' && last_outcome === null) return 'open'
  return last_outcome === 'cancel' ? 'cancel' : 'fail'
}

/** Is the provider's result still pending? Money received after closing is refunded automatically. */
export const isAwaitingResult = (payment: Payment) =>
  outcomeOf(payment) === 'pending' || (payment.state === 'closed' && payment.last_outcome === 'pending')

/** Of a reservation's payment that is paid, which of its two it was; null of any other order's. */
export function partPaid({ order_type, state, payment_id }: Pick<OrderSummary, 'order_type' | 'state' | 'payment_id'>, paid_id: number) {
  if (order_type !== 'deposit') return null
  // The order names the payment that is due next.
  return payment_id !== paid_id || state === 'deposit_paid' ? 'deposit' : 'balance'
}
