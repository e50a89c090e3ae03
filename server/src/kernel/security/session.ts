import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { MemberActor, StaffActor } from '../context.ts'
import type { Database } from '../database/database.ts'
import { batchReads } from '../database/batch-reads.ts'
import { Refusal } from '../refusal.ts'

/** A session idle longer is over (§9); on the real clock. */
export const idleSeconds = 3600

export const newToken = () => randomBytes(32).toString('base64url')
export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest()

interface Row {
  token_hash: Buffer
  member_id: number
  grade: number
  is_frozen: boolean
  state: string
  end_reason: string | null
  is_over: boolean
  is_stale: boolean
}

// Many log-ins are read by one statement when many call at once: a burst must not keep everybody else from the database.
const batching = { concurrency: 2, batchSize: 100 }
const readersOf = new WeakMap<Database, (hash: string) => Promise<Row | undefined>>()

function readerOf(db: Database): (hash: string) => Promise<Row | undefined> {
  let reader = readersOf.get(db)
  if (!reader) readersOf.set(db, (reader = batchReads((hashes) => readSessions(db, hashes), batching)))
  return reader
}

/** Sessions by their token's hash in hexadecimals. */
async function readSessions(db: Database, hashes: readonly string[]): Promise<Map<string, Row>> {
  const { rows } = await sql<Row>`
    select s.token_hash, s.member_id, s.end_reason, m.grade, m.is_frozen, m.state,
      (s.seen_at < clock_timestamp() - make_interval(secs => ${idleSeconds}) or s.expires_at < clock_timestamp()) as is_over,
      s.seen_at < clock_timestamp() - interval '1 minute' as is_stale
    from session s join member m on m.id = s.member_id
    where s.token_hash = any ((select ${hashes.map((hash) => Buffer.from(hash, 'hex'))}::bytea[])::bytea[])`.execute(db)
  for (const row of rows) if (row.is_stale && isAlive(row)) recordActivity(db, row.token_hash)
  return new Map(rows.map((row) => [row.token_hash.toString('hex'), row]))
}

const writeDelayMs = 250
const pendingActivity = new WeakMap<Database, Buffer[]>()

/** Notes that a session was used; what is noted within a moment is written together, so that a crowd costs four writes a second. */
function recordActivity(db: Database, token_hash: Buffer): void {
  const seen = pendingActivity.get(db)
  if (seen) seen.push(token_hash)
  else {
    pendingActivity.set(db, [token_hash])
    setTimeout(() => void writeActivity(db), writeDelayMs).unref()
  }
}

async function writeActivity(db: Database): Promise<void> {
  const seen = pendingActivity.get(db)!
  pendingActivity.delete(db)
  // A row locked by another call is being renewed by that one; an update lost with its connection is repeated by the next call.
  await sql`
    update session set seen_at = clock_timestamp()
    where token_hash in (select token_hash from session where token_hash = any (${seen}::bytea[]) for update skip locked)`
    .execute(db)
    .catch(() => undefined)
}

const isAlive = ({ end_reason, is_over, state }: Row) => !end_reason && !is_over && state === 'active'

/**
 * The member of a token: one read a call, shared when many call at once, and a write a minute at most to keep the session awake.
 * Refuses `session.invalid`, `session.logged_in_elsewhere`, `session.account_cancelled`.
 */
export async function memberOfToken(db: Database, token: string, visitor: string | null): Promise<MemberActor> {
  const session_hash = hashOfToken(token)
  const row = await readerOf(db)(session_hash.toString('hex'))
  if (row?.state === 'cancelled') throw new Refusal('session.account_cancelled')
  if (row?.end_reason === 'new_login') throw new Refusal('session.logged_in_elsewhere')
  // One that the operator locked is sent to log in, where it hears why.
  if (!row || !isAlive(row)) throw new Refusal('session.invalid')
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

/** An operator with the role's current permissions, for work without a session; null when no longer active. */
export async function operatorOf(db: Database, staff_id: number): Promise<StaffActor | null> {
  const { rows } = await sql<{ role: string; permissions: string[] }>`
    select staff.role, coalesce(staff_role.permissions, '{}') as permissions
    from staff left join staff_role on staff_role.name = staff.role where staff.id = ${staff_id} and staff.is_active`.execute(db)
  return rows[0] ? { kind: 'staff', staff_id, ...rows[0], session_hash: Buffer.alloc(0) } : null
}
