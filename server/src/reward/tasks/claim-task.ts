import type { reward as contract } from '@longmall/contract/reward.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import type { Context, MemberActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { giveThings, type Things } from '../give-things.ts'
import { showGives, today } from '../queries.ts'
import { onceDay } from './note-progress.ts'

interface Row extends Things {
  day: string
  goal: number
  done: number
  is_claimed: boolean
}

/**
 * Claims what a done task gives, once, of a daily one once a day of the store's zone (PRM-16). Refuses `reward.task_not_found`,
 * `reward.task_not_done`, `reward.task_claimed`.
 */
export async function claimTask(
  context: Context<MemberActor>,
  { task_id }: InputOf<typeof contract.claim_task>,
): Promise<OutputOf<typeof contract.claim_task>> {
  const { db, actor, now } = context
  const { member_id } = actor
  const task = await findTask(context, task_id)
  if (!task) throw new Refusal('reward.task_not_found')
  const { rows } = await sql`
    update reward_progress set claimed_at = ${now}
    where task_id = ${task_id} and member_id = ${member_id} and day = ${task.day} and claimed_at is null and cardinality(subjects) >= ${task.goal}
    returning task_id`.execute(db)
  if (!rows[0]) {
    const { goal, done, is_claimed } = (await findTask(context, task_id))!
    throw is_claimed ? new Refusal('reward.task_claimed') : new Refusal('reward.task_not_done', { goal, done })
  }
  const about = { kind: 'task.reward', key: `${task_id} ${member_id} ${task.day}`, reason: `task ${task_id}` }
  await giveThings(context, task, { ...about, member_id, gift: 'signin', times: 1 })
  const [gives] = await showGives(context, [task])
  return { gives: gives! }
}

async function findTask(context: Context<MemberActor>, task_id: number): Promise<Row | undefined> {
  const { rows } = await sql<Row>`
    select d.day::text, t.goal, coalesce(cardinality(p.subjects), 0) as done, p.claimed_at is not null as is_claimed, t.longcoin, 0::bigint as red_packet,
      t.coupon_id, null::int as sku_id, t.game_id, t.chances
    from reward_task t
      cross join lateral (select case when t.period = 'daily' then ${today(context)}::date else ${onceDay}::date end as day) d
      left join reward_progress p on p.task_id = t.id and p.member_id = ${context.actor.member_id} and p.day = d.day
    where t.id = ${task_id} and t.is_on`.execute(context.db)
  return rows[0]
}
