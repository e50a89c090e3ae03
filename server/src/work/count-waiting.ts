import { sql } from 'kysely'
import type { Timestamp } from '../kernel/time/clock.ts'
import type { Database } from '../kernel/database/database.ts'

export interface WaitingWork {
  waiting: number
  running: number
  late: number
  late_since: Timestamp | null
  /** Failed within the last week. */
  dead: number
}

/** Long work that waits and runs, each number counted to `limit`; late is what has waited for more than ten minutes. */
export async function countWaitingWork(db: Database, limit: number): Promise<WaitingWork> {
  const { rows } = await sql<WaitingWork>`
    with queued as (select created_at from work where state = 'queued' order by id limit ${limit}),
      late as (select created_at from queued where created_at < clock_timestamp() - interval '10 minutes')
    select (select count(*) from queued)::int as waiting, (select count(*) from late)::int as late,
      (select min(created_at) from late) as late_since,
      (select count(*)::int from (select from work where state = 'running' limit ${limit}) r) as running,
      (select count(*)::int from (
        select from work where state = 'failed' and ended_at > clock_timestamp() - interval '7 days' limit ${limit}) f) as dead`.execute(db)
  return rows[0]!
}
