import type { refund } from '@longmall/contract/refund.ts'
import type { InputOf } from '@longmall/contract/operation.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { lockReturn } from '../queries.ts'
import { refundRequest } from '../steps/refund-request.ts'
import { handled, type Handled } from './handled.ts'

/** Confirms that the goods were received: restocks and refunds. Refuses `refund.not_found`, `refund.changed`. */
export async function confirmReceipt(
  context: Context<StaffActor>,
  { refund_id, version }: InputOf<typeof refund.confirm_receipt>,
): Promise<Handled> {
  const row = await lockReturn(context, refund_id, { version, money: true })
  return handled(context, row, await refundRequest(context, row, 'confirm_receipt'))
}
