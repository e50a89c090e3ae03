import type { Context } from '../../kernel/context.ts'
import type { ReturnRow } from '../queries.ts'
import { refundRequest } from './refund-request.ts'
import { takeStep } from './take-step.ts'
import { notifyBuyer } from './notify-buyer.ts'

/** Approves a locked request: refunds at once without goods, otherwise awaits them at `return_address`. */
export async function approveReturn(
  context: Context,
  row: ReturnRow,
  step: 'approve' | 'approve_by_time',
  return_address: string,
): Promise<ReturnRow> {
  const approved = await takeStep(context, row, step)
  if (row.kind === 'refund_only') return refundRequest(context, approved, 'refund')
  const waiting = await takeStep(context, approved, 'request_parcel', { return_address: return_address || null })
  await notifyBuyer(context, waiting, { template: 'return_parcel' })
  return waiting
}
