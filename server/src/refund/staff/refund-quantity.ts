import type { refund } from '@longmall/contract/refund.ts'
import type { InputOf } from '@longmall/contract/operation.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { findAfterSaleLine } from '../line/after-sale-line.ts'
import { lockOrder } from '../../order/progress/find-order.ts'
import { lockPayment } from '../../payment/queries.ts'
import { makeRequest } from '../steps/open-request.ts'
import { refundRequest } from '../steps/refund-request.ts'
import { takeStep } from '../steps/take-step.ts'
import { handled, type Handled } from './handled.ts'

/**
 * Refunds units of a line without a buyer's request (CON-03): a request in the buyer's name and its approval in one transaction, so that
 * every after-sale rule holds and the history names the operator. No goods are returned. Refuses `refund.line_not_found`,
 * `refund.not_refundable`, `refund.quantity_exceeded`, `refund.already_open`.
 */
export async function refundQuantity(context: Context<StaffActor>, input: InputOf<typeof refund.refund>): Promise<Handled> {
  const line = await findAfterSaleLine(context, input.order_goods_id)
  if (!line) throw new Refusal('refund.line_not_found')
  await lockPayment(context.db, line.payment_id)
  if (line.balance_payment_id !== null) await lockPayment(context.db, line.balance_payment_id)
  await lockOrder(context.db, line.order_id)
  const row = await makeRequest(context, line.member_id, { ...input, kind: 'refund_only' }, async () => {})
  const approved = await takeStep(context, row, 'approve')
  return handled(context, row, await refundRequest(context, approved, 'refund'))
}
