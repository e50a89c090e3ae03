import type { Context } from '../../kernel/context.ts'
import { translate } from '../../kernel/translate.ts'
import { notifyDecided, notifyDropped, type Blocker } from '../../staff/trust/notify-decision.ts'
import { lockRequest, type RequestRow } from '../queries.ts'
import { describePrice } from './notify-approvers.ts'

const describe = (context: Context, request: RequestRow): string =>
  translate(context.language, 'staff.change_of_price', { what: describePrice(context, request) })

/** Mails the requester of a price that it was approved, by another operator or by itself, or refused; with the day from which it was published. */
export async function notifyPriceDecided(context: Context, request_id: number, decision: 'approved' | 'refused'): Promise<void> {
  const request = (await lockRequest(context, request_id))!
  await notifyDecided(context, request.requested_by, describe(context, request), decision)
}

/** Mails the requester why a price was not published when its time came. */
export const notifyPriceDropped = (context: Context, request: RequestRow, reason: Blocker): Promise<void> =>
  notifyDropped(context, request.requested_by, describe(context, request), reason)
