import type { network } from '@longmall/contract/network.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { audit } from '../../kernel/security/audit.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { checkMayApprove } from '../../staff/trust/check-may-approve.ts'
import { applyRequest, endRequest, lockRequest, lockSponsorTree, type RequestRow } from './apply-request.ts'
import { notifySponsorDecided } from './notify-operators.ts'

type Decided = OutputOf<typeof network.approve_sponsor>

/**
 * Approves what another operator requested: the member is bound to the new sponsor, and later events follow this binding. Refuses
 * `network.request_not_found`, `network.request_decided` when the row changed since it was shown, `network.own_request`,
 * `staff.too_new` {hours}, and as `applyRequest`.
 */
export async function approveSponsor(
  context: Context<StaffActor>,
  { request_id, version }: InputOf<typeof network.approve_sponsor>,
): Promise<Decided> {
  await lockSponsorTree(context)
  const request = await requestAsShown(context, request_id, version)
  if (request.requested_by === context.actor.staff_id) throw new Refusal('network.own_request')
  await checkMayApprove(context)
  const blocker = await applyRequest(context, request)
  if (blocker) throw new Refusal(blocker)
  return end(context, request, 'approved')
}

/** Refuses a request; its requester may do so too. Refuses `network.request_not_found`, `network.request_decided`. */
export async function refuseSponsor(
  context: Context<StaffActor>,
  { request_id, version }: InputOf<typeof network.refuse_sponsor>,
): Promise<Decided> {
  return end(context, await requestAsShown(context, request_id, version), 'refused')
}

async function requestAsShown(context: Context, request_id: number, version: number): Promise<RequestRow> {
  const request = await lockRequest(context, request_id)
  if (!request) throw new Refusal('network.request_not_found')
  if (request.state !== 'requested' || request.version !== version) throw new Refusal('network.request_decided')
  return request
}

async function end(context: Context<StaffActor>, request: RequestRow, state: 'approved' | 'refused'): Promise<Decided> {
  const { id: request_id, member_id, before_id, after_id } = request
  const version = await endRequest(context, request_id, state, context.actor.staff_id)
  await audit(context, {
    subject: `member ${member_id}`,
    before: { request_id, state: 'requested', sponsor_id: before_id },
    after: { request_id, state, sponsor_id: state === 'approved' ? after_id : before_id },
  })
  if (request.requested_by !== context.actor.staff_id) await notifySponsorDecided(context, request_id, state)
  return { request_id, version, state }
}
