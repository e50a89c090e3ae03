import type { box, BoxPlan } from '@longmall/contract/box.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { readPage, type ListOrder } from '../../kernel/database/list-order.ts'
import { Refusal } from '../../kernel/refusal.ts'

const columns = ({ language }: Context) => sql`
  p.id as plan_id, p.version, p.term_days, decimal_text(p.daily_rate, 3) as daily_rate, p.is_active, p.is_default, p.position,
  (select jsonb_agg(jsonb_build_object('language', t.language, 'name', t.name) order by t.language) from box_plan_text t where t.plan_id = p.id) as names,
  (select name from box_plan_text t where t.plan_id = p.id and t.language in (${language}, 'en-us') order by t.language = 'en-us' limit 1) as name,
  coalesce((select jsonb_agg(s.sku_id order by s.sku_id) from box_plan_sku s where s.plan_id = p.id), '[]') as sku_ids,
  (select count(*)::int from box b where b.plan_id = p.id) as box_count`

const order: ListOrder<'position'> = { id: sql`p.id`, defaultSort: 'position', sorts: { position: { number: sql`p.position` } } }

/** Run plans, in their order by default. */
export const listPlans = (
  context: Context<StaffActor>,
  { is_active, ...page }: InputOf<typeof box.plans>,
): Promise<OutputOf<typeof box.plans>> =>
  readPage(
    context.db,
    order,
    page,
    ({ after, by, cursorColumn, limit }) => sql<BoxPlan>`
      select ${columns(context)}${cursorColumn} from box_plan p
      where ${after} ${is_active === undefined ? sql`` : sql`and p.is_active = ${is_active}`} order by ${by} limit ${limit}`,
  )

/** A run plan in all languages. Refuses `box.plan_not_found`. */
export const viewPlan = (context: Context, { plan_id }: { plan_id: number }): Promise<BoxPlan> => readPlan(context, plan_id, sql``)

/** The same, locked until the commit. */
export const lockPlan = (context: Context, plan_id: number): Promise<BoxPlan> => readPlan(context, plan_id, sql`for update of p`)

async function readPlan(context: Context, plan_id: number, lock: RawBuilder<unknown>): Promise<BoxPlan> {
  const { rows } = await sql<BoxPlan>`select ${columns(context)} from box_plan p where p.id = ${plan_id} ${lock}`.execute(context.db)
  if (!rows[0]) throw new Refusal('box.plan_not_found')
  return rows[0]
}
