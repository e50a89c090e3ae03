import type { reward } from '@longmall/contract/reward.ts'
import type { Handlers } from '../kernel/context.ts'
import { listOffers } from './rules/list-offers.ts'
import { signIn } from './signin/sign-in.ts'
import { viewSignIn } from './signin/view-sign-in.ts'
import { listGiven } from './staff/list-given.ts'
import { saveRule, switchRule } from './staff/save-rule.ts'
import { saveTask, switchTask } from './staff/save-task.ts'
import { listRules, viewRuleFigures, viewStaffRule } from './staff/staff-rule.ts'
import { listStaffTasks, viewStaffTask, viewTaskFigures } from './staff/staff-task.ts'
import { claimTask } from './tasks/claim-task.ts'
import { listTasks } from './tasks/list-tasks.ts'

export const rewardHandlers: Handlers<typeof reward> = {
  offers: listOffers,
  sign_in_view: viewSignIn,
  sign_in: signIn,
  tasks: listTasks,
  claim_task: claimTask,
  list_rules: listRules,
  rule_view: viewStaffRule,
  save_rule: saveRule,
  switch_rule: switchRule,
  rule_figures: viewRuleFigures,
  grants: listGiven,
  list_tasks: listStaffTasks,
  task_view: viewStaffTask,
  save_task: saveTask,
  switch_task: switchTask,
  task_figures: viewTaskFigures,
}
