import { sql } from 'kysely'
import { plus } from '../../kernel/time/clock.ts'
import type { Context } from '../../kernel/context.ts'
import { emit } from '../../kernel/work/outbox.ts'
import { clearTimer, setTimer } from '../../kernel/time/timers.ts'
import { statesBefore, stateAfter } from '../rules.ts'
import { orderSettings } from '../settings.ts'
import './events.ts'
import { recordOrderEvent } from './record-order-event.ts'
import { stateSql } from '../state-sql.ts'

/**
 * The order has come, was fetched, or was delivered by its payment: completed. The default review falls due 15 days from now,
 * and the settlement when after-sale is over. `event` is what its history says: `received`, `auto_received`, `delivered`,
 * `fetched`. False, and nothing changed, when it is neither paid nor on its way.
 */
export async function markReceived(
  context: Context,
  order_id: number,
  event: string,
  details: Record<string, string> = {},
): Promise<boolean> {
  const { db, now, setting } = context
  const { rows } = await sql<{ member_id: number; goods_total: bigint }>`
    update shop_order set state = ${stateSql(stateAfter('receive'))}, received_at = ${now}, auto_receive_at = null
    where id = ${order_id} and state = any (${statesBefore('receive')}) returning member_id, total - freight_total as goods_total`.execute(
    db,
  )
  if (!rows[0]) return false
  await recordOrderEvent(context, order_id, event, details)
  await clearTimer(db, 'order.auto_receive', order_id)
  await setTimer(db, 'order.auto_review', order_id, plus(now, { days: setting(orderSettings.review_days) }))
  await setTimer(db, 'order.settle', order_id, plus(now, { days: setting(orderSettings.after_sale_days) }))
  const { member_id, goods_total } = rows[0]
  await emit(context, 'order.received', { order_id, member_id, goods_total: String(goods_total) })
  return true
}
