import type { award as contract } from '@longmall/contract/award.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import type { Context, MemberActor, StaffActor } from '../../kernel/context.ts'
import { readPage, type ListOrder } from '../../kernel/database/list-order.ts'
import { findPlan, planColumns, planOn, toPlan, type PlanRow } from './queries.ts'
import { payableKinds } from './payable-kinds.ts'
import { today } from './today.ts'

const order: ListOrder<'starts_on'> = {
  id: sql`p.id`,
  defaultSort: '-starts_on',
  sorts: { starts_on: { number: sql`(p.starts_on - date '2000-01-01')` } },
}

/** Versions of the plan, the one that starts last first, 20 a page by default. */
export async function listPlans(
  { db }: Context<StaffActor>,
  { state, ...page }: InputOf<typeof contract.list_plans>,
): Promise<OutputOf<typeof contract.list_plans>> {
  const { list, next } = await readPage(
    db,
    order,
    page,
    ({ after, by, cursorColumn, limit }) => sql<PlanRow>`
      select ${planColumns}${cursorColumn} from award_plan p where ${after} ${state ? sql`and p.state = ${state}` : sql``}
      order by ${by} limit ${limit}`,
  )
  return { list: list.map(toPlan), next }
}

/** A version and the one that it follows, by default the version in force today. Refuses `award.plan_not_found`. */
export async function viewPlanRecord(
  context: Context<StaffActor>,
  { plan_id }: InputOf<typeof contract.view_plan>,
): Promise<OutputOf<typeof contract.view_plan>> {
  const { db } = context
  const inForce = await planOn(db, today(context))
  const plan = plan_id === undefined ? inForce : await findPlan(db, plan_id)
  const { rows } = await sql<PlanRow>`
    select ${planColumns} from award_plan p where p.id = award_plan_on(${plan.starts_on}::date - 1)`.execute(db)
  return { plan: toPlan(plan), previous: rows[0] ? toPlan(rows[0]) : null, is_in_force: plan.plan_id === inForce.plan_id }
}

/** A plan as members see it. */
export function toMemberPlan(row: PlanRow): OutputOf<typeof contract.plan>['plan'] {
  const { plan_id, starts_on, cap_ppm, split_threshold, low_usds_ppm, high_usds_ppm, high_usda_ppm, freeze_days, rates } = toPlan(row)
  return { plan_id, starts_on, cap_ppm, split_threshold, low_usds_ppm, high_usds_ppm, high_usda_ppm, freeze_days, rates }
}

/** The plan in force, as members to whom the digital-asset area is open see it: with the awards that the shop can pay. */
export async function viewPlan(context: Context<MemberActor>): Promise<OutputOf<typeof contract.plan>> {
  const plan = toMemberPlan(await planOn(context.db, today(context)))
  const kinds = payableKinds(context)
  return { plan: { ...plan, rates: plan.rates.filter(({ kind }) => kinds.includes(kind)) } }
}
