import type { ops, PendingKind } from '@longmall/contract/ops.ts'
import type { OutputOf } from '@longmall/contract/operation.ts'
import { newApplications } from '../application/new-applications.ts'
import type { Context, StaffActor } from '../kernel/context.ts'
import { countPendingCoinWithdrawals } from '../coin-withdrawal/count-pending-coin-withdrawals.ts'
import { countApplications } from '../distribution/staff/count-applications.ts'
import { isPermitted } from '../kernel/security/permissions.ts'
import { countOrdersToShip } from '../fulfilment/packing/count-orders-to-ship.ts'
import { countOpenAlerts } from '../payment/staff/count-open-alerts.ts'
import { countToPrepare } from '../redemption/pickup/count-to-prepare.ts'
import { waitingReturnRequests } from '../refund/pending-requests.ts'
import { unansweredReviews } from '../review/unanswered-reviews.ts'
import { countRequestedPrices } from '../unit-price/count-requested-prices.ts'
import { countPendingAdjustments } from '../wallet/staff/count-pending-adjustments.ts'
import { countPendingWithdrawals } from '../withdrawal/count-pending-withdrawals.ts'
import { countShortfalls } from './finance/due/view-due.ts'
import { countStatedHoldings } from './finance/holdings/queries.ts'
import { waitingJobs } from './jobs/waiting-jobs.ts'

const maxCounted = 100

/** Items that need attention, the permission of their list, and their count. */
const kinds: [PendingKind, string, (context: Context, maxCounted: number) => Promise<number>][] = [
  ['to_ship', 'order.ship', countOrdersToShip],
  ['pickups', 'redemption.view', countToPrepare],
  ['refunds', 'refund.view', waitingReturnRequests],
  ['withdrawals', 'withdrawal.view', countPendingWithdrawals],
  ['coin_withdrawals', 'coin_withdrawal.view', countPendingCoinWithdrawals],
  ['adjustments', 'wallet.view', countPendingAdjustments],
  ['unit_prices', 'unit_price.view', countRequestedPrices],
  ['holdings', 'finance.view', countStatedHoldings],
  ['shortfalls', 'finance.view', countShortfalls],
  ['alerts', 'payment.view', countOpenAlerts],
  ['applications', 'application.review', newApplications],
  ['distributors', 'distribution.view', countApplications],
  ['reviews', 'review.moderate', unansweredReviews],
  ['jobs', 'job.view', waitingJobs],
]

/** The number of items that need attention, within the caller's permissions (CON-01); counted up to 100. */
export async function viewPending(context: Context<StaffActor>): Promise<OutputOf<typeof ops.pending>> {
  const list: OutputOf<typeof ops.pending>['list'] = []
  for (const [kind, permission, count] of kinds) {
    if (!isPermitted(context.actor.permissions, permission)) continue
    const found = await count(context, maxCounted + 1)
    list.push({ kind, count: Math.min(found, maxCounted), is_more: found > maxCounted })
  }
  return { list }
}
