import { publishDuePlans } from './award/plan/publish-due.ts'
import { applyDueOwners } from './box/owner/apply-due.ts'
import { deleteExpiredBoxCodes } from './box/scan/delete-expired-codes.ts'
import { deleteExpiredHostTokens } from './bridge/host-token/delete-expired-host-tokens.ts'
import { deleteStaleVisitorCarts } from './cart/erasure/delete-stale-visitor-carts.ts'
import { refreshListsJob } from './catalogue/lists/refresh-lists.ts'
import { deleteExpiredCodes } from './code/delete-expired-codes.ts'
import { deleteExpiredIdentityRows } from './identity/delete-expired-rows.ts'
import { cleanUp } from './kernel/work/clean-up.ts'
import { deleteExpiredCounts } from './kernel/http/limits/delete-expired-counts.ts'
import { deleteExpiredMessages } from './kernel/security/secure-message/delete-expired-messages.ts'
import { removeUnused } from './media/remove-unused.ts'
import { deleteOldMessages } from './messaging/delete-old-messages.ts'
import { checkNetworkJob } from './network/check/check-network.ts'
import { applyDueSponsors } from './network/staff/apply-due.ts'
import { checkDueJob } from './ops/finance/due/check-due.ts'
import { deleteExpiredGrants } from './payment/grant-payment.ts'
import { pledgePricesJob } from './pledge/set-prices.ts'
import { refundsJob } from './payment/provider/send-refunds.ts'
import { sumCommissionDays } from './distribution/reactions.ts'
import { deleteExpiredPasses } from './flash-sale/delete-expired-passes.ts'
import { applyDueRequests } from './setting/request/apply-due.ts'
import { publishDuePrices } from './unit-price/request/publish-due.ts'
import { closeVisitorDays } from './site/visitors/close-visitor-days.ts'
import { foldTails } from './wallet/ledger/fold-tails.ts'
import { deleteOldWorkFiles } from './work/files/delete-old-work-files.ts'
import type { Job } from './kernel/work/jobs.ts'

/** What runs by schedule on the real clock. */
export const jobs: Job[] = [
  deleteExpiredIdentityRows,
  applyDueRequests,
  publishDuePrices,
  pledgePricesJob,
  applyDueSponsors,
  applyDueOwners,
  deleteExpiredBoxCodes,
  publishDuePlans,
  checkDueJob,
  checkNetworkJob,
  cleanUp,
  closeVisitorDays,
  sumCommissionDays,
  deleteExpiredGrants,
  foldTails,
  deleteExpiredHostTokens,
  deleteExpiredCodes,
  deleteExpiredCounts,
  deleteOldMessages,
  deleteExpiredMessages,
  deleteExpiredPasses,
  deleteStaleVisitorCarts,
  refreshListsJob,
  refundsJob,
  removeUnused,
  deleteOldWorkFiles,
]
