import type { refund } from '@longmall/contract/refund.ts'
import type { InputOf } from '@longmall/contract/operation.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { lockReturn } from '../queries.ts'
import { closeRequest } from '../steps/close-request.ts'
import { notifyBuyer } from '../steps/notify-buyer.ts'
import { handled, type Handled } from './handled.ts'

/**
 * Refuses the returned goods: closes the request with a note to the buyer, who may apply again. Refuses `refund.not_found`,
 * `refund.changed`.
 */
export async function refuseReceipt(
  context: Context<StaffActor>,
  { refund_id, version, reply }: InputOf<typeof refund.refuse_receipt>,
): Promise<Handled> {
  const row = await lockReturn(context, refund_id, { version })
  const after = await closeRequest(context, row, 'refuse_receipt', { reply }, { reply })
  await notifyBuyer(context, after, { template: 'return_refused' })
  return handled(context, row, after)
}
