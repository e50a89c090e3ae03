import { sql } from 'kysely'
import { plus, type Timestamp } from '../../kernel/time/clock.ts'
import type { Context } from '../../kernel/context.ts'
import { setTimer } from '../../kernel/time/timers.ts'
import { statesBefore, stateAfter } from '../rules.ts'
import { orderSettings } from '../settings.ts'
import { recordOrderEvent } from './record-order-event.ts'
import { stateSql } from '../state-sql.ts'

/**
 * All units of a paid order have gone out: it is on its way, and received by itself in 7 days (ORD-10). False, and nothing
 * changed, when it is not paid (any more) or is fetched. The parcels and their units are shipping's to write.
 */
export async function markShipped(context: Context, order_id: number, details: Record<string, string> = {}): Promise<boolean> {
  const auto_receive_at = plus(context.now, { days: context.setting(orderSettings.receive_days) })
  const { rows } = await sql<{ auto_receive_at: Timestamp }>`
    update shop_order set state = ${stateSql(stateAfter('ship'))}, shipped_at = ${context.now}, auto_receive_at = ${auto_receive_at}
    where id = ${order_id} and state = any (${statesBefore('ship')}) and delivery_plan <> 'pickup' returning auto_receive_at`.execute(
    context.db,
  )
  if (!rows[0]) return false
  await recordOrderEvent(context, order_id, 'shipped', details)
  await setTimer(context.db, 'order.auto_receive', order_id, auto_receive_at)
  return true
}
