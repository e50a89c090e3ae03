import * as z from 'zod/mini'
import {
  AwardExplanation,
  AwardKind,
  AwardPlan,
  Mills,
  Payout,
  PlanForm,
  PlanRecord,
  PlanState,
  Ppm,
  RunIncome,
  RunProgress,
  RunTotal,
  SettlementRun,
  WhatIfRow,
} from './award-shapes.ts'
import { Day, Flag, Id, PageInput, PageOf, Rows } from './fields.ts'
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
    summary:
      'Publishes another operator’s draft: it is in force from its day on and never changes; schedules an own one that nobody else may approve',
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
  what_if: operation({
    path: 'award/what_if',
    kind: 'query',
    access: view,
    summary: 'What a settled day would have paid under a version of the plan; changes nothing',
    refusals: ['award.plan_not_found', 'award.run_not_found'],
    input: z.object({ plan_id: Id, day: Day }),
    output: z.object({
      sales: Mills,
      list: Rows(WhatIfRow),
      gross: Mills,
      would_pay: Mills,
      /** The part that the cap leaves of pooled awards, in millionths. */
      factor_ppm: Ppm,
      /** Is anything scaled by the cap? */
      is_scaled: Flag,
    }),
  }),
  list_runs: operation({
    path: 'award/list_runs',
    kind: 'query',
    access: view,
    summary: 'Settlement runs, the last day first',
    input: z.object({ ...PageInput }),
    output: PageOf(SettlementRun),
  }),
  view_run: operation({
    path: 'award/view_run',
    kind: 'query',
    access: view,
    summary: 'One settlement run with its totals by kind, the income of coins and boxes that it paid, and its progress',
    refusals: ['award.run_not_found'],
    input: z.object({ run_id: Id }),
    output: z.object({ run: SettlementRun, totals: Rows(RunTotal), income: Rows(RunIncome), progress: Rows(RunProgress) }),
  }),
  restart_run: operation({
    path: 'award/restart_run',
    kind: 'command',
    access: { who: 'staff', permission: 'award.restart' },
    summary: 'Continues a run that stopped, at once; what is done is not repeated',
    refusals: ['award.run_not_found', 'award.run_closed'],
    input: z.object({ run_id: Id }),
    output: SettlementRun,
  }),
  list_awards: operation({
    path: 'award/list_awards',
    kind: 'query',
    access: view,
    summary: 'Awards of a member, the last first',
    input: z.object({ member_id: Id, kind: z.optional(AwardKind), ...PageInput }),
    output: PageOf(Payout),
  }),
  explain: operation({
    path: 'award/explain',
    kind: 'query',
    access: view,
    summary: 'How an award of a member came about',
    refusals: ['award.not_found'],
    input: z.object({ payout_id: Id }),
    output: AwardExplanation,
  }),
}
