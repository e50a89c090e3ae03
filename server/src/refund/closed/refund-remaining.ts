import type { Context, SystemActor } from '../../kernel/context.ts'
import { findOrder, lockOrder } from '../../order/progress/find-order.ts'
import { unfulfilled } from '../../order/rules.ts'
import { lockPayment } from '../../payment/queries.ts'
import { afterSaleLinesOf } from '../line/after-sale-line.ts'
import { makeRequest } from '../steps/open-request.ts'
import { refundRequest } from '../steps/refund-request.ts'
import { takeStep } from '../steps/take-step.ts'
import { refundOrder } from './refund-order.ts'

/**
 * Refunds what of a paid order was neither sent nor handed over, by the same plan as a request of its buyer (decisions/0057): the whole
 * order where nothing was, which is cancelled for `reason`; else each line's rest. `waits` and no effect while a request is open; `nothing` where
 * the order is not paid (any more) or nothing is left, so that it is idempotent.
 */
export async function refundRemaining(
  context: Context<SystemActor>,
  order_id: number,
  reason: string,
): Promise<'refunded' | 'nothing' | 'waits'> {
  const { payment_id, balance_payment_id } = await findOrder(context.db, order_id)
  for (const id of [payment_id, balance_payment_id]) if (id !== null) await lockPayment(context.db, id)
  const { state } = await lockOrder(context.db, order_id)
  if (!unfulfilled.includes(state)) return 'nothing'
  const lines = await afterSaleLinesOf(context, order_id)
  if (lines.some((line) => line.after_sale_state === 'open')) return 'waits'
  if (lines.every((line) => line.shipped_quantity === 0))
    return (await refundOrder(context, order_id, { reason, key: reason })) ? 'refunded' : 'nothing'
  const left = lines
    .filter((line) => !line.is_gift)
    .map(({ order_goods_id, member_id, quantity, shipped_quantity, on_hold_quantity }) => ({
      order_goods_id,
      member_id,
      quantity: quantity - shipped_quantity - on_hold_quantity,
    }))
    .filter(({ quantity }) => quantity > 0)
  for (const { order_goods_id, member_id, quantity } of left) {
    const input = { order_goods_id, quantity, kind: 'refund_only', reason: 'other', note: '' } as const
    const row = await makeRequest(context, member_id, input, async () => {})
    await refundRequest(context, await takeStep(context, row, 'approve_by_time'), 'refund')
  }
  return left.length > 0 ? 'refunded' : 'nothing'
}
