import type { PickupState } from '@longmall/contract/redemption.ts'
import { sql } from 'kysely'
import { packedOrder } from '../../fulfilment/packing/packed-order.ts'
import type { Context } from '../../kernel/context.ts'
import { clearTimer, setTimer } from '../../kernel/time/timers.ts'
import { undoUntil } from '../rules.ts'
import { findPickup, pickupTimers, waitingSql } from './queries.ts'

/** Ends the wait of an order: neither reminder nor expiry comes. False, and nothing changed, where it waits no more. */
export async function endPickup({ db, now }: Context, order_id: number, state: PickupState): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update pickup set state = ${state}, ended_at = ${now}, ready_at = coalesce(ready_at, case when ${state} = 'redeemed' then ${now}::timestamptz end)
    where order_id = ${order_id} and state in ${waitingSql}`.execute(db)
  if (numAffectedRows === 0n) return false
  await clearTimer(db, pickupTimers.remind, order_id)
  await clearTimer(db, pickupTimers.expire, order_id)
  return true
}

/** Nothing is left to hand over: the order is completed when the last hand-over cannot be undone any more. */
export async function completePickup(context: Context, order_id: number): Promise<void> {
  if (await endPickup(context, order_id, 'redeemed')) await setTimer(context.db, pickupTimers.complete, order_id, undoUntil(context.now))
}

/** Answers refunds of an order in their transaction: where nothing of it is left to hand over, its wait ends. */
export async function closeRefundedPickup(context: Context, { order_id }: { order_id: number }): Promise<void> {
  if (!(await findPickup(context.db, order_id))) return
  const { lines } = await packedOrder(context, order_id)
  if (lines.some((line) => line.remaining > 0)) return
  if (lines.some((line) => line.shipped_quantity > 0)) await completePickup(context, order_id)
  else await endPickup(context, order_id, 'refunded')
}
