import type { OrderState } from '@longmall/contract/order.ts'
import type { Timestamp } from '../kernel/time/clock.ts'
import { plus } from '../kernel/time/clock.ts'
import { received } from '../order/rules.ts'

/** Conditions of a review: the order was received, the line was not refunded completely, and has no review yet (ORD-14). */
export const canWrite = (
  order: { state: OrderState },
  line: { quantity: number; refunded_quantity: number },
  hasReview: boolean,
): boolean => received.includes(order.state) && line.refunded_quantity < line.quantity && !hasReview

/** Why nothing can be added to a review; null when something can. A default review may be added to like any other. */
export function appendBlocker(
  review: { created_at: Timestamp; appended_at: Timestamp | null } | undefined,
  now: Timestamp,
  days: number,
): 'review.not_written' | 'review.already_appended' | 'review.append_closed' | null {
  if (!review) return 'review.not_written'
  if (review.appended_at !== null) return 'review.already_appended'
  return now > plus(review.created_at, { days }) ? 'review.append_closed' : null
}
