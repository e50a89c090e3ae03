import { sql } from 'kysely'
import { giveAllowances } from '../cart/allowance.ts'
import type { Context, SystemActor } from '../kernel/context.ts'
import { emit } from '../kernel/work/outbox.ts'
import { closePayment } from '../payment/close-payment.ts'
import { boughtWith, type BoughtColumns } from './source/source-columns.ts'
import { giveOffsetBack } from './source/offset.ts'
import { actorOf } from './note-event.ts'
import './progress/events.ts'
import { boughtOnly, heldColumns, releaseGoods, type HeldPiece } from './source/goods.ts'
import { stateAfter, unpaid } from './rules.ts'
import { stateSql, statesSql } from './state-sql.ts'

interface Piece extends HeldPiece, BoughtColumns {
  member_coupon_id: number | null
  longcoin_transfer: string | null
}

/**
 * Closes the unpaid orders of a payment and gives limits, coupon, promotions, stock and coins back; false, and nothing changed, when they
 * are paid or closed already. Cancel, time-out and payment come here by the payment's locked row, so that it happens once.
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
      update shop_order set state = ${stateSql(stateAfter('close'))}, cancelled_at = ${context.now}, cancel_reason = ${reason}
      where payment_id = ${payment_id} and state in ${statesSql(unpaid)}
      returning id, member_id, member_coupon_id, longcoin_transfer, promotion_kind, promotion_id, promotion_subject
    ), told as (
      insert into order_event (order_id, event, actor, actor_id, details, created_at)
      select id, ${event}, ${actor}, ${actor_id}::int, jsonb_strip_nulls(jsonb_build_object('reason', ${reason}::text)), ${context.now} from closed order by id
    )
    select closed.id as order_id, closed.member_id, closed.member_coupon_id, closed.longcoin_transfer,
      closed.promotion_kind, closed.promotion_id, closed.promotion_subject, ${heldColumns}
    from closed join order_line l on l.order_id = closed.id order by closed.id, l.id`.execute(context.db)
  const first = rows[0]
  if (!first) return false
  const { member_id } = first
  await giveAllowances(context, member_id, boughtOnly(rows))
  const holder = { payment_id, member_id, kind: first.promotion_kind }
  await giveOffsetBack(context, { payment_id, ...first }, () => releaseGoods(context, holder, rows))
  const order_ids = [...new Set(rows.map((row) => row.order_id))]
  await emit(context, 'order.closed', { payment_id, member_id, order_ids, promotion: boughtWith(first) })
  return true
}

/** The timer's verb: closes what is still unpaid at its time. */
export async function closeUnpaid(context: Context<SystemActor>, payment_id: string): Promise<void> {
  await closeOrders(context, Number(payment_id), 'closed', 'unpaid_in_time')
}
