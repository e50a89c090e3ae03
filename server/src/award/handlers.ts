import type { award } from '@longmall/contract/award.ts'
import type { Handlers } from '../kernel/context.ts'
import { approvePlan, withdrawPlan } from './plan/decide-plan.ts'
import { savePlan } from './plan/save-plan.ts'
import { listPlans, viewPlan, viewPlanRecord } from './plan/views.ts'

export const awardHandlers: Handlers<typeof award> = {
  plan: viewPlan,
  list_plans: listPlans,
  view_plan: viewPlanRecord,
  save_plan: savePlan,
  approve_plan: approvePlan,
  withdraw_plan: withdrawPlan,
}
