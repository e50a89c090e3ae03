import * as z from 'zod/mini'
import { AwardPlan, PlanForm, PlanRecord, PlanState } from './award-shapes.ts'
import { Id, PageInput, PageOf } from './fields.ts'
import { operation } from './operation.ts'

const view = { who: 'staff', permission: 'award.view' } as const
const change = { who: 'staff', permission: 'award.change' } as const
const One = z.object({ plan_id: Id, version: Id })

export const awardStaff = {
  list_plans: operation({
    path: 'award/list_plans',
    kind: 'query',
    access: view,
    summary: 'Versions of the award plan, the one that starts last first',
    input: z.object({ state: z.optional(PlanState), ...PageInput }),
    output: PageOf(AwardPlan),
  }),
  view_plan: operation({
    path: 'award/view_plan',
    kind: 'query',
    access: view,
    summary: 'A version of the award plan and the one that it follows; without an id the version in force today',
    refusals: ['award.plan_not_found'],
    input: z.object({ plan_id: z.optional(Id) }),
    output: PlanRecord,
  }),
  save_plan: operation({
    path: 'award/save_plan',
    kind: 'command',
    access: change,
    summary: 'Creates or edits a draft of the award plan, which another operator approves',
    refusals: [
      'award.plan_not_found',
      'award.plan_changed',
      'award.plan_decided',
      'award.plan_in_past',
      'award.plan_day_taken',
      'award.rates_exceed_cap',
      'award.split_exceeds_whole',
      'award.rate_unknown',
    ],
    input: z.object({ plan_id: z.optional(Id), version: z.optional(Id), ...PlanForm }),
    output: AwardPlan,
  }),
  approve_plan: operation({
    path: 'award/approve_plan',
    kind: 'command',
    access: { who: 'staff', permission: 'award.approve' },
    summary: 'Publishes another operator’s draft: it is in force from its day on and never changes',
    refusals: [
      'award.plan_not_found',
      'award.plan_changed',
      'award.plan_decided',
      'award.plan_in_past',
      'award.plan_day_taken',
      'award.own_plan',
      'staff.too_new',
    ],
    input: One,
    output: AwardPlan,
  }),
  withdraw_plan: operation({
    path: 'award/withdraw_plan',
    kind: 'command',
    access: change,
    summary: 'Withdraws a draft, or an approved version before its day',
    refusals: ['award.plan_not_found', 'award.plan_changed', 'award.plan_decided', 'award.plan_started'],
    input: One,
    output: AwardPlan,
  }),
}
