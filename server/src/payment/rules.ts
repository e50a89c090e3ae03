import type { PaymentState as PaymentStates } from '@longmall/contract/payment.ts'
import type * as z from 'zod/mini'
import type { Timestamp } from '../kernel/clock.ts'

export type PaymentState = z.output<typeof PaymentStates>
export type TryState = 'pending' | 'success' | 'fail' | 'cancel' | 'refunding' | 'refunded'
/** What a provider says of one try. */
export type Outcome = 'success' | 'fail' | 'cancel' | 'pending'

/** May it be paid now? A failed or cancelled one may be tried again until it closes. */
export function isPayable({ state, valid_until }: { state: PaymentState; valid_until: Timestamp | null }, now: Timestamp): boolean {
  const isOpen = state === 'open' || state === 'pending' || state === 'failed' || state === 'cancelled'
  return isOpen && (valid_until === null || now < valid_until)
}

export interface OutcomeFacts {
  payment: PaymentState
  attempt: TryState
  outcome: Outcome
  /** The amount said is the amount asked. */
  isAmountRight: boolean
  /** With what the balance still holds beside it, this try pays the whole. */
  isWhole: boolean
}

/**
 * `pay`, `pay_after_close`: the money is there. `fail`: the payment can be tried again. `end_try`: only this try is over.
 * `return`: the money came too late or twice and goes back. `look`: an operator must see it. `nothing`: known already.
 */
export type Decision = 'pay' | 'pay_after_close' | 'fail' | 'end_try' | 'return' | 'look' | 'nothing'

/** The one table of what a provider's word does: before, during and after closing, doubled, reordered, late, wrong. */
export function decideOutcome({ payment, attempt, outcome, isAmountRight, isWhole }: OutcomeFacts): Decision {
  const isMoneyKnown = attempt === 'success' || attempt === 'refunding' || attempt === 'refunded'
  if (outcome === 'pending' || isMoneyKnown) return 'nothing'
  if (outcome !== 'success') {
    if (attempt !== 'pending') return 'nothing'
    return payment === 'pending' ? 'fail' : 'end_try'
  }
  if (!isAmountRight) return 'look'
  if (payment === 'paid' || payment === 'refunded' || !isWhole) return 'return'
  return payment === 'closed' ? 'pay_after_close' : 'pay'
}

/** What a shopper is told came of the last try; null when there was none. */
export function lastOutcome(payment: PaymentState, lastTry: TryState | undefined): Outcome | null {
  const said: Partial<Record<PaymentState, Outcome>> = {
    paid: 'success',
    refunded: 'success',
    pending: 'pending',
    failed: 'fail',
    cancelled: 'cancel',
  }
  return said[payment] ?? (lastTry === 'refunding' || lastTry === 'refunded' ? 'success' : (lastTry ?? null))
}

/** How long after `now` a silent provider is asked again: as long as the try is old, so that the steps double; null after 7 days. */
export function nextAskMinutes(created_at: Timestamp, now: Timestamp, first: number): number | null {
  const age = (Date.parse(now) - Date.parse(created_at)) / 60_000
  return age > 7 * 24 * 60 ? null : Math.max(first, Math.round(age))
}
