import type { Context } from '../../kernel/context.ts'
import type { ReturnRow } from '../queries.ts'
import { refundRequest } from './refund-request.ts'
import { takeStep } from './take-step.ts'
import { notifyBuyer } from './notify-buyer.ts'

/** Approves a locked request: without goods the money goes at once, else the goods are asked for, to `send_to`. */
export async function approveReturn(
  context: Context,
  row: ReturnRow,
  step: 'approve' | 'approve_by_time',
  send_to: string,
): Promise<ReturnRow> {
  const approved = await takeStep(context, row, step)
  if (row.kind === 'refund_only') return refundRequest(context, approved, 'refund')
  const waiting = await takeStep(context, approved, 'ask_for_parcel', { send_to: send_to || null })
  await notifyBuyer(context, waiting, { template: 'return_parcel' })
  return waiting
}
