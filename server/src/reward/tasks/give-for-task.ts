import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import { giveReward, type RewardGrant, type Reward } from '../give-reward.ts'

/** Rewards of a task; goods and money are none. */
export type TaskReward = Omit<Reward, 'red_packet' | 'sku_id'>

/** Do orders that a task counted wait for their settlement? */
export async function hasUnsettledOrders({ db }: Context, subjects: readonly string[]): Promise<boolean> {
  const { rows } = await sql<{ is_pending: boolean }>`
    select exists (
      select from unnest(${subjects}::text[]) s (subject)
      where not exists (select from reward_settled_order r where r.order_id = substring(s.subject from '^order (\\d+)$')::int)) as is_pending`.execute(
    db,
  )
  return rows[0]!.is_pending
}

/**
 * A settled order in the tasks that counted it: with goods that stayed, what was claimed is given as soon as no other order is
 * waited for; an order that went back whole counts no longer, and what was claimed with it is to be earned again.
 */
export async function giveForSettledTasks(context: Context, member_id: number, order_id: number): Promise<void> {
  const { db } = context
  const subject = `order ${order_id}`
  await sql`
    update reward_progress p set subjects = array_remove(p.subjects, ${subject}::text), pending_reward = null,
      claimed_at = case when p.pending_reward is null then p.claimed_at end
    from reward_task t, reward_settled_order s
    where t.id = p.task_id and t.kind = 'order' and p.member_id = ${member_id} and ${subject} = any (p.subjects)
      and (p.claimed_at is null or p.pending_reward is not null) and s.order_id = ${order_id} and s.goods_total = 0`.execute(db)
  const { rows } = await sql<{ task_id: number; day: string; subjects: string[]; pending_reward: TaskReward }>`
    select p.task_id, p.day::text, p.subjects, p.pending_reward from reward_progress p
    where p.member_id = ${member_id} and p.pending_reward is not null and ${subject} = any (p.subjects) order by p.task_id, p.day for update`.execute(
    db,
  )
  for (const { task_id, day, subjects, pending_reward } of rows) {
    if (await hasUnsettledOrders(context, subjects)) continue
    await sql`
      update reward_progress set pending_reward = null where task_id = ${task_id} and member_id = ${member_id} and day = ${day}::date`.execute(
      db,
    )
    await giveForTask(context, pending_reward, { task_id, member_id, day })
  }
}

/** Gives what a claimed task gives, once for its day. */
export async function giveForTask(
  context: Context,
  reward: TaskReward,
  { task_id, member_id, day }: { task_id: number; member_id: number; day: string },
): Promise<void> {
  const about: Omit<RewardGrant, 'member_id' | 'gift' | 'times'> = {
    kind: 'task.reward',
    key: `${task_id} ${member_id} ${day}`,
    reason: `task ${task_id}`,
  }
  await giveReward(context, { ...reward, red_packet: 0n, sku_id: null }, { ...about, member_id, gift: 'signin', times: 1 })
}
