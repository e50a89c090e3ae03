import { sql } from 'kysely'
import { audit } from '../../kernel/security/audit.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { emit } from '../../kernel/work/outbox.ts'
import '../events.ts'

/**
 * Freezes a member's account or lifts the freeze, with a reason for the audit log: while it lasts the member can neither
 * recharge nor withdraw (WAL-08). Refuses `member.not_found`, and `member.already_in_state` where it changes nothing.
 */
export async function freezeMember(
  context: Context<StaffActor>,
  { member_id, reason }: { member_id: number; reason: string },
  is_frozen: boolean,
): Promise<{ member_id: number; is_frozen: boolean }> {
  const { db } = context
  const { numAffectedRows } = await sql`
    update member set is_frozen = ${is_frozen} where id = ${member_id} and is_frozen <> ${is_frozen} and state <> 'cancelled'`.execute(db)
  if (!numAffectedRows) {
    const existing = await db.selectFrom('member').select('state').where('id', '=', member_id).executeTakeFirst()
    throw new Refusal(existing && existing.state !== 'cancelled' ? 'member.already_in_state' : 'member.not_found')
  }
  if (!is_frozen) await emit(context, 'member.unfrozen', { member_id })
  await audit(context, { subject: `member ${member_id}`, before: { is_frozen: !is_frozen }, after: { is_frozen, reason } })
  return { member_id, is_frozen }
}
