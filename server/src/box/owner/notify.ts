import type { RefusalCode } from '@longmall/contract/errors.ts'
import type { OwnerRequest } from '@longmall/contract/box.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { translate } from '../../kernel/translate.ts'
import { notifyDecided, notifyDropped, notifyWaiting } from '../../staff/trust/notify-decision.ts'
import { viewOwnerRequest } from './requests.ts'

export const approvePermission = 'box.approve'

const describe = ({ language }: Context, { box_id, before, after }: OwnerRequest): string =>
  translate(language, 'box.change_of_owner', { number: box_id, before: before.account, after: after.account })

/** Mails the operators who may approve a requested owner, and its requester. */
export const notifyOwnerWaiting = (context: Context<StaffActor>, request: OwnerRequest): Promise<void> =>
  notifyWaiting(context, { what: describe(context, request), permission: approvePermission, effective_at: request.effective_at })

/** Mails the requester the outcome of a request; `blocker` is the reason why it did not take effect when it was due. */
export async function notifyOwnerDecided(
  context: Context,
  request_id: number,
  requested_by: number,
  decision: 'approved' | 'refused',
  blocker: RefusalCode | null = null,
): Promise<void> {
  const what = describe(context, await viewOwnerRequest(context, request_id))
  if (blocker) await notifyDropped(context, requested_by, what, { code: blocker })
  else await notifyDecided(context, requested_by, what, decision)
}
