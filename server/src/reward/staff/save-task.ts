import type { rewardStaff as contract, StaffTask } from '@longmall/contract/reward-staff.ts'
import type { InputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import { audit } from '../../kernel/security/audit.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { checkReward } from './check-reward.ts'
import { findStaffTask } from './staff-task.ts'

type Input = InputOf<typeof contract.save_task>

/**
 * Sets up a task, or edits one at the version that was shown; a goal that is set lower is reached by whoever is that far.
 * Refuses `reward.task_not_found`, `reward.changed`, `reward.english_required`, `reward.empty_reward`, `reward.item_unknown`.
 */
export async function saveTask(context: Context<StaffActor>, input: Input): Promise<StaffTask> {
  await checkReward(context, input, input.texts)
  const before = input.task_id === undefined ? null : await lockForEdit(context, input.task_id, input.version)
  const task_id = await write(context, input, before)
  const after = (await findStaffTask(context, task_id))!
  await audit(context, { subject: `reward_task ${task_id}`, before, after })
  return after
}

/** Switches a task on or off; how far members are stays. Refuses `reward.task_not_found`, `reward.changed`. */
export async function switchTask(
  context: Context<StaffActor>,
  { task_id, version, is_on }: InputOf<typeof contract.switch_task>,
): Promise<StaffTask> {
  const before = await lockForEdit(context, task_id, version)
  await sql`update reward_task set is_on = ${is_on}, version = version + 1 where id = ${task_id}`.execute(context.db)
  await audit(context, { subject: `reward_task ${task_id}`, before: { is_on: before.is_on }, after: { is_on } })
  return (await findStaffTask(context, task_id))!
}

async function lockForEdit(context: Context, task_id: number, version: number | undefined): Promise<StaffTask> {
  await sql`select from reward_task where id = ${task_id} for update`.execute(context.db)
  const known = await findStaffTask(context, task_id)
  if (!known) throw new Refusal('reward.task_not_found')
  if (known.version !== version) throw new Refusal('reward.changed')
  return known
}

async function write({ db, now }: Context, input: Input, before: StaffTask | null): Promise<number> {
  const { kind, period, goal, longcoin, chances, is_on, position, texts } = input
  const row = { kind, period, goal, longcoin, chances, is_on, position, coupon_id: input.coupon_id ?? null, game_id: input.game_id ?? null }
  const task_id =
    before?.task_id ??
    (
      await db
        .insertInto('reward_task')
        .values({ ...row, created_at: now })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id
  if (before)
    await db
      .updateTable('reward_task')
      .set((is) => ({ ...row, version: is('version', '+', 1) }))
      .where('id', '=', task_id)
      .execute()
  await db.deleteFrom('reward_task_text').where('task_id', '=', task_id).execute()
  await db
    .insertInto('reward_task_text')
    .values(texts.map((text) => ({ ...text, task_id })))
    .execute()
  return task_id
}
