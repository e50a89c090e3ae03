import type { award } from '@longmall/contract/award.ts'
import { inArea } from '../asset-area/require-area.ts'
import type { Handlers } from '../kernel/context.ts'
import { viewOutcome } from './outcome/view-outcome.ts'
import { approvePlan, withdrawPlan } from './plan/decide-plan.ts'
import { savePlan } from './plan/save-plan.ts'
import { listPlans, viewPlan, viewPlanRecord } from './plan/views.ts'
import { listFactors } from './cap/list-factors.ts'
import { listProfitEntries } from './profit/list-profit-entries.ts'
import { viewDigest } from './notices/view-digest.ts'
import { viewProfit, viewProfitDays } from './profit/view-profit.ts'
import { explainAward, listAwards, viewAward, viewMine } from './views/list-awards.ts'
import { viewUnpaid } from './views/list-unpaid.ts'
import { listRuns, restartRun, viewRun } from './views/runs.ts'
import { viewWhatIf } from './views/what-if.ts'

export const awardHandlers: Handlers<typeof award> = {
  plan: inArea(viewPlan),
  outcome: viewOutcome,
  mine: viewMine,
  unpaid: viewUnpaid,
  view: viewAward,
  profit: viewProfit,
  profit_days: viewProfitDays,
  profit_entries: listProfitEntries,
  digest: viewDigest,
  factors: inArea(listFactors),
  list_plans: listPlans,
  view_plan: viewPlanRecord,
  save_plan: savePlan,
  approve_plan: approvePlan,
  withdraw_plan: withdrawPlan,
  what_if: viewWhatIf,
  list_runs: listRuns,
  view_run: viewRun,
  restart_run: restartRun,
  list_awards: listAwards,
  explain: explainAward,
}
