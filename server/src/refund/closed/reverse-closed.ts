import type { Context } from '../../kernel/context.ts'
import type { OrderEvents } from '../../order/progress/events.ts'
import { aboutOrder, aboutPayment, executeRefund } from '../execute/execute-refund.ts'
import { loadFacts, loadFactsOfPayment } from '../plan/load-facts.ts'
import { planRefund } from '../plan/plan-refund.ts'

/**
 * Handles `order.closed` in its transaction: releases the orders' reservations once (R-02), and refunds a deposit that is not retained
 * (R-19).
 */
export async function releaseClosed(
  context: Context,
  { payment_id, order_ids, event, deposit, was_booked }: OrderEvents['order.closed'],
): Promise<void> {
  const plan = planRefund(await loadFacts(context, order_ids), { what: 'closed', was_booked, returns_deposit: deposit === 'returned' })
  await executeRefund(context, plan, aboutPayment(payment_id, event, plan.coins?.transfer_id ?? null))
}

/** Answers `order.late_payment` in its transaction: all of the payment goes back. */
export async function refundLatePayment(context: Context, { payment_id }: OrderEvents['order.late_payment']): Promise<void> {
  const plan = planRefund(await loadFactsOfPayment(context, payment_id), { what: 'late_payment', payment_id })
  await executeRefund(context, plan, aboutPayment(payment_id, 'order.closed', null))
}

/** Answers `order.price_lowered` in its transaction: the difference goes back the way it was paid, money first, then coins. */
export async function refundDifference(
  context: Context,
  { order_id, order_no, key, cents, longcoin }: OrderEvents['order.price_lowered'],
): Promise<void> {
  const plan = planRefund(await loadFacts(context, [order_id]), { what: 'price', cents: BigInt(cents), longcoin })
  await executeRefund(context, plan, aboutOrder({ order_id, order_no }, key))
}
