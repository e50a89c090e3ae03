import { toDecimal } from '@longmall/contract/units.ts'
import type { Context } from '../../kernel/context.ts'
import { emit } from '../../kernel/work/outbox.ts'
import { clearTimer } from '../../kernel/time/timers.ts'
import {
  bucketsOf,
  findAttempt,
  lockPayment,
  markPaid,
  queueRefund,
  setPaymentState,
  setAttemptState,
  type PaymentRow,
  type PaymentAttemptRow,
} from '../queries.ts'
import { bookProviderMoney, reverseBalancePart } from '../paying/book-money.ts'
import { raiseAlert } from '../staff/raise-alert.ts'
import { decideOutcome, type Decision, type Outcome, type PaymentState } from '../rules.ts'

/** Lets a provider's word on one try take effect, by the table of `decideOutcome`; answers the payment's state after it. (ORD-08, R-25) */
export async function applyOutcome(
  context: Context,
  requested: PaymentAttemptRow,
  { outcome, amount }: { outcome: Outcome; amount: bigint },
): Promise<PaymentState> {
  const payment = await lockPayment(context.db, requested.payment_id)
  const attempt = (await findAttempt(context.db, requested.provider, requested.reference))!
  const balancePart = attempt.state === 'pending' ? payment.balance_part : 0n
  const facts = {
    payment: payment.state,
    attempt: attempt.state,
    outcome,
    isAmountRight: amount === attempt.amount,
    isWhole: attempt.amount + balancePart === payment.amount,
  }
  await outcomeEffects[decideOutcome(facts)](context, payment, attempt, { failed: outcome === 'cancel' ? 'cancel' : 'fail', amount })
  return (await lockPayment(context.db, payment.id)).state
}

const paymentReference = ({ id, purpose, subject }: PaymentRow) => ({ payment_id: id, purpose, subject })

/** `amount`: what the provider says, in cents. */
type OutcomeDetails = { failed: 'fail' | 'cancel'; amount: bigint }
type Effect = (context: Context, payment: PaymentRow, attempt: PaymentAttemptRow, outcomeDetails: OutcomeDetails) => Promise<void>

const pay: Effect = async (context, payment, attempt) => {
  await endAttempt(context, attempt, 'success')
  await bookProviderMoney(context, attempt, 'in', 'payment')
  const isStandalone = attempt.state !== 'pending'
  if (isStandalone) await reverseBalancePart(context, payment, 'paid otherwise')
  const { provider, amount, id } = attempt
  await markPaid(context, payment, {
    method: provider,
    buckets: isStandalone || !payment.balance_transfer ? null : await bucketsOf(context.db, payment.balance_transfer),
    remainder: { source: `provider:${provider}`, unit: 'MONEY', amount, attempt_id: id },
  })
}

const outcomeEffects: Record<Decision, Effect> = {
  pay,
  pay_after_close: pay,
  fail: async (context, payment, attempt, { failed }) => {
    await endAttempt(context, attempt, failed)
    await setPaymentState(context, payment.id, failed === 'fail' ? 'failed' : 'cancelled')
    await reverseBalancePart(context, payment, 'payment failed')
    await emit(context, 'payment.failed', { ...paymentReference(payment), outcome: failed })
  },
  end_attempt: (context, _payment, attempt, { failed }) => endAttempt(context, attempt, failed),
  return: async (context, payment, attempt) => {
    await endAttempt(context, attempt, 'refunding')
    await bookProviderMoney(context, attempt, 'in', 'payment')
    await bookProviderMoney(context, attempt, 'out', 'nothing left to pay')
    await queueRefund(context, { payment_id: payment.id, attempt_id: attempt.id, key: attempt.reference, amount: attempt.amount })
    await emit(context, 'payment.returned', { ...paymentReference(payment), amount: toDecimal(attempt.amount, 'MONEY') })
  },
  look: (context, payment, attempt, { amount }) =>
    raiseAlert(context, {
      kind: 'wrong_amount',
      subject: attempt.reference,
      payment_id: payment.id,
      provider: attempt.provider,
      details: { asked: toDecimal(attempt.amount, 'MONEY'), said: toDecimal(amount, 'MONEY') },
    }),
  nothing: async () => undefined,
}

async function endAttempt(context: Context, attempt: PaymentAttemptRow, state: 'success' | 'fail' | 'cancel' | 'refunding'): Promise<void> {
  await setAttemptState(context, attempt.id, state)
  await clearTimer(context.db, 'payment.reconcile', attempt.id)
}
