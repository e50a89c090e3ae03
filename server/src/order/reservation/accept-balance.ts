import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import { clearTimer } from '../../kernel/time/timers.ts'
import { emit } from '../../kernel/work/outbox.ts'
import { notifyMember } from '../../messaging/send-mail.ts'
import { lockPayment } from '../../payment/queries.ts'
import type { PaidPayment } from '../progress/events.ts'
import { findOrder } from '../progress/find-order.ts'
import { recordOrderEvent } from '../progress/record-order-event.ts'
import { paidLineColumns, type PaidLine, publishOrderPaid } from '../progress/publish-order-paid.ts'
import { statesBefore, closed, stateAfter } from '../rules.ts'
import { stateSql } from '../state-sql.ts'

/**
 * The balance of a reservation was paid: the order is fully paid. One that arrives after the reservation was closed is refunded and
 * recorded in the history. A repeated event changes nothing.
 */
export async function acceptBalance(context: Context, { payment_id, subject }: PaidPayment): Promise<void> {
  const order_id = Number(subject)
  const { rows } = await sql<PaidLine>`
    with paid as (
      update shop_order set state = ${stateSql(stateAfter('pay_balance'))}, paid_at = ${context.now}, secondary_paid_at = paid_at
      where id = ${order_id} and state = any (${statesBefore('pay_balance')})
      returning id, member_id, order_type, delivery_plan, promotion_kind, promotion_id, promotion_subject
    )
    select paid.id as order_id, paid.member_id, paid.order_type, paid.delivery_plan, paid.promotion_kind, paid.promotion_id, paid.promotion_subject,
      ${paidLineColumns} from paid join order_line l on l.order_id = paid.id order by l.id`.execute(context.db)
  if (rows[0]) {
    await recordOrderEvent(context, order_id, 'balance_paid')
    await clearTimer(context.db, 'order.balance_ends', order_id)
    return publishOrderPaid(context, payment_id, rows)
  }
  const { state, member_id, order_no } = await findOrder(context.db, order_id)
  if (!closed.includes(state)) return
  const { state: paymentState } = await lockPayment(context.db, payment_id)
  if (paymentState !== 'paid') return
  await emit(context, 'order.late_payment', { payment_id })
  await sql`update shop_order set secondary_paid_at = ${context.now} where id = ${order_id}`.execute(context.db)
  await recordOrderEvent(context, order_id, 'refunded')
  await notifyMember(context, member_id, 'late_payment_refunded', () => ({ number: order_no }))
}
