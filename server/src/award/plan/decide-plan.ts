import type { AwardPlan } from '@longmall/contract/award-shapes.ts'
import type { award as contract } from '@longmall/contract/award.ts'
import type { InputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { audit } from '../../kernel/security/audit.ts'
import { checkMayApprove } from '../../staff/trust/check-may-approve.ts'
import { findProblem } from '../rules.ts'
import { findPlan, lockPlan, toPlan, type PlanRow } from './queries.ts'
import { checkDayIsFree } from './save-plan.ts'
import { today } from './today.ts'

type One = InputOf<typeof contract.approve_plan>

/**
 * Publishes a draft of another operator; in a shop that is not opened yet, and in the demo, one operator is enough (decisions/0048). Refuses
 * `award.plan_not_found`, `award.plan_changed`, `award.plan_decided`, `award.own_plan`, `staff.too_new`, what `findProblem` names, `award.plan_day_taken`.
 */
export async function approvePlan(context: Context<StaffActor>, one: One): Promise<AwardPlan> {
  const plan = await lockPlan(context.db, one)
  if (plan.state !== 'draft') throw new Refusal('award.plan_decided')
  if (context.site.shared.shop.opened_at !== null) {
    if (plan.staff_id === context.actor.staff_id) throw new Refusal('award.own_plan')
    await checkMayApprove(context)
  }
  const problem = findProblem(plan, today(context))
  if (problem) throw new Refusal(problem.code, problem.details)
  // One approval after the other: two drafts of a day would both find it free.
  await sql`select pg_advisory_xact_lock(hashtext('award plan'))`.execute(context.db)
  await checkDayIsFree(context, plan.starts_on)
  return endPlan(context, plan, 'approved')
}

/**
 * Withdraws a draft, or an approved version before its day. Refuses `award.plan_not_found`, `award.plan_changed`, `award.plan_decided`,
 * `award.plan_started`.
 */
export async function withdrawPlan(context: Context<StaffActor>, one: One): Promise<AwardPlan> {
  const plan = await lockPlan(context.db, one)
  if (plan.state === 'withdrawn') throw new Refusal('award.plan_decided')
  if (plan.state === 'approved' && plan.starts_on <= today(context)) throw new Refusal('award.plan_started')
  return endPlan(context, plan, 'withdrawn')
}

async function endPlan(context: Context<StaffActor>, plan: PlanRow, state: 'approved' | 'withdrawn'): Promise<AwardPlan> {
  const { db, actor, now } = context
  await sql`
    update award_plan set state = ${state}, decided_by = ${actor.staff_id}, decided_at = ${now}, version = version + 1
    where id = ${plan.plan_id}`.execute(db)
  await audit(context, { subject: `award_plan ${plan.plan_id}`, before: { state: plan.state }, after: { state } })
  return toPlan(await findPlan(db, plan.plan_id))
}
