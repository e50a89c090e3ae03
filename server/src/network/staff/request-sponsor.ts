import type { network } from '@longmall/contract/network.ts'
import type { SponsorRequest } from '@longmall/contract/network-staff.ts'
import type { InputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import { audit } from '../../kernel/security/audit.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { holdersOf } from '../../staff/people/holders-of.ts'
import { staffSettings } from '../../staff/settings.ts'
import { checkSponsor, sponsorOf } from './check-sponsor.ts'
import { approvePermission, notifySponsorWaiting } from './notify-operators.ts'
import { viewSponsorRequest } from './requests.ts'

/**
 * Requests another sponsor for a member, or none; a second operator decides. Where nobody else may approve, it is applied by itself after
 * `staff.approval_wait_hours` (decisions/0048). Refuses as `sponsorBlocker`, and `network.same_sponsor`, `network.request_pending`.
 */
export async function requestSponsor(
  context: Context<StaffActor>,
  { member_id, sponsor_id, reason }: InputOf<typeof network.request_sponsor>,
): Promise<SponsorRequest> {
  const { db, actor, now, setting } = context
  const after = sponsor_id ?? null
  await checkSponsor(context, member_id, after)
  const before = await sponsorOf(context, member_id)
  if (before === after) throw new Refusal('network.same_sponsor')
  const others = (await holdersOf(db, [approvePermission])).filter(({ staff_id }) => staff_id !== actor.staff_id)
  const hours = others.length ? null : Math.max(1, setting(staffSettings.approval_wait_hours))
  const { rows } = await sql<{ id: number }>`
    insert into sponsor_request (member_id, before_id, after_id, reason, requested_by, requested_at, effective_at)
    values (${member_id}, ${before}, ${after}, ${reason}, ${actor.staff_id}, ${now}, clock_timestamp() + make_interval(hours => ${hours}::int))
    on conflict (member_id) where state = 'requested' do nothing returning id`.execute(db)
  if (!rows[0]) throw new Refusal('network.request_pending')
  const request = await viewSponsorRequest(context, rows[0].id)
  await audit(context, {
    subject: `member ${member_id}`,
    before: { sponsor_id: before },
    after: { request_id: request.request_id, sponsor_id: after, reason, effective_at: request.effective_at },
  })
  await notifySponsorWaiting(context, request)
  return request
}
