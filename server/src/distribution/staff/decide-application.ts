import type { distributionStaff as contract, StaffDistributorApplication } from '@longmall/contract/distribution-staff.ts'
import type { InputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { audit } from '../../kernel/security/audit.ts'
import { notifyMember } from '../../messaging/send-mail.ts'
import { makeDistributor } from '../member/make-distributor.ts'
import { findDistributor } from '../member/require-distributor.ts'
import { findApplication } from './applications.ts'

/**
 * Approves or refuses an application, once; an approved member is a distributor of the first level from then on. The member is notified by
 * mail. Refuses `distribution.application_not_found` and `distribution.decided`, also where the application is not the one that was shown.
 */
export async function decideApplication(
  context: Context<StaffActor>,
  { application_id, version, is_approved, reason }: InputOf<typeof contract.decide_application>,
): Promise<StaffDistributorApplication> {
  const { db, now, actor } = context
  const { rows } = await sql<{ member_id: number }>`
    update distributor_application set state = ${is_approved ? 'approved' : 'refused'}, refusal_reason = ${is_approved ? null : reason || null},
      decided_by = ${actor.staff_id}, decided_at = ${now}, version = version + 1
    where id = ${application_id} and version = ${version} and state = 'applied' returning member_id`.execute(db)
  const after = await findApplication(context, application_id)
  if (!after) throw new Refusal('distribution.application_not_found')
  if (!rows[0]) throw new Refusal('distribution.decided')
  if (is_approved) await approve(context, after.member_id)
  else await notifyMember(context, after.member_id, 'distributor_refused', () => ({ reply: after.refusal_reason ?? '' }))
  await audit(context, {
    subject: `distributor_application ${application_id}`,
    before: { state: 'applied' },
    after: { state: after.state, refusal_reason: after.refusal_reason },
  })
  return after
}

async function approve(context: Context<StaffActor>, member_id: number): Promise<void> {
  await makeDistributor(context, member_id)
  const { promote_code } = (await findDistributor(context.db, member_id))!
  await notifyMember(context, member_id, 'distributor_approved', () => ({ promote_code }))
}
