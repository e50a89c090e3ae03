import type { reward as contract, Task } from '@longmall/contract/reward.ts'
import type { OutputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import type { Context, MemberActor } from '../../kernel/context.ts'
import { balanceOf } from '../../wallet/balances.ts'
import type { Reward } from '../give-reward.ts'
import { showRewards, today } from '../queries.ts'
import { onceDay } from './record-progress.ts'

type Row = Omit<Task, 'reward'> & Reward

/** Tasks that are on with the caller's progress: what can be claimed first, what is claimed last. */
export async function listTasks(context: Context<MemberActor>): Promise<OutputOf<typeof contract.tasks>> {
  const { db, actor, language } = context
  const { rows } = await sql<Row>`
    select t.id as task_id, t.kind, t.period, coalesce(own.name, en.name) as task_name, coalesce(own.note, en.note) as note, t.goal,
      least(t.goal, coalesce(cardinality(p.subjects), 0)) as done,
      case when p.pending_reward is not null then 'pending' when p.claimed_at is not null then 'claimed' when cardinality(p.subjects) >= t.goal then 'claimable' else 'open' end as state,
      t.longcoin, 0::bigint as red_packet, t.coupon_id, null::int as sku_id, t.game_id, t.chances
    from reward_task t
      join reward_task_text en on en.task_id = t.id and en.language = 'en-us'
      left join reward_task_text own on own.task_id = t.id and own.language = ${language}
      left join reward_progress p on p.task_id = t.id and p.member_id = ${actor.member_id}
        and p.day = case when t.period = 'daily' then ${today(context)}::date else ${onceDay}::date end
    where t.is_on
    order by case when p.claimed_at is not null then 2 when cardinality(p.subjects) >= t.goal then 0 else 1 end, t.position, t.id`.execute(
    db,
  )
  const gives = await showRewards(context, rows)
  const list = rows.map(({ longcoin: _, red_packet: _1, coupon_id: _2, sku_id: _3, game_id: _4, chances: _5, ...task }, n) => ({
    ...task,
    reward: gives[n]!,
  }))
  return { list, longcoin: Number(await balanceOf(context, { member: actor.member_id, unit: 'LONGCOIN', purpose: 'available' })) }
}
