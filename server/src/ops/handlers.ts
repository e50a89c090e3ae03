import type { ops } from '@longmall/contract/ops.ts'
import type { Handlers } from '../kernel/context.ts'
import { listHolders } from '../wallet/book/list-holders.ts'
import { startLedgerCheck } from '../wallet/book/check-ledger.ts'
import { startOwedExport } from './finance/export-owed.ts'
import { owedDays } from './finance/owed-days.ts'
import { listOwed, viewOwed } from './finance/view-owed.ts'
import { viewHealth } from './health/view-health.ts'
import { listJobs, viewJob } from './jobs/jobs.ts'
import { giveUpJob, retryJob } from './jobs/retry-job.ts'
import { askForJob } from './jobs/run-job.ts'
import { viewQueues } from './jobs/view-queues.ts'
import { viewSchedule } from './jobs/view-schedule.ts'
import { viewDashboard } from './view-dashboard.ts'
import { viewPending } from './view-pending.ts'

export const opsHandlers: Handlers<typeof ops> = {
  dashboard: viewDashboard,
  pending: viewPending,
  owed: viewOwed,
  owed_accounts: listOwed,
  owed_days: owedDays,
  owed_holders: listHolders,
  export_owed: startOwedExport,
  verify_ledger: startLedgerCheck,
  queues: viewQueues,
  jobs: listJobs,
  job: viewJob,
  retry_job: retryJob,
  give_up_job: giveUpJob,
  schedule: viewSchedule,
  run_job: askForJob,
  health: viewHealth,
}
