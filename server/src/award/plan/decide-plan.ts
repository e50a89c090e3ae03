import type { AwardPlan } from '@longmall/contract/award-shapes.ts'
import type { award as contract } from '@longmall/contract/award.ts'
import type { InputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { audit } from '../../kernel/security/audit.ts'
import { dayIn, plus } from '../../kernel/time/clock.ts'
import { zoneSettings } from '../../kernel/time/store-zone.ts'
import { holdersOf } from '../../staff/people/holders-of.ts'
import { staffSettings } from '../../staff/settings.ts'
import { checkMayApprove } from '../../staff/trust/check-may-approve.ts'
import { findProblem } from '../rules.ts'
import { endPlan } from './end-plan.ts'
import { notifyPlanDecided, notifyPlanWaiting } from './notify-operators.ts'
import { approvePermission } from './permissions.ts'
import { findPlan, lockPlan, toPlan, type PlanRow } from './queries.ts'
import { checkDayIsFree } from './save-plan.ts'
import { today } from './today.ts'

type One = InputOf<typeof contract.approve_plan>

/**
 * Publishes a draft of another operator; in a shop that is not opened yet, and in the demo, one operator is enough (decisions/0048). An own draft
 * that nobody else may approve is scheduled: `effective_at` says when it is published by itself. Refuses `award.plan_not_found`, `award.plan_changed`,
 * `award.plan_decided`, `award.own_plan`, `staff.too_new`, what `findProblem` names on the day of the publication, `award.plan_day_taken`.
 */
export async function approvePlan(context: Context<StaffActor>, one: One): Promise<AwardPlan> {
  const plan = await lockPlan(context.db, one)
  if (plan.state !== 'draft') throw new Refusal('award.plan_decided')
  if (context.site.shared.shop.opened_at !== null) {
    if (plan.staff_id === context.actor.staff_id) return schedulePlan(context, plan)
    await checkMayApprove(context)
  }
  await checkPublishable(context, plan, today(context))
  await endPlan(context, plan, 'approved', context.actor.staff_id)
  return finish(context, plan, 'approved')
}

/**
 * Withdraws a draft, or an approved version before its day. Refuses `award.plan_not_found`, `award.plan_changed`, `award.plan_decided`,
 * `award.plan_started`.
 */
export async function withdrawPlan(context: Context<StaffActor>, one: One): Promise<AwardPlan> {
  const plan = await lockPlan(context.db, one)
  if (plan.state === 'withdrawn') throw new Refusal('award.plan_decided')
  if (plan.state === 'approved' && plan.starts_on <= today(context)) throw new Refusal('award.plan_started')
  await endPlan(context, plan, 'withdrawn', context.actor.staff_id)
  return finish(context, plan, 'withdrawn')
}

/** Refuses as `findProblem` on a day of the store's zone, and `award.plan_day_taken`. Until the commit no other version is published. */
export async function checkPublishable(context: Context, plan: PlanRow, day: string): Promise<void> {
  const problem = findProblem(plan, day)
  if (problem) throw new Refusal(problem.code, problem.details)
  // One approval after the other: two drafts of a day would both find it free.
  await sql`select pg_advisory_xact_lock(hashtext('award plan'))`.execute(context.db)
  await checkDayIsFree(context, plan.starts_on)
}

/** The author's approval where nobody else may approve; again, it changes nothing. */
async function schedulePlan(context: Context<StaffActor>, plan: PlanRow): Promise<AwardPlan> {
  const { db, actor, now, setting } = context
  const others = (await holdersOf(db, [approvePermission])).filter(({ staff_id }) => staff_id !== actor.staff_id)
  if (others.length) throw new Refusal('award.own_plan')
  if (plan.effective_at !== null) return toPlan(plan)
  const hours = Math.max(1, setting(staffSettings.approval_wait_hours))
  await checkPublishable(context, plan, dayIn(setting(zoneSettings.time_zone), plus(now, { hours })))
  await sql`
    update award_plan set effective_at = clock_timestamp() + make_interval(hours => ${hours}::int), version = version + 1
    where id = ${plan.plan_id}`.execute(db)
  const scheduled = await findPlan(db, plan.plan_id)
  const { plan_id, effective_at } = scheduled
  await audit(context, { subject: `award_plan ${plan_id}`, before: { effective_at: null }, after: { effective_at } })
  await notifyPlanWaiting(context, scheduled)
  return toPlan(scheduled)
}

async function finish(context: Context<StaffActor>, plan: PlanRow, state: 'approved' | 'withdrawn'): Promise<AwardPlan> {
  await audit(context, { subject: `award_plan ${plan.plan_id}`, before: { state: plan.state }, after: { state } })
  if (plan.staff_id !== context.actor.staff_id) await notifyPlanDecided(context, plan, state === 'approved' ? 'approved' : 'refused')
  return toPlan(await findPlan(context.db, plan.plan_id))
}
