import { fromMicros } from '@longmall/contract/unit-price-scale.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { translate } from '../../kernel/translate.ts'
import { notifyDecided, notifyDropped, notifyWaiting, type Blocker } from '../../staff/trust/notify-decision.ts'
import { lockRequest, type RequestRow } from '../queries.ts'
import { approvePermission } from './permissions.ts'

/** `Coin price ACC: 1.10 USD, 2026-11-28`: the price, from the day. */
const describe = ({ site, language }: Context, { unit, micros, starts_on }: RequestRow): string =>
  translate(language, 'staff.change_of_price', { what: `${unit}: ${fromMicros(micros)} ${site.shared.shop.currency}, ${starts_on}` })

/** Mails the requester and everybody who may approve a requested price. */
export const notifyPriceWaiting = (context: Context<StaffActor>, request: RequestRow): Promise<void> =>
  notifyWaiting(context, { what: describe(context, request), permission: approvePermission, effective_at: request.effective_at })

/** Mails the requester of a price that it was approved, by another operator or by itself, or refused; with the day from which it was published. */
export async function notifyPriceDecided(context: Context, request_id: number, decision: 'approved' | 'refused'): Promise<void> {
  const request = (await lockRequest(context, request_id))!
  await notifyDecided(context, request.requested_by, describe(context, request), decision)
}

/** Mails the requester why a price was not published when its time came. */
export const notifyPriceDropped = (context: Context, request: RequestRow, reason: Blocker): Promise<void> =>
  notifyDropped(context, request.requested_by, describe(context, request), reason)
