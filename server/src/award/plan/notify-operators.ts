import type { Context, StaffActor } from '../../kernel/context.ts'
import { translate } from '../../kernel/translate.ts'
import { holdersOf } from '../../staff/people/holders-of.ts'
import { notifyDecided, notifyDropped, notifyWaiting, type Blocker } from '../../staff/trust/notify-decision.ts'
import { approvePermission } from './permissions.ts'
import type { PlanRow } from './queries.ts'

const describe = ({ language }: Context, { plan_id, starts_on }: PlanRow) =>
  translate(language, 'staff.change_of_plan', { plan_id, day: starts_on })

/** Mails who may approve a draft, and its author, that it waits for them, or when it is published by itself. */
export const notifyPlanWaiting = (context: Context<StaffActor>, plan: PlanRow): Promise<void> =>
  notifyWaiting(context, { what: describe(context, plan), permission: approvePermission, effective_at: plan.effective_at })

/** Mails who may approve a new draft; where nobody else may, it waits for its author. */
export async function notifyPlanDrafted(context: Context<StaffActor>, plan: PlanRow): Promise<void> {
  const others = (await holdersOf(context.db, [approvePermission])).filter(({ staff_id }) => staff_id !== context.actor.staff_id)
  if (others.length) await notifyPlanWaiting(context, plan)
}

/** Mails the author of a draft what another operator decided. */
export async function notifyPlanDecided(context: Context, plan: PlanRow, decision: 'approved' | 'refused'): Promise<void> {
  if (plan.staff_id !== null) await notifyDecided(context, plan.staff_id, describe(context, plan), decision)
}

/** Mails the author of a draft why it was not published by itself. */
export async function notifyPlanDropped(context: Context, plan: PlanRow, reason: Blocker): Promise<void> {
  if (plan.staff_id !== null) await notifyDropped(context, plan.staff_id, describe(context, plan), reason)
}
