import type { rewardStaff as contract, StaffTask } from '@longmall/contract/reward-staff.ts'
import type { Language } from '@longmall/contract/fields.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { readPage, shortText, type ListOrder } from '../../kernel/database/list-order.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { textIn } from '../../kernel/database/text-in.ts'
import { zoneSettings } from '../../kernel/time/store-zone.ts'
import { showRewards, today } from '../queries.ts'

const columns = sql.raw(`
  k.id as task_id, k.version, k.kind, k.period, k.goal, k.longcoin, k.coupon_id, k.game_id, k.chances, k.is_on, k.position,
  (select jsonb_agg(jsonb_build_object('language', t.language, 'name', t.name, 'note', t.note) order by t.language)
    from reward_task_text t where t.task_id = k.id) as texts`)

/** One task as operators edit it. */
export async function findStaffTask({ db }: Context, task_id: number): Promise<StaffTask | undefined> {
  const { rows } = await sql<StaffTask>`select ${columns} from reward_task k where k.id = ${task_id}`.execute(db)
  return rows[0]
}

/** The same, in all languages. Refuses `reward.task_not_found`. */
export async function viewStaffTask(context: Context<StaffActor>, { task_id }: InputOf<typeof contract.task_view>): Promise<StaffTask> {
  const found = await findStaffTask(context, task_id)
  if (!found) throw new Refusal('reward.task_not_found')
  return found
}

const orderIn = (language: Language): ListOrder<'position' | 'task_id' | 'name' | 'goal'> => ({
  id: sql`k.id`,
  defaultSort: 'position',
  sorts: {
    position: { number: sql`k.position` },
    task_id: 'id',
    name: { text: shortText(textIn(language, { texts: 'reward_task_text', of: 'task_id', id: sql`k.id` })) },
    goal: { number: sql`k.goal` },
  },
})

/** Tasks as operators edit them, in their order by default, 20 a page by default. */
export async function listStaffTasks(
  context: Context<StaffActor>,
  { kind, period, is_on, ...page }: InputOf<typeof contract.list_tasks>,
): Promise<OutputOf<typeof contract.list_tasks>> {
  const conditions = [
    sql`true`,
    ...(kind === undefined ? [] : [sql`k.kind = ${kind}`]),
    ...(period === undefined ? [] : [sql`k.period = ${period}`]),
    ...(is_on === undefined ? [] : [sql`k.is_on = ${is_on}`]),
  ]
  const { list, next } = await readPage(
    context.db,
    orderIn(context.language),
    page,
    ({ after, by, cursorColumn, limit }) => sql<StaffTask>`
      select ${columns}${cursorColumn} from reward_task k where ${after} and ${sql.join(conditions, sql` and `)}
      order by ${by} limit ${limit}`,
  )
  const gives = await showRewards(
    context,
    list.map((row) => ({ ...row, red_packet: 0n, sku_id: null })),
  )
  return { list: list.map((row, n) => ({ ...row, reward: gives[n]! })), next }
}

type Figures = OutputOf<typeof contract.task_figures>

/**
 * Figures of a task: members who began it, how often its current goal was reached, how often it was claimed, and its current reward in
 * all. Refuses `reward.task_not_found`.
 */
export async function viewTaskFigures(context: Context<StaffActor>, { task_id }: InputOf<typeof contract.task_figures>): Promise<Figures> {
  const { rows } = await sql<Figures>`
    select count(distinct p.member_id)::int as members, count(*) filter (where p.claimed_at is not null or cardinality(p.subjects) >= k.goal)::int as done,
      count(p.claimed_at)::int as claimed,
      count(*) filter (where (p.claimed_at at time zone ${context.setting(zoneSettings.time_zone)})::date = ${today(context)}::date)::int as claimed_today,
      (count(p.claimed_at) * k.longcoin)::float8 as longcoin, case when k.coupon_id is null then 0 else count(p.claimed_at) end::int as coupons,
      (count(p.claimed_at) * k.chances)::float8 as chances
    from reward_task k left join reward_progress p on p.task_id = k.id where k.id = ${task_id} group by k.id`.execute(context.db)
  if (!rows[0]) throw new Refusal('reward.task_not_found')
  return rows[0]
}
