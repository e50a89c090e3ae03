import type { Job, JobSource, JobState } from '@longmall/contract/ops-staff.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import type { ops } from '@longmall/contract/ops.ts'
import { sql, type RawBuilder } from 'kysely'
import { plus } from '../../kernel/clock.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { readPage, type ListOrder } from '../../kernel/list-order.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { lateSince } from './view-queues.ts'

interface Row extends Job {
  id: bigint
}

const mostWords = 4000

const conditions: Record<JobSource, (state: JobState, context: Context) => RawBuilder<unknown>> = {
  timer: (state, { now }) =>
    ({
      waiting: sql`tries = 0 and claim is null and due_at >= ${lateSince(now)} and due_at < 'infinity'`,
      late: sql`tries = 0 and claim is null and due_at < ${lateSince(now)}`,
      // A claim lasts some minutes: no need to look at all that is due some day.
      running: sql`claim is not null and due_at < ${plus(now, { hours: 1 })}`,
      failed: sql`tries > 0 and dead_at is null`,
      dead: sql`tries > 0 and dead_at is not null`,
    })[state],
  event: (state, { now }) =>
    ({
      waiting: sql`tries = 0 and created_at >= ${now}::timestamptz - interval '1 minute'`,
      late: sql`tries = 0 and created_at < ${now}::timestamptz - interval '1 minute'`,
      running: sql`false`,
      failed: sql`tries > 0 and dead_at is null`,
      dead: sql`tries > 0 and dead_at is not null`,
    })[state],
}

const timerFields = ({ now }: Context) => sql`
  id, 'timer-' || id as job_key, kind, left(subject, ${mostWords}) as subject,
  case when dead_at is null then due_at end as due_at, tries, left(error, 2000) as error, failed_at,
  case when dead_at is not null then 'dead' when claim is not null then 'running' when tries > 0 then 'failed'
    when due_at < ${lateSince(now)} then 'late' else 'waiting' end as state`

const eventFields = sql`
  id, 'event-' || id as job_key, event as kind, left(payload::text, ${mostWords}) as subject,
  case when dead_at is null then coalesce(next_try_at, created_at) end as due_at, tries, left(error, 2000) as error, failed_at,
  case when dead_at is not null then 'dead' when tries > 0 then 'failed'
    when created_at < store_now() - interval '1 minute' then 'late' else 'waiting' end as state`

const shown = ({ job_key, kind, subject, state, due_at, tries, error, failed_at }: Row): Job => ({
  job_key,
  kind,
  subject,
  state,
  due_at,
  tries,
  error,
  failed_at,
})

// A timer that was given up is due at infinity. Events stand in the order in which they were said.
const timerOrder: ListOrder<'due_at'> = { id: sql`timer.id`, usual: 'due_at', sorts: { due_at: { instant: sql`timer.due_at` } } }
const eventOrder: ListOrder<'due_at'> = { id: sql`outbox.id`, usual: 'due_at', sorts: { due_at: 'id' } }

/** Timers as they fall due, or events as they were said, 20 a page when not said otherwise (CON-09). */
export async function listJobs(
  context: Context<StaffActor>,
  { source, state, kind, subject, ...page }: InputOf<typeof ops.jobs>,
): Promise<OutputOf<typeof ops.jobs>> {
  const isTimer = source === 'timer'
  const wanted = [
    ...(state === undefined ? [] : [conditions[source](state, context)]),
    ...(kind === undefined ? [] : [isTimer ? sql`kind = ${kind}` : sql`event = ${kind}`]),
  ]
  const [order, fields, from] = isTimer
    ? [timerOrder, timerFields(context), timersOf(context, kind, subject)]
    : [eventOrder, eventFields, sql`outbox`]
  const { list, next } = await readPage(
    context.db,
    order,
    page,
    ({ after, by, mark, limit }) => sql<Row>`
      select ${fields}, ${mark} as mark from ${from} where ${sql.join([after, ...wanted], sql` and `)} order by ${by} limit ${limit}`,
  )
  return { list: list.map(shown), next }
}

/** All timers; those of one subject by the index of kind and subject, of the kinds that are known or have failed. */
function timersOf({ site }: Context, kind: string | undefined, subject: string | undefined): RawBuilder<unknown> {
  if (subject === undefined) return sql`timer`
  const kinds = kind === undefined ? Object.keys(site.timers) : [kind]
  return sql`(
    select * from timer where subject = ${subject} and kind = any (${kinds}::text[] || array(select kind from timer where tries > 0))
    offset 0) timer`
}

/** One timer or event; `lock` holds it. Refuses `ops.job_not_found`. */
export async function findJob(context: Context, job_key: string, lock = false): Promise<Job & { source: JobSource; id: string }> {
  const [source, id] = job_key.split('-') as [JobSource, string]
  const held = lock ? sql`for update` : sql``
  const { rows } = await (
    source === 'timer'
      ? sql<Row>`select ${timerFields(context)} from timer where id = ${id}::bigint ${held}`
      : sql<Row>`select ${eventFields} from outbox where id = ${id}::bigint ${held}`
  ).execute(context.db)
  if (!rows[0]) throw new Refusal('ops.job_not_found')
  return { ...shown(rows[0]), source, id }
}

/** One timer or event with its last error. Refuses `ops.job_not_found`. */
export async function viewJob(context: Context<StaffActor>, { job_key }: InputOf<typeof ops.job>): Promise<OutputOf<typeof ops.job>> {
  const { source: _, id: __, ...job } = await findJob(context, job_key)
  return job
}
