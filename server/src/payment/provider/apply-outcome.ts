import { toDecimal } from '@longmall/contract/units.ts'
import type { Context } from '../../kernel/context.ts'
import { emit } from '../../kernel/outbox.ts'
import { clearTimer } from '../../kernel/timers.ts'
import {
  bookProviderMoney,
  findTry,
  lockPayment,
  markPaid,
  returnBalancePart,
  setPaymentState,
  setTryState,
  type PaymentRow,
  type TryRow,
} from '../queries.ts'
import { decideOutcome, type Decision, type Outcome, type PaymentState } from '../rules.ts'

/** Lets a provider's word on one try take effect, by the table of `decideOutcome`; answers the payment's state after it. (ORD-08, R-25) */
export async function applyOutcome(
  context: Context,
  known: TryRow,
  { outcome, amount }: { outcome: Outcome; amount: bigint },
): Promise<PaymentState> {
  const payment = await lockPayment(context.db, known.payment_id)
  const attempt = (await findTry(context.db, known.provider, known.reference))!
  const beside = attempt.state === 'pending' ? payment.balance_part : 0n
  const facts = {
    payment: payment.state,
    attempt: attempt.state,
    outcome,
    isAmountRight: amount === attempt.amount,
    isWhole: attempt.amount + beside === payment.amount,
  }
  await effects[decideOutcome(facts)](context, payment, attempt, outcome === 'cancel' ? 'cancel' : 'fail')
  return (await lockPayment(context.db, payment.id)).state
}

type Effect = (context: Context, payment: PaymentRow, attempt: TryRow, failed: 'fail' | 'cancel') => Promise<void>

const pay: Effect = async (context, payment, attempt) => {
  await endTry(context, attempt, 'success')
  await bookProviderMoney(context, attempt, 'in', 'payment')
  if (attempt.state !== 'pending') await returnBalancePart(context, payment, 'paid otherwise')
  await markPaid(context, payment, attempt.provider)
}

const effects: Record<Decision, Effect> = {
  pay,
  pay_after_close: pay,
  fail: async (context, payment, attempt, failed) => {
    await endTry(context, attempt, failed)
    await setPaymentState(context, payment.id, failed === 'fail' ? 'failed' : 'cancelled')
    await returnBalancePart(context, payment, 'payment failed')
    await emit(context, 'payment.failed', { payment_id: payment.id, outcome: failed })
  },
  end_try: (context, _payment, attempt, failed) => endTry(context, attempt, failed),
  return: async (context, payment, attempt) => {
    await endTry(context, attempt, 'refunding')
    await bookProviderMoney(context, attempt, 'in', 'payment')
    await bookProviderMoney(context, attempt, 'out', 'nothing left to pay')
    await emit(context, 'payment.returned', { payment_id: payment.id, amount: toDecimal(attempt.amount, 'USD') })
  },
  look: async ({ site }, payment, attempt) =>
    site.log.error({ payment_id: payment.id, reference: attempt.reference }, 'a provider says another amount than was asked'),
  nothing: async () => undefined,
}

async function endTry(context: Context, attempt: TryRow, state: 'success' | 'fail' | 'cancel' | 'refunding'): Promise<void> {
  await setTryState(context, attempt.id, state)
  await clearTimer(context.db, 'payment.reconcile', attempt.id)
}
