import type { Payment } from '@longmall/contract/payment.ts'

export type Outcome = 'success' | 'fail' | 'cancel' | 'pending' | 'refunded' | 'closed'

/** What a shopper sees came of a payment. */
export function outcomeOf({ state, last_outcome }: Payment): Outcome {
  if (state === 'paid') return 'success'
  if (state === 'refunded' || state === 'pending') return state
  // Money that came after closing went back by itself.
  if (state === 'closed') return last_outcome === 'success' ? 'refunded' : 'closed'
  return last_outcome === 'cancel' ? 'cancel' : 'fail'
}
