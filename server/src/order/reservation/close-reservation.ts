import { sql } from 'kysely'
import { giveAllowances } from '../../cart/allowance.ts'
import type { Context, SystemActor } from '../../kernel/context.ts'
import { emit } from '../../kernel/work/outbox.ts'
import { clearTimer } from '../../kernel/time/timers.ts'
import { closePayment } from '../../payment/close-payment.ts'
import { lockPayment } from '../../payment/queries.ts'
import { refundPayment } from '../../payment/refund-payment.ts'
import { boughtWith } from '../source/source-columns.ts'
import { giveOffsetBack } from '../source/offset.ts'
import '../progress/events.ts'
import { findOrder } from '../progress/find-order.ts'
import { noteOrderEvent } from '../progress/note-order-event.ts'
import { moveToRevenue } from '../progress/settle-order.ts'
import { statesBefore, stateAfter } from '../rules.ts'
import { boughtOnly, heldColumns, restockGoods, type HeldPiece } from '../source/goods.ts'
import { stateSql } from '../state-sql.ts'

/**
 * Closes a booked reservation: limits, promotions, stock, coupon and coins come back once, and the deposit goes as the rule says that was copied
 * into it: kept by the shop, or given back. False, and nothing changed, when it is paid or closed already.
 */
export async function closeReservation(
  context: Context,
  order_id: number,
  event: 'cancelled' | 'balance_missed',
  reason: string,
): Promise<boolean> {
  const order = await findOrder(context.db, order_id)
  // Payments before orders: whoever pays the balance holds its row first.
  await lockPayment(context.db, order.payment_id)
  if (order.balance_payment_id !== null && !(await closePayment(context, order.balance_payment_id, event))) return false
  const { rows } = await sql<HeldPiece>`
    with closed as (
      update shop_order set state = ${stateSql(stateAfter('miss_balance'))}, cancelled_at = ${context.now}, cancel_reason = ${reason}
      where id = ${order_id} and state = any (${statesBefore('miss_balance')}) returning id, member_id
    )
    select closed.id as order_id, closed.member_id, ${heldColumns} from closed join order_line l on l.order_id = closed.id`.execute(
    context.db,
  )
  if (!rows[0]) return false
  const deposit = order.deposit_amount ?? 0n
  const isKept = deposit > 0n && order.details.deposit?.missed === 'keep'
  await noteOrderEvent(context, order_id, event, deposit > 0n ? { deposit: isKept ? 'kept' : 'returned' } : {})
  for (const kind of ['order.balance_opens', 'order.balance_ends']) await clearTimer(context.db, kind, order_id)
  const { payment_id, member_id, promotion_kind: kind } = order
  await giveAllowances(context, member_id, boughtOnly(rows))
  await giveOffsetBack(context, order, () => restockGoods(context, { member_id, whole: { kind, payment_id } }, rows))
  if (isKept) await moveToRevenue(context, deposit, { kind: 'order.deposit_kept', key: String(order_id), reason: order.order_no })
  else if (deposit > 0n) await refundPayment(context, payment_id, event)
  await emit(context, 'order.closed', { payment_id, member_id, order_ids: [order_id], promotion: boughtWith(order) })
  return true
}

/** The timer's verb: the window is over and the balance was not paid. */
export async function missBalance(context: Context<SystemActor>, order_id: string): Promise<void> {
  await closeReservation(context, Number(order_id), 'balance_missed', 'balance_missed')
}
