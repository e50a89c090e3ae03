import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import type { ops } from '@longmall/contract/ops.ts'
import { audit } from '../../kernel/security/audit.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { runJob } from '../../kernel/work/jobs.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { nonTransactionalTimer, setTimer } from '../../kernel/time/timers.ts'

export const runTimer = 'ops.run_job'

/** Lets a scheduled job run as soon as a process is free for it. Refuses `ops.job_not_found`. */
export async function requestJobRun(
  context: Context<StaffActor>,
  { name }: InputOf<typeof ops.run_job>,
): Promise<OutputOf<typeof ops.run_job>> {
  if (!context.site.jobs.some((job) => job.name === name)) throw new Refusal('ops.job_not_found')
  await setTimer(context.db, runTimer, name, context.now)
  await audit(context, { subject: `job ${name}`, before: null, after: { run: 'now' } })
  return { name }
}

/** Runs a job that an operator asked for; one that this version no longer has is nothing. */
export const runRequestedJob = nonTransactionalTimer(async ({ site }, name) => {
  const job = site.jobs.find((one) => one.name === name)
  if (job) await runJob(site, job)
})
