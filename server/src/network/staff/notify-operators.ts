import type { RefusalCode } from '@longmall/contract/errors.ts'
import type { SponsorRequest } from '@longmall/contract/network-staff.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { translate } from '../../kernel/translate.ts'
import { notifyDecided, notifyDropped, notifyWaiting } from '../../staff/trust/notify-decision.ts'
import { viewSponsorRequest } from './requests.ts'

export const approvePermission = 'network.approve'

function describe({ language }: Context, { account, before, after }: SponsorRequest): string {
  const nameOf = (sponsor: SponsorRequest['before']) => sponsor?.account ?? translate(language, 'staff.no_sponsor')
  return translate(language, 'staff.change_of_sponsor', { account, before: nameOf(before), after: nameOf(after) })
}

/** Mails who may approve a requested sponsor, and its requester. */
export const notifySponsorWaiting = (context: Context<StaffActor>, request: SponsorRequest): Promise<void> =>
  notifyWaiting(context, { what: describe(context, request), permission: approvePermission, effective_at: request.effective_at })

/** Mails the requester what became of a request; `blocker` says why it took no effect when its time came. */
export async function notifySponsorDecided(
  context: Context,
  request_id: number,
  decision: 'approved' | 'refused',
  blocker: RefusalCode | null = null,
): Promise<void> {
  const request = await viewSponsorRequest(context, request_id)
  const what = describe(context, request)
  if (blocker) await notifyDropped(context, request.requested_by, what, { code: blocker })
  else await notifyDecided(context, request.requested_by, what, decision)
}
