import { toDecimal } from '@longmall/contract/units.ts'
import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { emit } from '../../kernel/work/outbox.ts'
import '../../order/progress/events.ts'
import { findOrder, lockOrder, type OrderRow } from '../../order/progress/find-order.ts'
import { recordOrderEvent } from '../../order/progress/record-order-event.ts'
import { received, stateAfter, unfulfilled } from '../../order/rules.ts'
import { toPurchaseReference } from '../../order/source/source-columns.ts'
import { stateSql } from '../../order/state-sql.ts'
import { lockPayment } from '../../payment/queries.ts'
import { aboutOrder, executeRefund, publishFigures } from '../execute/execute-refund.ts'
import { loadFacts } from '../plan/load-facts.ts'
import { planRefund } from '../plan/plan-refund.ts'

/**
 * Refunds everything of a paid order that was not refunded yet: money to its sources, for a reservation from both payments, coins,
 * limits, promotions, stock, and the coupon when nothing else of the payment remains. The order is cancelled for
 * `reason`. False, without effect, when it is not paid (any more), so that it is idempotent; refuses `order.action_unavailable` when
 * something was shipped or is being returned.
 */
export const refundOrder = (context: Context, order_id: number, about: { reason: string; key: string }): Promise<boolean> =>
  refundWhole(context, order_id, about, ({ state }) => unfulfilled.includes(state))

/** The same of an order that its payment completed and that is not settled, by the domain whose what it created is and was undone. */
export const refundCompletedOrder = (context: Context, order_id: number, about: { reason: string; key: string }): Promise<boolean> =>
  refundWhole(context, order_id, about, ({ state, settled_at }) => received.includes(state) && settled_at === null)

async function refundWhole(
  context: Context,
  order_id: number,
  { reason, key }: { reason: string; key: string },
  isRefundable: (order: OrderRow) => boolean,
): Promise<boolean> {
  const { payment_id, balance_payment_id } = await findOrder(context.db, order_id)
  // Payments before orders: the balance's was locked last, too, by whoever paid it.
  for (const id of [payment_id, balance_payment_id]) if (id !== null) await lockPayment(context.db, id)
  const order = await lockOrder(context.db, order_id)
  if (!isRefundable(order)) return false
  const facts = await loadFacts(context, [order_id])
  if (facts.lines.some((line) => line.shipped_quantity > 0 || line.after_sale_state === 'open'))
    throw new Refusal('order.action_unavailable')
  const plan = planRefund(facts, { what: 'order' })
  await cancel(context, order, reason)
  await executeRefund(context, plan, aboutOrder(order, key))
  await publishFigures(context, plan)
  await recordOrderEvent(context, order_id, 'order_refunded', { reason, amount: toDecimal(plan.goods + plan.freight, 'MONEY') })
  await emit(context, 'order.refunded', { order_id, payment_id, member_id: order.member_id, reason, promotion: toPurchaseReference(order) })
  return true
}

async function cancel({ db, now }: Context, { order_id, state }: OrderRow, reason: string): Promise<void> {
  await sql`
    update shop_order set state = ${stateSql(stateAfter(received.includes(state) ? 'take_back' : 'refund'))}, cancelled_at = ${now}, cancel_reason = ${reason}, on_hold_by = null, settled_at = ${now}
    where id = ${order_id}`.execute(db)
}

/** Answers `order.refund_due`; an order that went back before stays as it is. */
export async function refundDue(
  context: Context,
  { order_id, reason, key }: { order_id: number; reason: string; key: string },
): Promise<void> {
  await refundOrder(context, order_id, { reason, key })
}
