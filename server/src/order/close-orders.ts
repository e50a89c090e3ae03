import { sql } from 'kysely'
import { giveAllowances } from '../cart/allowance.ts'
import { giveStock } from '../catalogue/give-stock.ts'
import type { Context, SystemActor } from '../kernel/context.ts'
import { closePayment } from '../payment/close-payment.ts'
import { actorOf } from './note-event.ts'

interface Piece {
  member_id: number
  goods_id: number
  sku_id: number
  quantity: number
}

/**
 * Closes the unpaid orders of a payment and gives stock and limits back; false, and nothing changed, when they are paid or
 * closed already. Cancel, time-out and payment come here by the payment's locked row, so that it happens once.
 */
export async function closeOrders(
  context: Context,
  payment_id: number,
  event: 'cancelled' | 'closed',
  reason: string | null,
): Promise<boolean> {
  if (!(await closePayment(context, payment_id, event))) return false
  const { actor, actor_id } = actorOf(context.actor)
  const { rows } = await sql<Piece>`
    with closed as (
      update shop_order set state = 'cancelled', cancelled_at = ${context.now}, cancel_reason = ${reason}
      where payment_id = ${payment_id} and state in ('unpaid', 'payment_failed') returning id, member_id
    ), told as (
      insert into order_event (order_id, event, actor, actor_id, details, created_at)
      select id, ${event}, ${actor}, ${actor_id}::int, jsonb_strip_nulls(jsonb_build_object('reason', ${reason}::text)), ${context.now} from closed order by id
    )
    select closed.member_id, l.goods_id, l.sku_id, l.quantity from closed join order_line l on l.order_id = closed.id`.execute(context.db)
  if (!rows[0]) return false
  await giveAllowances(context, rows[0].member_id, rows)
  await giveStock(context, rows)
  return true
}

/** The timer's verb: closes what is still unpaid at its time. */
export async function closeUnpaid(context: Context<SystemActor>, payment_id: string): Promise<void> {
  await closeOrders(context, Number(payment_id), 'closed', 'unpaid_in_time')
}
