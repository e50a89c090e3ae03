import type { Context } from '../../kernel/context.ts'
import type { Timestamp } from '../../kernel/time/clock.ts'
import { emit } from '../../kernel/work/outbox.ts'
import { postponeSettlement } from '../../order/progress/settle-order.ts'
import { orderSettings } from '../../order/settings.ts'
import '../events.ts'
import { findAfterSaleLine, requestQuantity } from '../line/after-sale-line.ts'
import type { ReturnRow } from '../queries.ts'
import { returnableUntil, isOpen, type ReturnStep } from '../rules.ts'
import { restateAmounts } from './restate-amounts.ts'
import { takeStep, type Changes } from './take-step.ts'

/**
 * Takes a step that ends a locked request without a refund: what it withheld may go out again, and the order may be settled in
 * its time. Refuses `refund.changed` where the table has no such step.
 */
export async function closeRequest(
  context: Context,
  row: ReturnRow,
  step: Extract<ReturnStep, 'refuse' | 'cancel' | 'close_by_time' | 'refuse_receipt'>,
  changes: Changes = {},
  details: Record<string, string> = {},
): Promise<ReturnRow> {
  const after = await takeStep(context, row, step, changes, details)
  if (!isOpen(row.status)) return after
  const { id: return_id, order_id, member_id, order_line_id, return_no } = after
  const line = (await findAfterSaleLine(context, order_line_id))!
  await requestQuantity(context, order_line_id, { quantity: -after.quantity, unshipped: -after.unshipped_quantity })
  await restateAmounts(context, order_id)
  await emit(context, 'return.closed', { return_id, order_id, member_id, return_no })
  await settleInTime(context, order_id, line.received_at)
  return after
}

/** The order is settled when after-sale is over, or now when that is past. */
export async function settleInTime(context: Context, order_id: number, received_at: Timestamp | null): Promise<void> {
  const until = returnableUntil(received_at, context.setting(orderSettings.after_sale_days))
  if (until !== null) await postponeSettlement(context, order_id, until > context.now ? until : context.now)
}
