import type { Context, SystemActor } from '../../kernel/context.ts'
import { lockReturn } from '../queries.ts'
import { dueStep } from '../rules.ts'
import { refundSettings } from '../settings.ts'
import { approveReturn } from './approve-return.ts'
import { closeRequest } from './close-request.ts'
import { refundRequest } from './refund-request.ts'
import { notifyBuyer } from './notify-buyer.ts'

/**
 * Timer: a shop that does not answer has approved, a buyer who does not send has given up, a parcel that the shop does not
 * confirm is refunded. No effect if somebody acted meanwhile.
 */
export async function timeOut(context: Context<SystemActor>, refund_id: string): Promise<void> {
  const row = await lockReturn(context, Number(refund_id), { money: true })
  const due = dueStep[row.status]
  const until = due && row[due.deadline]
  if (!due || !until || until > context.now) return
  if (due.step === 'approve_by_time') await approveReturn(context, row, 'approve_by_time', context.setting(refundSettings.return_address))
  else if (due.step === 'refund_by_time') await refundRequest(context, row, 'refund_by_time')
  else await notifyBuyer(context, await closeRequest(context, row, due.step), { template: 'return_closed' })
}
