import type { box, OwnerRequest } from '@longmall/contract/box.ts'
import type { InputOf } from '@longmall/contract/operation.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { audit } from '../../kernel/security/audit.ts'
import { checkMayApprove } from '../../staff/trust/check-may-approve.ts'
import { applyRequest, endRequest, lockRequest, type RequestRow } from './apply-request.ts'
import { notifyOwnerDecided } from './notify.ts'
import { viewOwnerRequest } from './requests.ts'

type Decision = InputOf<typeof box.approve_owner>

/**
 * Approves the owner that another operator requested. Refuses `box.request_not_found`, `box.request_decided` when the row changed since it was shown,
 * `box.own_request`, `staff.too_new` {hours}, and as `applyRequest`.
 */
export async function approveOwner(context: Context<StaffActor>, decision: Decision): Promise<OwnerRequest> {
  const request = await requestAsShown(context, decision)
  if (request.requested_by === context.actor.staff_id) throw new Refusal('box.own_request')
  await checkMayApprove(context)
  const blocker = await applyRequest(context, request)
  if (blocker) throw new Refusal(blocker)
  return end(context, request, 'approved')
}

/** Refuses a request; its requester may do so too. Refuses `box.request_not_found`, `box.request_decided`. */
export async function refuseOwner(context: Context<StaffActor>, decision: Decision): Promise<OwnerRequest> {
  return end(context, await requestAsShown(context, decision), 'refused')
}

async function requestAsShown(context: Context, { request_id, version }: Decision): Promise<RequestRow> {
  const request = await lockRequest(context, request_id)
  if (!request) throw new Refusal('box.request_not_found')
  if (request.state !== 'requested' || request.version !== version) throw new Refusal('box.request_decided')
  return request
}

async function end(context: Context<StaffActor>, request: RequestRow, state: 'approved' | 'refused'): Promise<OwnerRequest> {
  const { id: request_id, box_id, before_id, after_id, requested_by } = request
  await endRequest(context, request_id, state, context.actor.staff_id)
  await audit(context, {
    subject: `device ${box_id}`,
    before: { request_id, state: 'requested', member_id: before_id },
    after: { request_id, state, member_id: state === 'approved' ? after_id : before_id },
  })
  if (requested_by !== context.actor.staff_id) await notifyOwnerDecided(context, request_id, requested_by, state)
  return viewOwnerRequest(context, request_id)
}
