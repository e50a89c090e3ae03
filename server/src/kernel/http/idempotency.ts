import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Timestamp } from '../time/clock.ts'
import type { Database } from '../database/database.ts'
import { Refusal } from '../refusal.ts'

export const hashOfForm = (own: Record<string, string>): Buffer =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(own).sort(([a], [b]) => (a < b ? -1 : 1))))
    .digest()

export interface Claim {
  now: Timestamp
  /** The stored answer, when this request was already done. */
  response: { data: unknown } | null
}

/**
 * Claims a request key within the command's transaction; a second request with the same key waits for the first and gets its response. A
 * member's command locks the member, so that the account is not closed meanwhile (IDN-13). Refuses `call.key_reused` when the key was
 * used with another body, `session.account_cancelled` for a member whose account was closed since the session was read. A refusal rolls
 * the claim back, so that a retry may succeed.
 */
export async function claimKey(db: Database, scope: string, key: string, bodyHash: Buffer, member_id: number | null): Promise<Claim> {
  const member = sql`from (select from member where id = ${member_id} and state <> 'cancelled' for key share) held`
  const { rows } = await sql<{ now: Timestamp }>`
    insert into idempotency (scope, key, body_hash, created_at)
    select ${scope}::text, ${key}::uuid, ${bodyHash}::bytea, store_now() ${member_id === null ? sql`` : member}
    on conflict do nothing returning created_at as now`.execute(db)
  if (rows[0]) return { now: rows[0].now, response: null }
  const stored = await db
    .selectFrom('idempotency')
    .select(['body_hash', 'response', 'response_text', 'created_at'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirst()
  if (!stored) throw new Refusal('session.account_cancelled')
  if (!stored.body_hash.equals(bodyHash)) throw new Refusal('call.key_reused')
  return { now: stored.created_at, response: { data: stored.response_text === null ? stored.response : JSON.parse(stored.response_text) } }
}

/** Keeps an answer as the text that is sent, so that the next one with its key has the same bytes. */
export async function storeAnswer(db: Database, scope: string, key: string, data: unknown): Promise<void> {
  await sql`update idempotency set response_text = ${JSON.stringify(data)} where scope = ${scope} and key = ${key}`.execute(db)
}
