import type { reward as contract, TaskKind } from '@longmall/contract/reward.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import type { Context, MemberActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { showRewards, today } from '../queries.ts'
import { giveForTask, hasUnsettledOrders, type TaskReward } from './give-for-task.ts'
import { onceDay } from './record-progress.ts'

interface Row extends TaskReward {
  kind: TaskKind
  day: string
  goal: number
  done: number
  is_claimed: boolean
}

/**
 * Claims the reward of a finished task, once; of a daily one once per day of the store's zone (PRM-16). A reward earned by orders is
 * granted when none of them can be returned any more; until then it is pending, with the task's current reward. Refuses
 * `reward.task_not_found`, `reward.task_not_done`, `reward.task_already_claimed`.
 */
export async function claimTask(
  context: Context<MemberActor>,
  { task_id }: InputOf<typeof contract.claim_task>,
): Promise<OutputOf<typeof contract.claim_task>> {
  const { db, actor, now } = context
  const { member_id } = actor
  const task = await findTask(context, task_id)
  if (!task) throw new Refusal('reward.task_not_found')
  const { rows } = await sql<{ subjects: string[] }>`
    update reward_progress set claimed_at = ${now}
    where task_id = ${task_id} and member_id = ${member_id} and day = ${task.day} and claimed_at is null and cardinality(subjects) >= ${task.goal}
    returning subjects`.execute(db)
  if (!rows[0]) {
    const { goal, done, is_claimed } = (await findTask(context, task_id))!
    throw is_claimed ? new Refusal('reward.task_already_claimed') : new Refusal('reward.task_not_done', { goal, done })
  }
  const { longcoin, coupon_id, game_id, chances, day } = task
  const reward: TaskReward = { longcoin, coupon_id, game_id, chances }
  const is_pending = task.kind === 'order' && (await hasUnsettledOrders(context, rows[0].subjects))
  if (is_pending)
    await sql`
      update reward_progress set pending_reward = ${JSON.stringify(reward)}::jsonb
      where task_id = ${task_id} and member_id = ${member_id} and day = ${day}`.execute(db)
  else await giveForTask(context, reward, { task_id, member_id, day })
  const [gives] = await showRewards(context, [{ ...reward, red_packet: 0n, sku_id: null }])
  return { reward: gives!, is_pending }
}

async function findTask(context: Context<MemberActor>, task_id: number): Promise<Row | undefined> {
  const { rows } = await sql<Row>`
    select t.kind, d.day::text, t.goal, coalesce(cardinality(p.subjects), 0) as done, p.claimed_at is not null as is_claimed, t.longcoin,
      t.coupon_id, t.game_id, t.chances
    from reward_task t
      cross join lateral (select case when t.period = 'daily' then ${today(context)}::date else ${onceDay}::date end as day) d
      left join reward_progress p on p.task_id = t.id and p.member_id = ${context.actor.member_id} and p.day = d.day
    where t.id = ${task_id} and t.is_on`.execute(context.db)
  return rows[0]
}
