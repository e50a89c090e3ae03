import type { withdrawal } from '@longmall/contract/withdrawal.ts'
import type { Handlers } from '../kernel/context.ts'
import { addAccount } from './account/add-account.ts'
import { changeAccount, chooseDefault } from './account/change-account.ts'
import { listAccounts } from './account/list-accounts.ts'
import { removeAccount } from './account/remove-account.ts'
import { applyForWithdrawal } from './apply-for-withdrawal.ts'
import { exportBatch } from './payout/export-batch.ts'
import { listBatches, makeBatch } from './payout/make-batch.ts'
import { recordPayout } from './payout/record-payout.ts'
import { approveWithdrawals } from './review/approve-withdrawals.ts'
import { listForReview } from './review/list-withdrawals.ts'
import { refuseWithdrawal } from './review/refuse-withdrawal.ts'
import { listWithdrawals, previewWithdrawal, viewWithdrawal } from './views.ts'

export const withdrawalHandlers: Handlers<typeof withdrawal> = {
  list_accounts: listAccounts,
  add_account: addAccount,
  change_account: changeAccount,
  choose_default: chooseDefault,
  remove_account: removeAccount,
  preview: previewWithdrawal,
  apply: applyForWithdrawal,
  list: listWithdrawals,
  view: viewWithdrawal,
  list_withdrawals: listForReview,
  approve: approveWithdrawals,
  refuse: refuseWithdrawal,
  make_batch: makeBatch,
  list_batches: listBatches,
  export_batch: exportBatch,
  record_payout: recordPayout,
}
