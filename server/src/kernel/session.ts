import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { MemberActor, StaffActor } from './context.ts'
import type { Database } from './database.ts'
import { Refusal } from './refusal.ts'

/** A session idle longer is over (§9); on the real clock. */
export const idleSeconds = 3600

export const newToken = () => randomBytes(32).toString('base64url')
export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest()

interface Row {
  member_id: number
  grade: number
  is_frozen: boolean
  state: string
  ended_as: string | null
  is_over: boolean
  is_stale: boolean
}

/**
 * The member of a token: one read a call, and a write a minute at most to keep the session awake.
 * Refuses `session.invalid`, `session.logged_in_elsewhere`, `session.account_cancelled`.
 */
export async function memberOfToken(db: Database, token: string, visitor: string | null): Promise<MemberActor> {
  const session_hash = hashOfToken(token)
  const { rows } = await sql<Row>`
    select s.member_id, s.ended_as, m.grade, m.is_frozen, m.state,
      (s.seen_at < clock_timestamp() - make_interval(secs => ${idleSeconds}) or s.expires_at < clock_timestamp()) as is_over,
      s.seen_at < clock_timestamp() - interval '1 minute' as is_stale
    from session s join member m on m.id = s.member_id where s.token_hash = ${session_hash}`.execute(db)
  const row = rows[0]
  if (row?.state === 'cancelled') throw new Refusal('session.account_cancelled')
  if (row?.ended_as === 'elsewhere') throw new Refusal('session.logged_in_elsewhere')
  if (!row || row.ended_as || row.is_over) throw new Refusal('session.invalid')
  // One that the operator locked is sent to log in, where it hears why.
  if (row.state !== 'active') throw new Refusal('session.invalid')
  if (row.is_stale) await sql`update session set seen_at = clock_timestamp() where token_hash = ${session_hash}`.execute(db)
  return { kind: 'member', member_id: row.member_id, grade: row.grade, is_frozen: row.is_frozen, session_hash, visitor }
}

/** The operator of a console token, with what the role holds at this moment; refuses `session.invalid`. */
export async function staffOfToken(db: Database, token: string): Promise<StaffActor> {
  const session_hash = hashOfToken(token)
  const { rows } = await sql<{ staff_id: number; role: string; permissions: string[] }>`
    update staff_session s set seen_at = clock_timestamp() from staff left join staff_role on staff_role.name = staff.role
    where s.token_hash = ${session_hash} and staff.id = s.staff_id and staff.is_active
      and s.seen_at > clock_timestamp() - make_interval(secs => ${idleSeconds}) and s.expires_at > clock_timestamp()
    returning s.staff_id, staff.role, coalesce(staff_role.permissions, '{}') as permissions`.execute(db)
  if (!rows[0]) throw new Refusal('session.invalid')
  return { kind: 'staff', ...rows[0], session_hash }
}
