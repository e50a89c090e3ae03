import type { wallet } from '@longmall/contract/wallet.ts'
import type { Handlers } from '../kernel/context.ts'
import { startLedgerExport } from './export/ledger-export.ts'
import { accountStatement } from './account/account-statement.ts'
import { startStatementExport } from './account/statement-export.ts'
import { statementSums } from './account/statement-sums.ts'
import { listAdjustments } from './staff/adjustments.ts'
import { approveAdjustment, refuseAdjustment } from './staff/decide-adjustment.ts'
import { requestAdjustment } from './staff/request-adjustment.ts'
import { viewAccount } from './staff/view-account.ts'
import { exportStatement } from './statement/export-statement.ts'
import { listEntries } from './statement/list-entries.ts'
import { listMonths } from './statement/list-months.ts'
import { viewWallet } from './views.ts'

export const walletHandlers: Handlers<typeof wallet> = {
  view: viewWallet,
  entries: listEntries,
  months: listMonths,
  export: exportStatement,
  export_entries: startLedgerExport,
  account_view: viewAccount,
  account_statement: accountStatement,
  statement_sums: statementSums,
  export_statement: startStatementExport,
  adjustments: listAdjustments,
  adjust_request: requestAdjustment,
  adjust_approve: approveAdjustment,
  adjust_refuse: refuseAdjustment,
}
