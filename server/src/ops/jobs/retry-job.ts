import type { JobSource } from '@longmall/contract/ops-staff.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import type { ops } from '@longmall/contract/ops.ts'
import { sql } from 'kysely'
import { audit } from '../../kernel/security/audit.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { findJob } from './jobs.ts'

/**
 * Retries a failed or abandoned job in the next round; its count remains, so that another failure after the last attempt abandons it
 * again. Refuses `ops.job_not_found`, `ops.job_not_failed`.
 */
export async function retryJob(
  context: Context<StaffActor>,
  { job_key }: InputOf<typeof ops.retry_job>,
): Promise<OutputOf<typeof ops.retry_job>> {
  const { source, id, state, kind, subject, attempts, error } = await failedJob(context, job_key)
  await (
    source === 'timer'
      ? sql`update timer set due_at = ${context.now}, dead_at = null where id = ${id}::bigint`
      : sql`update outbox set next_attempt_at = null, dead_at = null where id = ${id}::bigint`
  ).execute(context.db)
  await audit(context, { subject: `job ${job_key}`, before: { kind, subject, state, attempts, error }, after: { state: 'waiting' } })
  return { job_key }
}

/** Takes what failed away for good, with the reason in the audit log. Refuses `ops.job_not_found`, `ops.job_not_failed`. */
export async function giveUpJob(
  context: Context<StaffActor>,
  { job_key, reason }: InputOf<typeof ops.discard_job>,
): Promise<OutputOf<typeof ops.discard_job>> {
  const { source, id, state, kind, subject, attempts, error } = await failedJob(context, job_key)
  await removal[source](id).execute(context.db)
  await audit(context, {
    subject: `job ${job_key}`,
    before: { kind, subject, state, attempts, error },
    after: { state: 'discarded', reason },
  })
  return { job_key }
}

const removal: Record<JobSource, (id: string) => ReturnType<typeof sql>> = {
  timer: (id) => sql`delete from timer where id = ${id}::bigint`,
  event: (id) => sql`delete from outbox where id = ${id}::bigint`,
}

async function failedJob(context: Context<StaffActor>, job_key: string) {
  const job = await findJob(context, job_key, true)
  if (job.state !== 'failed' && job.state !== 'dead') throw new Refusal('ops.job_not_failed')
  return job
}
