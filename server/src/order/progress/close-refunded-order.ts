import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import { clearTimer, setTimer } from '../../kernel/time/timers.ts'
import { statesBefore, stateAfter } from '../rules.ts'
import { recordOrderEvent } from './record-order-event.ts'
import { stateSql } from '../state-sql.ts'

/**
 * Every unit that was bought of an order that was not received went back, or never went out: it is closed as refunded, and what is left of it, such as freight
 * that was spent, is settled. False, and nothing changed, when units are left or it is received or closed.
 */
export async function closeRefundedOrder(context: Context, order_id: number): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    update shop_order o set state = ${stateSql(stateAfter('refund'))}, cancelled_at = ${context.now}, cancel_reason = 'refunded', auto_receive_at = null
    where id = ${order_id} and state = any (${statesBefore('refund')})
      and not exists (select from order_line l where l.order_id = o.id and not l.is_gift and l.refunded_quantity < l.quantity) returning id`.execute(
    context.db,
  )
  if (!rows[0]) return false
  await recordOrderEvent(context, order_id, 'refunded_whole')
  await clearTimer(context.db, 'order.auto_receive', order_id)
  await setTimer(context.db, 'order.settle', order_id, context.now)
  return true
}
