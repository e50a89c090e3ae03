import type { TaskKind } from '@longmall/contract/reward.ts'
import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import { dayOf } from '../queries.ts'

/** The day that stands for "ever" in the progress of a task that is done once. */
export const onceDay = '0001-01-01'

/**
 * Counts what a member did at an instant in every task of the kind that is on (PRM-16); `subject` names it, and the same counts
 * once: of a daily task once on each day of the store's zone. Nothing is counted beyond the goal.
 */
export async function recordProgress(
  context: Context,
  member_id: number,
  kind: TaskKind,
  subject: string,
  at = context.now,
): Promise<void> {
  await sql`
    insert into reward_progress (task_id, member_id, day, subjects)
    select t.id, ${member_id}, case when t.period = 'daily' then ${dayOf(context, at)}::date else ${onceDay}::date end, array[${subject}::text]
    from reward_task t where t.kind = ${kind} and t.is_on order by t.id
    on conflict (member_id, task_id, day) do update set subjects = array_append(reward_progress.subjects, ${subject}::text)
    where cardinality(reward_progress.subjects) < (select t.goal from reward_task t where t.id = reward_progress.task_id)
      and not ${subject} = any (reward_progress.subjects)`.execute(context.db)
}
