import type { ops } from '@longmall/contract/ops.ts'
import type { Handlers } from '../kernel/context.ts'
import { listHolders } from '../wallet/book/list-holders.ts'
import { startLedgerCheck } from '../wallet/book/check-ledger.ts'
import { viewDue } from './finance/due/view-due.ts'
import { viewStress } from './finance/due/view-stress.ts'
import { approveHolding, refuseHolding } from './finance/holdings/decide-holding.ts'
import { listHoldings } from './finance/holdings/list-holdings.ts'
import { stateHolding } from './finance/holdings/state-holding.ts'
import { startLiabilityExport } from './finance/export-liabilities.ts'
import { viewLiabilityDays } from './finance/view-liability-days.ts'
import { listLiabilityAccounts, viewLiabilities } from './finance/view-liabilities.ts'
import { viewHealth } from './health/view-health.ts'
import { listJobs, viewJob } from './jobs/jobs.ts'
import { giveUpJob, retryJob } from './jobs/retry-job.ts'
import { requestJobRun } from './jobs/run-job.ts'
import { viewQueues } from './jobs/view-queues.ts'
import { viewSchedule } from './jobs/view-schedule.ts'
import { viewDashboard } from './view-dashboard.ts'
import { viewPending } from './view-pending.ts'

export const opsHandlers: Handlers<typeof ops> = {
  dashboard: viewDashboard,
  pending: viewPending,
  liabilities: viewLiabilities,
  liability_accounts: listLiabilityAccounts,
  liability_days: viewLiabilityDays,
  liability_holders: listHolders,
  export_liabilities: startLiabilityExport,
  verify_ledger: startLedgerCheck,
  due: viewDue,
  stress: viewStress,
  holdings: listHoldings,
  state_holding: stateHolding,
  approve_holding: approveHolding,
  refuse_holding: refuseHolding,
  queues: viewQueues,
  jobs: listJobs,
  job: viewJob,
  retry_job: retryJob,
  discard_job: giveUpJob,
  schedule: viewSchedule,
  run_job: requestJobRun,
  health: viewHealth,
}
