import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import type { setting as contract } from '@longmall/contract/setting.ts'
import { audit } from '../../kernel/security/audit.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { coversAll } from '../../kernel/security/permissions.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { checkMayApprove } from '../../staff/trust/check-may-approve.ts'
import { permissionsFor } from '../rules.ts'
import { applyRequest } from './apply-request.ts'
import { notifyRefused } from './notify-operators.ts'
import { endRequest, keysOf, lockRequest, type RequestRow } from './queries.ts'

type Decided = OutputOf<typeof contract.approve_request>

/**
 * Approves what another operator requested and makes it. Refuses `setting.request_not_found`, `setting.request_decided`,
 * `setting.own_request`, `call.forbidden` without the permission for all of it, `staff.too_new` {hours}.
 */
export async function approveRequest(context: Context<StaffActor>, input: InputOf<typeof contract.approve_request>): Promise<Decided> {
  const request = await lockOther(context, input)
  await checkMayApprove(context)
  const { state, version } = await applyRequest(context, request, context.actor.staff_id)
  if (state === 'stale') await auditEnd(context, request, state)
  return { request_id: request.id, state, version }
}

/** Refuses what another operator requested. Refuses as `approveRequest`, but for who is too new. */
export async function refuseRequest(
  context: Context<StaffActor>,
  { decision, ...input }: InputOf<typeof contract.refuse_request>,
): Promise<Decided> {
  const request = await lockOther(context, input)
  const version = await endRequest(context, request.id, 'refused', context.actor.staff_id, decision)
  await notifyRefused(context, request, decision)
  await auditEnd(context, request, 'refused', decision)
  return { request_id: request.id, state: 'refused', version }
}

/** Takes one’s own request back. Refuses `setting.request_not_found`, `setting.request_decided`, `setting.not_own_request`. */
export async function withdrawRequest(context: Context<StaffActor>, input: InputOf<typeof contract.withdraw_request>): Promise<Decided> {
  const request = await lockRequest(context.db, input)
  if (request.requested_by !== context.actor.staff_id) throw new Refusal('setting.not_own_request')
  const version = await endRequest(context, request.id, 'withdrawn', context.actor.staff_id)
  await auditEnd(context, request, 'withdrawn')
  return { request_id: request.id, state: 'withdrawn', version }
}

async function lockOther({ db, actor }: Context<StaffActor>, input: { request_id: number; version: number }): Promise<RequestRow> {
  const request = await lockRequest(db, input)
  if (request.requested_by === actor.staff_id) throw new Refusal('setting.own_request')
  if (!coversAll(actor.permissions, permissionsFor(await keysOf(db, request.id)))) throw new Refusal('call.forbidden')
  return request
}

const auditEnd = (context: Context<StaffActor>, { id }: RequestRow, state: string, answer?: string) =>
  audit(context, { subject: `setting_request ${id}`, before: { state: 'waiting' }, after: { state, ...(answer && { answer }) } })
