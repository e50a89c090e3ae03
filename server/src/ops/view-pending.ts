import type { ops, PendingKind } from '@longmall/contract/ops.ts'
import type { OutputOf } from '@longmall/contract/operation.ts'
import { newApplications } from '../application/new-applications.ts'
import type { Context, StaffActor } from '../kernel/context.ts'
import { isPermitted } from '../kernel/security/permissions.ts'
import { ordersToShip } from '../fulfilment/packing/orders-to-ship.ts'
import { openAlerts } from '../payment/staff/open-alerts.ts'
import { waitingReturns } from '../refund/waiting-returns.ts'
import { unansweredReviews } from '../review/unanswered-reviews.ts'
import { waitingAdjustments } from '../wallet/office/waiting-adjustments.ts'
import { waitingWithdrawals } from '../withdrawal/waiting-withdrawals.ts'
import { waitingJobs } from './jobs/waiting-jobs.ts'

const most = 100

/** What waits, the permission of the list that shows it, and how it is counted. */
const kinds: [PendingKind, string, (context: Context, most: number) => Promise<number>][] = [
  ['to_ship', 'order.ship', ordersToShip],
  ['returns', 'returns.view', waitingReturns],
  ['withdrawals', 'withdrawal.view', waitingWithdrawals],
  ['adjustments', 'wallet.view', waitingAdjustments],
  ['alerts', 'payment.view', openAlerts],
  ['applications', 'application.review', newApplications],
  ['reviews', 'review.moderate', unansweredReviews],
  ['jobs', 'job.view', waitingJobs],
]

/** How much waits for operators, of what the caller may see (CON-01); more than 100 is only said to be more. */
export async function viewPending(context: Context<StaffActor>): Promise<OutputOf<typeof ops.pending>> {
  const list: OutputOf<typeof ops.pending>['list'] = []
  for (const [kind, permission, count] of kinds) {
    if (!isPermitted(context.actor.permissions, permission)) continue
    const found = await count(context, most + 1)
    list.push({ kind, count: Math.min(found, most), is_more: found > most })
  }
  return { list }
}
