import { sql } from 'kysely'
import type { Timestamp } from '../../kernel/time/clock.ts'
import type { Database } from '../../kernel/database/database.ts'
import type { MessageKind } from '../configured-channels.ts'

export interface WaitingMessages {
  waiting: number
  late: number
  late_since: Timestamp | null
  /** Tried at least once in vain and tried again. */
  failed: number
  /** Given up within the last day. */
  dead: number
}

/** Messages of a kind that wait, each number counted to `limit`; late is what was to be tried more than a minute ago. */
export async function countWaiting(db: Database, kind: MessageKind, limit: number): Promise<WaitingMessages> {
  const { rows } = await sql<WaitingMessages>`
    select count(*) filter (where attempts = 0)::int as waiting, count(*) filter (where attempts > 0)::int as failed,
      count(*) filter (where next_attempt_at < clock_timestamp() - interval '1 minute')::int as late,
      min(next_attempt_at) filter (where next_attempt_at < clock_timestamp() - interval '1 minute') as late_since,
      (select count(*)::int from (
        select from message where kind = ${kind} and state = 'failed' and created_at > store_now() - interval '1 day' limit ${limit}) f) as dead
    from (select attempts, next_attempt_at from message where kind = ${kind} and state = 'queued' order by next_attempt_at limit ${limit}) q`.execute(
    db,
  )
  return rows[0]!
}
