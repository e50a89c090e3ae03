import type { Session } from '@longmall/contract/identity.ts'
import { sql } from 'kysely'
import type { Timestamp } from '../../kernel/time/clock.ts'
import type { Context } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { hashOfToken, idleSeconds, newToken } from '../../kernel/security/session.ts'
import { identitySettings } from '../settings.ts'

/**
 * Opens a session in the caller's transaction and ends the member's earlier one: one device (decisions.md).
 * Refuses `session.account_cancelled`, and `call.forbidden` for an account that the operator locked.
 */
export async function startSession({ db, setting }: Context, member_id: number): Promise<Session> {
  // The row is locked, so that two log-ins at once leave one session.
  const member = await db
    .selectFrom('member')
    .select(['id', 'email', 'nickname', 'state'])
    .where('id', '=', member_id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  if (member.state !== 'active') throw new Refusal(member.state === 'cancelled' ? 'session.account_cancelled' : 'call.forbidden')
  await sql`
    update session set end_reason = case
      when seen_at < clock_timestamp() - make_interval(secs => ${idleSeconds}) or expires_at < clock_timestamp() then 'idle' else 'new_login' end
    where member_id = ${member_id} and end_reason is null`.execute(db)
  const token = newToken()
  const { rows } = await sql<{ expires_at: Timestamp }>`
    insert into session (token_hash, member_id, created_at, seen_at, expires_at)
    select ${hashOfToken(token)}, ${member_id}, at, at, at + make_interval(days => ${setting(identitySettings.session_days)}) from clock_timestamp() at
    returning expires_at`.execute(db)
  return { token, customer_id: member.id, email: member.email, nickname: member.nickname, expires_at: rows[0]!.expires_at }
}
