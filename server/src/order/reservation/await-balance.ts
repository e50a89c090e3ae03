import { sql } from 'kysely'
import { plus, type Timestamp } from '../../kernel/time/clock.ts'
import type { Context, SystemActor } from '../../kernel/context.ts'
import { setTimer } from '../../kernel/time/timers.ts'
import { openPayment } from '../../payment/open-payment.ts'
import { findOrder, lockOrder, type DepositRule } from '../progress/find-order.ts'
import { recordOrderEvent } from '../progress/record-order-event.ts'
import { booked } from '../rules.ts'

/** A reservation is booked: its balance is due in the window that was copied into it when it was made. */
export async function awaitBalance(context: Context, order_id: number): Promise<void> {
  const { details } = await findOrder(context.db, order_id)
  const { from, until } = balanceWindow(context.now, details.deposit)
  await sql`update shop_order set balance_from = ${from}, balance_until = ${until} where id = ${order_id}`.execute(context.db)
  await setTimer(context.db, 'order.balance_ends', order_id, until)
  if (from <= context.now) await openBalance(context, order_id)
  else await setTimer(context.db, 'order.balance_opens', order_id, from)
}

/** A presale's own window, at least a day of it for a deposit that came late; else so many days after the deposit. */
function balanceWindow(now: Timestamp, rule: DepositRule | undefined): { from: Timestamp; until: Timestamp } {
  if (rule?.from && rule.until) {
    const minimum = plus(now, { days: 1 })
    return { from: rule.from, until: rule.until > minimum ? rule.until : minimum }
  }
  const { after_days, window_days } = rule ?? { after_days: 0, window_days: 7 }
  const from = plus(now, { days: after_days })
  return { from, until: plus(from, { days: window_days }) }
}

/** The timer's verb: the window is open, and the balance can be paid. */
export const openBalanceOnTimer = (context: Context<SystemActor>, order_id: string) => openBalance(context, Number(order_id))

async function openBalance(context: Context, order_id: number): Promise<void> {
  const order = await lockOrder(context.db, order_id)
  if (!booked.includes(order.state) || order.balance_payment_id !== null) return
  await recordOrderEvent(context, order_id, 'balance_due')
  const { payment_id } = await openPayment(context, {
    member_id: order.member_id,
    amount: order.total - (order.deposit_amount ?? 0n),
    valid_until: order.balance_until,
    purpose: 'order_balance',
    subject: String(order_id),
    goods_kind: order.order_type,
  })
  await sql`update shop_order set balance_payment_id = ${payment_id} where id = ${order_id}`.execute(context.db)
}
