import type { InputOf } from '@longmall/contract/operation.ts'
import type { PriceRequest, unitPrice as contract } from '@longmall/contract/unit-price.ts'
import { audit } from '../../kernel/security/audit.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { checkMayApprove } from '../../staff/trust/check-may-approve.ts'
import { endRequest } from './end-request.ts'
import { notifyPriceDecided } from './notify-operators.ts'
import { publishPrice } from '../publish-price.ts'
import { lockRequest, showRequest, type RequestRow } from '../queries.ts'

interface Decision {
  request_id: number
  version: number
}

/**
 * Approves a price that another operator requested and publishes it. Refuses `unit_price.request_not_found`,
 * `unit_price.request_decided` when the row changed since it was shown, `unit_price.own_request`, which the database refuses too,
 * `staff.too_new` {hours}, and as `publishPrice`.
 */
export async function approvePrice(
  context: Context<StaffActor>,
  { is_jump_confirmed = false, ...decision }: InputOf<typeof contract.approve>,
): Promise<PriceRequest> {
  const request = await lockOther(context, decision)
  await checkMayApprove(context)
  await publishPrice(context, request, { decided_by: context.actor.staff_id, is_jump_confirmed })
  await notifyPriceDecided(context, request.request_id, 'approved')
  return showDecided(context, request)
}

/** Refuses a price that another operator requested. Refuses as `approvePrice`, but for who is too new. */
export async function refusePrice(context: Context<StaffActor>, decision: Decision): Promise<PriceRequest> {
  const request = await lockOther(context, decision)
  const refused = await end(context, request, 'refused')
  await notifyPriceDecided(context, request.request_id, 'refused')
  return refused
}

/** Withdraws the caller's own request. Refuses as `refusePrice`, and `unit_price.not_own_request`. */
export async function withdrawPrice(context: Context<StaffActor>, decision: Decision): Promise<PriceRequest> {
  const request = await lockRequested(context, decision)
  if (request.requested_by !== context.actor.staff_id) throw new Refusal('unit_price.not_own_request')
  return end(context, request, 'withdrawn')
}

async function lockRequested(context: Context, { request_id, version }: Decision): Promise<RequestRow> {
  const request = await lockRequest(context, request_id)
  if (!request) throw new Refusal('unit_price.request_not_found')
  if (request.version !== version || request.state !== 'requested') throw new Refusal('unit_price.request_decided')
  return request
}

async function lockOther(context: Context<StaffActor>, decision: Decision): Promise<RequestRow> {
  const request = await lockRequested(context, decision)
  if (request.requested_by === context.actor.staff_id) throw new Refusal('unit_price.own_request')
  return request
}

async function end(context: Context<StaffActor>, request: RequestRow, state: 'refused' | 'withdrawn'): Promise<PriceRequest> {
  const { request_id, unit } = request
  await endRequest(context, request_id, state, context.actor.staff_id)
  await audit(context, { subject: `unit_price ${unit}`, before: { request_id, state: 'requested' }, after: { request_id, state } })
  return showDecided(context, request)
}

const showDecided = async (context: Context<StaffActor>, { request_id }: RequestRow): Promise<PriceRequest> =>
  showRequest(context, (await lockRequest(context, request_id))!, context.actor.staff_id)
