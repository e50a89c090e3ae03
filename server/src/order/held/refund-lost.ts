import type { Context } from '../../kernel/context.ts'
import { emit } from '../../kernel/outbox.ts'
import '../progress/events.ts'
import { refundOrder } from './refund-order.ts'

/**
 * Orders lost their places in a group: each is to be refunded, in a transaction of its own and told again until it is done, so
 * that a stop in between loses nobody's money.
 */
export async function refundLost(
  context: Context,
  { group_id, order_ids, reason }: { group_id: number; order_ids: readonly number[]; reason: 'time' | 'operator' | 'removed' | 'late' },
): Promise<void> {
  const why = reason === 'late' || reason === 'removed' ? `pintuan_${reason}` : 'pintuan_failed'
  for (const order_id of order_ids) await emit(context, 'order.refund_due', { order_id, reason: why, key: `pintuan ${group_id}` })
}

/** Answers `order.refund_due`; an order that went back before stays as it is. */
export async function refundDue(
  context: Context,
  { order_id, reason, key }: { order_id: number; reason: string; key: string },
): Promise<void> {
  await refundOrder(context, order_id, { reason, key })
}
