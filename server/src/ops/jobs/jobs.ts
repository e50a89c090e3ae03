import type { Job, JobSource, JobState } from '@longmall/contract/ops-staff.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import type { ops } from '@longmall/contract/ops.ts'
import { sql, type RawBuilder } from 'kysely'
import { plus } from '../../kernel/time/clock.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { cursorForm, cutPage, readCursor } from '../../kernel/database/cursor.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { lateSince } from './view-queues.ts'

interface Row extends Job {
  id: bigint
  /** Microseconds; of a timer that was given up more than any instant has. */
  rank: bigint
}

const maxTextLength = 4000
// 'infinity' has no number.
const deadRank = 9_000_000_000_000_000n

const conditions: Record<JobSource, (state: JobState, context: Context) => RawBuilder<unknown>> = {
  timer: (state, { now }) =>
    ({
      waiting: sql`attempts = 0 and claim is null and due_at >= ${lateSince(now)} and due_at < 'infinity'`,
      late: sql`attempts = 0 and claim is null and due_at < ${lateSince(now)}`,
      // A claim lasts some minutes: no need to look at all that is due some day.
      running: sql`claim is not null and due_at < ${plus(now, { hours: 1 })}`,
      failed: sql`attempts > 0 and dead_at is null`,
      dead: sql`attempts > 0 and dead_at is not null`,
    })[state],
  event: (state, { now }) =>
    ({
      waiting: sql`attempts = 0 and created_at >= ${now}::timestamptz - interval '1 minute'`,
      late: sql`attempts = 0 and created_at < ${now}::timestamptz - interval '1 minute'`,
      running: sql`false`,
      failed: sql`attempts > 0 and dead_at is null`,
      dead: sql`attempts > 0 and dead_at is not null`,
    })[state],
}

const timerFields = ({ now }: Context) => sql`
  id, 'timer-' || id as job_key, kind, left(subject, ${maxTextLength}) as subject,
  case when dead_at is null then due_at end as due_at, attempts, left(error, 2000) as error, failed_at,
  case when dead_at is not null then ${deadRank}::bigint else (extract(epoch from due_at) * 1000000)::bigint end as rank,
  case when dead_at is not null then 'dead' when claim is not null then 'running' when attempts > 0 then 'failed'
    when due_at < ${lateSince(now)} then 'late' else 'waiting' end as state`

const eventFields = sql`
  id, 'event-' || id as job_key, event as kind, left(payload::text, ${maxTextLength}) as subject,
  case when dead_at is null then coalesce(next_attempt_at, created_at) end as due_at, attempts, left(error, 2000) as error, failed_at,
  id as rank,
  case when dead_at is not null then 'dead' when attempts > 0 then 'failed'
    when created_at < store_now() - interval '1 minute' then 'late' else 'waiting' end as state`

const shown = ({ job_key, kind, subject, state, due_at, attempts, error, failed_at }: Row): Job => ({
  job_key,
  kind,
  subject,
  state,
  due_at,
  attempts,
  error,
  failed_at,
})

/** Timers as they fall due, or events as they were said, 20 a page by default (CON-09). */
export async function listJobs(
  context: Context<StaffActor>,
  { source, state, kind, subject, cursor, page_size = 20 }: InputOf<typeof ops.jobs>,
): Promise<OutputOf<typeof ops.jobs>> {
  const isTimer = source === 'timer'
  const parts = cursor === undefined ? null : readCursor(cursor, isTimer ? [cursorForm.number, cursorForm.number] : [cursorForm.number])
  const all = [
    ...(state === undefined ? [] : [conditions[source](state, context)]),
    ...(kind === undefined ? [] : [isTimer ? sql`kind = ${kind}` : sql`event = ${kind}`]),
    ...(parts === null ? [] : [isTimer ? afterTimer(parts) : sql`id > ${parts[0]}::bigint`]),
  ]
  const where = all.length ? sql`where ${sql.join(all, sql` and `)}` : sql``
  const { rows } = await (
    isTimer
      ? sql<Row>`select ${timerFields(context)} from ${timersOf(context, kind, subject)} ${where} order by timer.due_at, id limit ${page_size + 1}`
      : sql<Row>`select ${eventFields} from outbox ${where} order by id limit ${page_size + 1}`
  ).execute(context.db)
  const { list, next } = cutPage(rows, page_size, (row) => (isTimer ? [row.rank, row.id] : [row.id]))
  return { list: list.map(shown), next }
}

/** All timers; those of one subject by the index of kind and subject, of the kinds that are known or have failed. */
function timersOf({ site }: Context, kind: string | undefined, subject: string | undefined): RawBuilder<unknown> {
  if (subject === undefined) return sql`timer`
  const kinds = kind === undefined ? Object.keys(site.timers) : [kind]
  return sql`(
    select * from timer where subject = ${subject} and kind = any (${kinds}::text[] || array(select kind from timer where attempts > 0))
    offset 0) timer`
}

const afterTimer = ([rank, id]: string[]) =>
  rank === String(deadRank)
    ? sql`(due_at, id) > ('infinity'::timestamptz, ${id}::bigint)`
    : sql`(due_at, id) > (to_timestamp(0) + ${rank}::bigint * interval '1 microsecond', ${id}::bigint)`

/** One timer or event; `lock` holds it. Refuses `ops.job_not_found`. */
export async function findJob(context: Context, job_key: string, lock = false): Promise<Job & { source: JobSource; id: string }> {
  const [source, id] = job_key.split('-') as [JobSource, string]
  const lockClause = lock ? sql`for update` : sql``
  const { rows } = await (
    source === 'timer'
      ? sql<Row>`select ${timerFields(context)} from timer where id = ${id}::bigint ${lockClause}`
      : sql<Row>`select ${eventFields} from outbox where id = ${id}::bigint ${lockClause}`
  ).execute(context.db)
  if (!rows[0]) throw new Refusal('ops.job_not_found')
  return { ...shown(rows[0]), source, id }
}

/** One timer or event with its last error. Refuses `ops.job_not_found`. */
export async function viewJob(context: Context<StaffActor>, { job_key }: InputOf<typeof ops.job>): Promise<OutputOf<typeof ops.job>> {
  const { source: _, id: __, ...job } = await findJob(context, job_key)
  return job
}
