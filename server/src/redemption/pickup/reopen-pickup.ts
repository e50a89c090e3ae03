import { sql } from 'kysely'
import { packedOrder } from '../../fulfilment/packing/packed-order.ts'
import type { Context } from '../../kernel/context.ts'
import { plus } from '../../kernel/time/clock.ts'
import { clearTimer, setTimer } from '../../kernel/time/timers.ts'
import { redemptionSettings } from '../settings.ts'
import { findPickup, pickupTimers } from './queries.ts'

/** After a hand-over was undone the order waits again, and is not completed; reminder and expiry fall due when they would have. */
export async function reopenPickup(context: Context, order_id: number): Promise<void> {
  const { db, setting } = context
  const { lines } = await packedOrder(context, order_id)
  const state = lines.some((line) => line.shipped_quantity > 0) ? 'partly_redeemed' : 'ready'
  const before = (await findPickup(db, order_id))!
  await sql`update pickup set state = ${state}, ended_at = null where order_id = ${order_id}`.execute(db)
  if (before.state !== 'redeemed') return
  await clearTimer(db, pickupTimers.complete, order_id)
  const ready_at = before.ready_at!
  if (before.reminded_at === null)
    await setTimer(db, pickupTimers.remind, order_id, plus(ready_at, { days: setting(redemptionSettings.remind_days) }))
  const expiry = before.expires_at ?? plus(ready_at, { days: setting(redemptionSettings.expire_days) })
  await setTimer(db, pickupTimers.expire, order_id, expiry)
}
