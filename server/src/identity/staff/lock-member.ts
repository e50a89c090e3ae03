import { sql } from 'kysely'
import { audit } from '../../kernel/security/audit.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { endSessions } from '../session/end-sessions.ts'

interface Input {
  member_id: number
  reason: string
}

/**
 * Locks an account, or lifts the lock, with a reason for the audit log (CON-05): who is locked is logged out at once and
 * is notified at the next log-in. Refuses `member.not_found`, and `member.already_in_state` where it changes nothing.
 */
export async function lockMember(
  context: Context<StaffActor>,
  { member_id, reason }: Input,
  isLocked: boolean,
): Promise<Record<string, never>> {
  const { db } = context
  const [from, to] = isLocked ? ['active', 'locked'] : ['locked', 'active']
  const { numAffectedRows } = await sql`update member set state = ${to} where id = ${member_id} and state = ${from}`.execute(db)
  if (!numAffectedRows) {
    const existing = await db.selectFrom('member').select('state').where('id', '=', member_id).executeTakeFirst()
    throw new Refusal(existing && existing.state !== 'cancelled' ? 'member.already_in_state' : 'member.not_found')
  }
  if (isLocked) await endSessions(context, member_id, 'operator')
  await audit(context, { subject: `member ${member_id}`, before: { state: from }, after: { state: to, reason } })
  return {}
}

/** Logs a member out everywhere (CON-05). Refuses `member.not_found`. */
export async function endMemberSessions(context: Context<StaffActor>, { member_id, reason }: Input): Promise<{ ended: number }> {
  await checkMember(context, member_id)
  const ended = await endSessions(context, member_id, 'operator')
  await audit(context, { subject: `member ${member_id}`, before: { sessions: ended }, after: { sessions: 0, reason } })
  return { ended }
}

/** Forgets the wrong passwords of a member, so that log-in and payments may be tried again (CON-05). Refuses `member.not_found`. */
export async function liftLocks(context: Context<StaffActor>, { member_id, reason }: Input): Promise<Record<string, never>> {
  const { db } = context
  await checkMember(context, member_id)
  const subject = `member ${member_id}`
  const { numAffectedRows: logins } = await sql`
    delete from login_attempt where subject = ${subject} or subject > ${`${subject} `} and subject < ${`${subject}!`}`.execute(db)
  const { rows } = await sql<{ attempts_in_row: number }>`
    update payment_password p set attempts = 0, attempts_in_row = 0, locked_until = null
    from payment_password was where p.member_id = ${member_id} and was.member_id = p.member_id returning was.attempts_in_row`.execute(db)
  const before = { login_attempts: Number(logins ?? 0), payment_attempts: rows[0]?.attempts_in_row ?? 0 }
  await audit(context, { subject: `member ${member_id}`, before, after: { login_attempts: 0, payment_attempts: 0, reason } })
  return {}
}

async function checkMember({ db }: Context, member_id: number): Promise<void> {
  const existing = await db.selectFrom('member').select('state').where('id', '=', member_id).executeTakeFirst()
  if (!existing || existing.state === 'cancelled') throw new Refusal('member.not_found')
}
