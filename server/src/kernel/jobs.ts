import { PgBoss } from 'pg-boss'
import type { Site } from './context.ts'

/** Work on the real clock that may be late and is tried again: mail, pictures, provider calls, cleaning. Business time is in timers. */
export interface Job {
  name: string
  /** When to run by itself, as five cron fields in UTC. */
  cron: string
  run: (site: Site) => Promise<void>
}

/** Starts the queue beside the shop's tables (schema `pgboss`); each scheduled job runs once over all processes. */
export async function startJobs(url: string, site: Site, jobs: Job[]): Promise<{ stop: () => Promise<void> }> {
  const boss = new PgBoss({ connectionString: url, max: 2 })
  boss.on('error', (error) => site.log.error({ err: error }, 'job queue'))
  await boss.start()
  for (const job of jobs) {
    await boss.createQueue(job.name, { retryLimit: 3, retryBackoff: true })
    await boss.work(job.name, { pollingIntervalSeconds: 5 }, () => runJob(site, job))
    await boss.schedule(job.name, job.cron)
  }
  return { stop: () => boss.stop({ graceful: true, timeout: 5000 }) }
}

/** Runs a job; its failure is told, because the queue only keeps it, and thrown on, so that the queue tries again. */
export async function runJob(site: Site, { name, run }: Job): Promise<void> {
  try {
    await run(site)
  } catch (error) {
    site.log.error({ err: error, job: name }, 'job failed')
    throw error
  }
}
