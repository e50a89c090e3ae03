import { sql } from 'kysely'
import type { Context, SystemActor } from '../../kernel/context.ts'
import { plus } from '../../kernel/time/clock.ts'
import { setTimer } from '../../kernel/time/timers.ts'
import { notifyMember } from '../../messaging/send-mail.ts'
import { lockOrder } from '../../order/progress/find-order.ts'
import { markReceived } from '../../order/progress/mark-received.ts'
import { recordOrderEvent } from '../../order/progress/record-order-event.ts'
import { refundRemaining } from '../../refund/closed/refund-remaining.ts'
import { redeemable, undoUntil } from '../rules.ts'
import { notifyBuyers } from './notify-buyers.ts'
import { findPickup, type PickupRow, pickupTimers } from './queries.ts'

/** The timer's verb: reminds the buyer of an order that can be fetched. */
export async function remindBuyer(context: Context<SystemActor>, subject: string): Promise<void> {
  // An order before its pickup, as whoever hands it over or refunds it.
  await lockOrder(context.db, Number(subject))
  const pickup = await findPickup(context.db, Number(subject))
  if (pickup && redeemable.includes(pickup.state)) await remind(context, pickup)
}

async function remind(context: Context, pickup: PickupRow): Promise<void> {
  await sql`update pickup set reminded_at = ${context.now} where order_id = ${pickup.order_id}`.execute(context.db)
  await notifyBuyers(context, 'pickup_reminder', [pickup])
  await recordOrderEvent(context, pickup.order_id, 'pickup_reminded')
}

/**
 * The timer's verb: an order was not fetched in time. By what the order keeps of the setting its buyer is reminded once more, or what is left of
 * it is refunded (DSK-04): after partial hand-overs the rest alone. While an after-sale request is open it waits a day.
 */
export async function expirePickup(context: Context<SystemActor>, subject: string): Promise<void> {
  const order_id = Number(subject)
  const pickup = await findPickup(context.db, order_id)
  if (!pickup || !redeemable.includes(pickup.state)) return
  if (pickup.expires_at === null) return remindBuyer(context, subject)
  const outcome = await refundRemaining(context, order_id, 'pickup_expired')
  if (outcome === 'waits') return setTimer(context.db, pickupTimers.expire, order_id, plus(context.now, { days: 1 }))
  // Where everything was handed over meanwhile the wait has ended. A gift that was left is not refunded, and waits no more.
  if (outcome === 'nothing' && !redeemable.includes((await findPickup(context.db, order_id))!.state)) return
  // The refund has ended the wait as every refund does; now the order says why.
  await sql`update pickup set state = 'expired', ended_at = ${context.now} where order_id = ${order_id}`.execute(context.db)
  await recordOrderEvent(context, order_id, 'pickup_expired')
  // What was handed over stays with the buyer.
  await setTimer(context.db, pickupTimers.complete, order_id, undoUntil(context.now))
  if (outcome === 'nothing') return
  await notifyMember(context, pickup.member_id, 'pickup_expired', () => ({ number: pickup.order_no }))
}

/** The timer's verb: the last hand-over cannot be undone any more, so the order is complete. */
export async function completeOrder(context: Context<SystemActor>, subject: string): Promise<void> {
  const order_id = Number(subject)
  await lockOrder(context.db, order_id)
  const pickup = await findPickup(context.db, order_id)
  if (pickup?.state === 'redeemed' || pickup?.state === 'expired') await markReceived(context, order_id, 'fetched')
}
