import type { box, OwnerRequest } from '@longmall/contract/box.ts'
import type { InputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { audit } from '../../kernel/security/audit.ts'
import { holdersOf } from '../../staff/people/holders-of.ts'
import { staffSettings } from '../../staff/settings.ts'
import { lockBox, ownerBlocker } from './check-owner.ts'
import { approvePermission, notifyOwnerWaiting } from './notify.ts'
import { viewOwnerRequest } from './requests.ts'

/**
 * Requests another owner for a device; a second operator decides. Where no other operator may approve, it is applied automatically after
 * `staff.approval_wait_hours` (decisions/0048). Refuses `box.not_found`, as `ownerBlocker`, and `box.request_pending`.
 */
export async function requestOwner(
  context: Context<StaffActor>,
  { box_id, member_id, reason }: InputOf<typeof box.request_owner>,
): Promise<OwnerRequest> {
  const { db, actor, now, setting } = context
  const found = await lockBox(context, box_id)
  if (!found) throw new Refusal('box.not_found')
  const blocker = await ownerBlocker(context, found, member_id)
  if (blocker) throw new Refusal(blocker)
  const others = (await holdersOf(db, [approvePermission])).filter(({ staff_id }) => staff_id !== actor.staff_id)
  const hours = others.length ? null : Math.max(1, setting(staffSettings.approval_wait_hours))
  const { rows } = await sql<{ id: number }>`
    insert into box_owner_request (box_id, before_id, after_id, reason, requested_by, requested_at, effective_at)
    values (${box_id}, ${found.member_id}, ${member_id}, ${reason}, ${actor.staff_id}, ${now}, clock_timestamp() + make_interval(hours => ${hours}::int))
    on conflict (box_id) where state = 'requested' do nothing returning id`.execute(db)
  if (!rows[0]) throw new Refusal('box.request_pending')
  const request = await viewOwnerRequest(context, rows[0].id)
  await audit(context, {
    subject: `device ${box_id}`,
    before: { member_id: found.member_id },
    after: { request_id: request.request_id, member_id, reason, effective_at: request.effective_at },
  })
  await notifyOwnerWaiting(context, request)
  return request
}
