import { PgBoss } from 'pg-boss'
import { sql } from 'kysely'
import type { Site } from '../context.ts'
import { errorText } from './job-failure.ts'
import { spanOf } from '../observe/watch.ts'

/** Work on the real clock that may be late and is tried again: mail, pictures, provider calls, cleaning. Business time is in timers. */
export interface Job {
  name: string
  /** When to run by itself, as five cron fields in UTC. */
  cron: string
  run: (site: Site) => Promise<void>
}

/** Starts the queue beside the shop's tables (schema `pgboss`, made by the migrations); each scheduled job runs once over all processes. */
export async function startJobs(url: string, site: Site, jobs: Job[]): Promise<{ stop: () => Promise<void> }> {
  const boss = new PgBoss({ connectionString: url, max: 2, migrate: false, createSchema: false, reindex: false })
  boss.on('error', (error) => site.log.error({ err: error }, 'job queue'))
  await boss.start()
  for (const job of jobs) {
    await boss.createQueue(job.name, { retryLimit: 3, retryBackoff: true })
    await boss.work(job.name, { pollingIntervalSeconds: 5 }, () => runJob(site, job))
    await boss.schedule(job.name, job.cron)
  }
  return { stop: () => boss.stop({ graceful: true, timeout: 5000 }) }
}

/** Runs a job and keeps how it ended; its failure is logged, and thrown on, so that the queue tries again. */
export async function runJob(site: Site, { name, run }: Job): Promise<void> {
  try {
    await sql`
      insert into job_run (name, started_at) values (${name}, clock_timestamp())
      on conflict (name) do update set started_at = excluded.started_at, ended_at = null`.execute(site.db)
    await spanOf(`job ${name}`, () => run(site))
    await sql`
      update job_run set ended_at = clock_timestamp(), succeeded_at = clock_timestamp(), error = null, failures = 0
      where name = ${name}`.execute(site.db)
  } catch (error) {
    site.log.error({ err: error, job: name }, 'job failed')
    await sql`
      update job_run set ended_at = clock_timestamp(), error = ${errorText(error)}, failures = failures + 1
      where name = ${name}`
      .execute(site.db)
      .catch((cause: unknown) => site.log.error({ err: cause, job: name }, 'the end of a job was not kept'))
    throw error
  }
}
