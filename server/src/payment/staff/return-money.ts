import type { InputOf } from '@longmall/contract/operation.ts'
import type { payment as contract, PaymentAlert } from '@longmall/contract/payment.ts'
import { toDecimal, toSmallest } from '@longmall/contract/units.ts'
import type * as z from 'zod/mini'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { emit } from '../../kernel/work/outbox.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { clearTimer } from '../../kernel/time/timers.ts'
import {
  lockPayment,
  queueRefund,
  setPaymentState,
  setAttemptState,
  listAttempts,
  findAttemptByReference,
  type PaymentRow,
  type PaymentAttemptRow,
} from '../queries.ts'
import { bookProviderMoney, reverseBalancePart } from '../paying/book-money.ts'
import { findAlert } from './lists.ts'
import { resolveAlert } from './resolve-alert.ts'

/**
 * Refunds a payment of a wrong amount (ORD-08): books what the provider received and refunds it by the provider, once; the payment can
 * be paid again unless another attempt is open. The alert is closed with the note. Refuses `call.resource_not_found`,
 * `payment.alert_resolved` when it changed since it was shown, and `payment.refund_exceeds_remaining` for another kind of alert, or
 * money that was handled before.
 */
export async function returnMoney(
  context: Context<StaffActor>,
  input: InputOf<typeof contract.refund_wrong_amount>,
): Promise<z.output<typeof PaymentAlert>> {
  const alert = await findAlert(context, input.alert_id)
  if (!alert) throw new Refusal('call.resource_not_found')
  const amount = alert.kind === 'wrong_amount' && alert.details.said !== undefined ? toSmallest(alert.details.said, 'MONEY') : 0n
  if (alert.payment_id === null || amount === 0n) throw new Refusal('payment.refund_exceeds_remaining')
  const payment = await lockPayment(context.db, alert.payment_id)
  const attempt = await findAttemptByReference(context.db, alert.subject)
  if (!attempt || !['pending', 'fail', 'cancel'].includes(attempt.state)) throw new Refusal('payment.refund_exceeds_remaining')
  const resolved = await resolveAlert(context, input)
  await refundAttempt(context, { ...attempt, amount })
  if (attempt.state === 'pending') await reopenPayment(context, payment)
  await emit(context, 'payment.returned', { ...paymentReference(payment), amount: toDecimal(amount, 'MONEY') })
  return resolved
}

const paymentReference = ({ id, purpose, subject }: PaymentRow) => ({ payment_id: id, purpose, subject })

async function refundAttempt(context: Context, attempt: PaymentAttemptRow): Promise<void> {
  await setAttemptState(context, attempt.id, 'refunding')
  await clearTimer(context.db, 'payment.reconcile', attempt.id)
  await bookProviderMoney(context, attempt, 'in', 'wrong amount')
  await bookProviderMoney(context, attempt, 'out', 'wrong amount')
  await queueRefund(context, { payment_id: attempt.payment_id, attempt_id: attempt.id, key: attempt.reference, amount: attempt.amount })
}

/** What waited for this try alone may be tried again, with what the balance had set aside. */
async function reopenPayment(context: Context, payment: PaymentRow): Promise<void> {
  const hasPending = (await listAttempts(context.db, payment.id)).some(({ state }) => state === 'pending')
  if (hasPending || payment.state !== 'pending') return
  await setPaymentState(context, payment.id, 'failed')
  await reverseBalancePart(context, payment, 'payment failed')
  await emit(context, 'payment.failed', { ...paymentReference(payment), outcome: 'fail' })
}
