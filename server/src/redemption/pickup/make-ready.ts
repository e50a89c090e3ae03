import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import { plus } from '../../kernel/time/clock.ts'
import { setTimer } from '../../kernel/time/timers.ts'
import { recordOrderEvent } from '../../order/progress/record-order-event.ts'
import { redemptionSettings } from '../settings.ts'
import { notifyBuyers } from './notify-buyers.ts'
import { type PickupRow, pickupTimers, readPickups } from './queries.ts'

/** Who says that an order can be fetched: an operator, a clerk, or nobody where its payment does. */
export interface ReadyBy {
  ready_by?: number
  ready_by_clerk?: number
}

/**
 * Orders that are prepared can be fetched (DSK-04): their buyers are notified, and reminder and expiry fall due by the settings of this moment
 * . Answers those that became ready; others stay as they are. The events of their history are the caller's.
 */
export async function makeReady(
  context: Context,
  order_ids: readonly number[],
  { ready_by, ready_by_clerk }: ReadyBy = {},
): Promise<PickupRow[]> {
  const { db, now, setting } = context
  const expiry = plus(now, { days: setting(redemptionSettings.expire_days) })
  const expires_at = setting(redemptionSettings.on_expiry) === 'refund' ? expiry : null
  const { rows } = await sql<{ order_id: number }>`
    update pickup set state = 'ready', ready_at = ${now}, ready_by = ${ready_by ?? null}, ready_by_clerk = ${ready_by_clerk ?? null},
      expires_at = ${expires_at}
    where order_id = any (${order_ids}::int[]) and state = 'preparing' returning order_id`.execute(db)
  const ids = rows.map(({ order_id }) => order_id)
  for (const order_id of ids) {
    await setTimer(db, pickupTimers.remind, order_id, plus(now, { days: setting(redemptionSettings.remind_days) }))
    await setTimer(db, pickupTimers.expire, order_id, expiry)
  }
  const pickups = ids.length === 0 ? [] : await readPickups(db, sql`p.order_id = any (${ids}::int[]) order by p.order_id`)
  await notifyBuyers(context, 'pickup_ready', pickups)
  return pickups
}

/** The event of an order's history where no clerk made it ready. */
export const recordReady = async (context: Context, pickups: readonly PickupRow[]): Promise<void> => {
  for (const { order_id } of pickups) await recordOrderEvent(context, order_id, 'pickup_ready')
}
