import type { ScheduledJob } from '@longmall/contract/ops-staff.ts'
import type { OutputOf } from '@longmall/contract/operation.ts'
import type { ops } from '@longmall/contract/ops.ts'
import { CronExpressionParser } from 'cron-parser'
import { sql } from 'kysely'
import type { Timestamp } from '../../kernel/time/clock.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import type { Job } from '../../kernel/work/jobs.ts'
import { loopStates } from '../../kernel/work/loop.ts'
import { lastSeal } from '../../wallet/ledger/last-seal.ts'

interface Run {
  name: string
  started_at: Timestamp
  ended_at: Timestamp | null
  error: string | null
  failures: number
  succeeded_at: Timestamp | null
}

/** Jobs by schedule with their last and next runs, what this process does all the time, and how far the ledger is sealed (CON-09). */
export async function viewSchedule(context: Context<StaffActor>): Promise<OutputOf<typeof ops.schedule>> {
  const { db, site } = context
  return { jobs: await scheduledJobs(context), loops: loopStates(site.log), ledger: await lastSeal(db) }
}

/** Every job of the shop with its last run, in the order of the next. */
export async function scheduledJobs({ db, site }: Context): Promise<ScheduledJob[]> {
  const { rows } =
    await sql<Run>`select name, started_at, ended_at, left(error, 2000) as error, failures, succeeded_at from job_run`.execute(db)
  const runs = new Map(rows.map((run) => [run.name, run]))
  return site.jobs.map((job) => shown(job, runs.get(job.name))).toSorted((a, b) => a.next_at.localeCompare(b.next_at))
}

function shown({ name, cron }: Job, run: Run | undefined): ScheduledJob {
  const next_at = CronExpressionParser.parse(cron, { tz: 'UTC' }).next().toDate().toISOString()
  return {
    name,
    cron,
    next_at,
    state: !run ? 'never' : !run.ended_at ? 'running' : run.error === null ? 'good' : 'failed',
    started_at: run?.started_at ?? null,
    took_ms: run?.ended_at ? Math.max(0, Date.parse(run.ended_at) - Date.parse(run.started_at)) : null,
    error: run?.error ?? null,
    failures: run?.failures ?? 0,
    succeeded_at: run?.succeeded_at ?? null,
  }
}
