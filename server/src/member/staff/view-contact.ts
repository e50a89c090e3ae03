import type { member } from '@longmall/contract/member.ts'
import type { OutputOf } from '@longmall/contract/operation.ts'
import { audit } from '../../kernel/security/audit.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { formatMobile } from '../mobile.ts'

/** E-mail and mobile of a member in full; the audit log records the viewer, not the values (IDN-12, IDN-16). Refuses `member.not_found`. */
export async function viewContact(
  context: Context<StaffActor>,
  { member_id }: { member_id: number },
): Promise<OutputOf<typeof member.view_contact>> {
  const found = await context.db.selectFrom('member').select(['email', 'mobile', 'state']).where('id', '=', member_id).executeTakeFirst()
  if (!found) throw new Refusal('member.not_found')
  await audit(context, { subject: `member ${member_id}`, before: null, after: null })
  return { email: found.state === 'cancelled' ? '' : found.email, mobile: found.mobile && formatMobile(found.mobile) }
}
