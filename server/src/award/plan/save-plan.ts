import type { AwardPlan } from '@longmall/contract/award-shapes.ts'
import type { award as contract } from '@longmall/contract/award.ts'
import type { InputOf } from '@longmall/contract/operation.ts'
import { toSmallest } from '@longmall/contract/units.ts'
import { sql } from 'kysely'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { audit } from '../../kernel/security/audit.ts'
import { findProblem } from '../rules.ts'
import { notifyPlanDrafted } from './notify-operators.ts'
import { findPlan, lockPlan, toPlan, writeRates } from './queries.ts'
import { today } from './today.ts'

/**
 * Creates or edits a draft of the plan. Refuses what `findProblem` names, `award.plan_day_taken` for the day of another approved version, and for
 * an existing one `award.plan_not_found`, `award.plan_changed`, `award.plan_decided`.
 */
export async function savePlan(
  context: Context<StaffActor>,
  { plan_id, version, ...form }: InputOf<typeof contract.save_plan>,
): Promise<AwardPlan> {
  const { db, actor, now } = context
  const problem = findProblem(form, today(context))
  if (problem) throw new Refusal(problem.code, problem.details)
  await checkDayIsFree(context, form.starts_on)
  const before = plan_id === undefined ? null : await lockPlan(db, { plan_id, version: version ?? 0 })
  if (before && before.state !== 'draft') throw new Refusal('award.plan_decided')
  const values = sql`${form.starts_on}::date, ${form.cap_ppm}, ${toSmallest(form.split_threshold, 'ACC')}, ${form.low_usds_ppm}, ${form.high_usds_ppm},
    ${form.high_usda_ppm}, ${form.freeze_days}, ${form.global_weights}::int[], ${form.reason}, ${actor.staff_id}, ${now}`
  const columns = sql.raw(
    'starts_on, cap_ppm, split_threshold, low_usds_ppm, high_usds_ppm, high_usda_ppm, freeze_days, global_weights, reason, created_by, created_at',
  )
  const { rows } = await (
    before
      ? sql<{
          id: number
        }>`update award_plan set (${columns}) = (${values}), effective_at = null, version = version + 1 where id = ${before.plan_id} returning id`
      : sql<{ id: number }>`insert into award_plan (${columns}) values (${values}) returning id`
  ).execute(db)
  await writeRates(db, rows[0]!.id, form.rates)
  const row = await findPlan(db, rows[0]!.id)
  const saved = toPlan(row)
  await audit(context, { subject: `award_plan ${saved.plan_id}`, before: before && toPlan(before), after: saved })
  if (!before && context.site.shared.shop.opened_at !== null) await notifyPlanDrafted(context, row)
  return saved
}

/** Refuses `award.plan_day_taken` when an approved version starts on this day. */
export async function checkDayIsFree({ db }: Context, day: string): Promise<void> {
  const { rows } = await sql`select from award_plan where state = 'approved' and starts_on = ${day}::date`.execute(db)
  if (rows.length) throw new Refusal('award.plan_day_taken', { day })
}
