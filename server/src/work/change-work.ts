import type { InputOf } from '@longmall/contract/operation.ts'
import type { work as contract, Work } from '@longmall/contract/work.ts'
import { sql } from 'kysely'
import { audit } from '../kernel/security/audit.ts'
import type { Context, StaffActor } from '../kernel/context.ts'
import { Refusal } from '../kernel/refusal.ts'
import { findWork, lockWork, toWork } from './queries.ts'

/** Cancels a waiting job, and requests a running one to stop at its next step. Refuses `work.not_found`, `work.ended`. */
export async function cancelWork(context: Context<StaffActor>, { work_id }: InputOf<typeof contract.cancel>): Promise<Work> {
  const { state } = await lockWork(context, work_id)
  if (state !== 'queued' && state !== 'running') throw new Refusal('work.ended')
  await sql`
    update work set is_cancel_requested = true, version = version + 1, state = case when state = 'queued' then 'cancelled' else state end,
      ended_at = case when state = 'queued' then clock_timestamp() end
    where id = ${work_id}`.execute(context.db)
  await audit(context, { subject: `work ${work_id}`, before: { state }, after: { is_cancel_requested: true } })
  return toWork(context, await findWork(context, work_id))
}

/** Queues a failed or cancelled job again; one with a saved position resumes there. Refuses `work.not_found`, `work.not_ended`. */
export async function retryWork(context: Context<StaffActor>, { work_id }: InputOf<typeof contract.retry>): Promise<Work> {
  const { state } = await lockWork(context, work_id)
  if (state !== 'failed' && state !== 'cancelled') throw new Refusal('work.not_ended')
  await sql`
    update work set state = 'queued', attempts = 0, is_cancel_requested = false, failure = null, failure_params = '{}', ended_at = null, version = version + 1
    where id = ${work_id}`.execute(context.db)
  await audit(context, { subject: `work ${work_id}`, before: { state }, after: { state: 'queued' } })
  return toWork(context, await findWork(context, work_id))
}
