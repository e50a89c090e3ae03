import { randomUUID } from 'node:crypto'
import type { Language } from '@longmall/contract/fields.ts'
import { sql } from 'kysely'
import type { Site } from '../../kernel/context.ts'
import { inTransaction } from '../../kernel/database/database.ts'

/** A work that this process has taken to run. */
export interface ClaimedWork {
  work_id: number
  runner: string
  kind: string
  input: unknown
  checkpoint: unknown
  language: Language
  staff_id: number
  done: number
  total: number | null
  line_count: number
  warning_count: number
  error_count: number
}

/** How many run at the same time, over all processes. */
const concurrency = 2
/** Runs that a work may have whose process dies. */
const maxAttempts = 3
/** A job without a report for so long is considered dead; reading the largest file takes a part of it. */
export const heartbeatTimeoutSeconds = 120

/** Takes the oldest work that waits, unless two run already; first queues again what died, or fails it when it has died three times. */
export function claimWork({ db }: Site, timeoutSeconds = heartbeatTimeoutSeconds): Promise<ClaimedWork | null> {
  return inTransaction(db, async (tx) => {
    await sql`
      update work set runner = null, version = version + 1,
        state = case when is_cancel_requested then 'cancelled' when attempts >= ${maxAttempts} then 'failed' else 'queued' end,
        failure = case when not is_cancel_requested and attempts >= ${maxAttempts} then 'work.interrupted' end,
        ended_at = case when is_cancel_requested or attempts >= ${maxAttempts} then clock_timestamp() end
      where id in (select id from work where state = 'running' and heartbeat_at < clock_timestamp() - make_interval(secs => ${timeoutSeconds})
        for update skip locked)`.execute(tx)
    const waiting = await sql`select from work where state = 'queued' limit 1`.execute(tx)
    if (waiting.rows.length === 0) return null
    // Two processes that look at the same time would each see a free place.
    await sql`select pg_advisory_xact_lock(hashtext('work.claim'))`.execute(tx)
    const { rows } = await sql<ClaimedWork>`
      update work set state = 'running', runner = ${randomUUID()}, heartbeat_at = clock_timestamp(), attempts = attempts + 1,
        started_at = coalesce(started_at, clock_timestamp()), version = version + 1
      where id = (select id from work where state = 'queued' and (select count(*) from work where state = 'running') < ${concurrency}
        order by id limit 1 for update skip locked)
      returning id as work_id, runner, kind, input, checkpoint, language, staff_id, done, total, line_count, warning_count, error_count`.execute(
      tx,
    )
    const claimed = rows[0]
    // A run from the beginning has a report from the beginning.
    if (!claimed || claimed.checkpoint !== null) return claimed ?? null
    await sql`delete from work_line where work_id = ${claimed.work_id}`.execute(tx)
    return { ...claimed, done: 0, line_count: 0, warning_count: 0, error_count: 0 }
  })
}
