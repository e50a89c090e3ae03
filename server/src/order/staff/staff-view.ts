import type { StaffOrder } from '@longmall/contract/order.ts'
import { toDecimal } from '@longmall/contract/units.ts'
import { sql } from 'kysely'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { paidWith } from '../../payment/paid-with.ts'
import { findPayment } from '../../payment/queries.ts'
import { findOrder, lockOrder, type OrderRow } from '../progress/find-order.ts'
import { readOrder } from '../views.ts'

/** One order whole with its payments, as an operator sees it; refuses `order.not_found`. */
export async function staffViewOrder(context: Context<StaffActor>, { order_id }: { order_id: number }): Promise<StaffOrder> {
  const order = await readOrder(context, sql`o.id = ${order_id}`)
  const { rows } = await sql<Pick<StaffOrder, 'member_id' | 'account' | 'operator_remark' | 'version' | 'settled_at'>>`
    select o.member_id, m.account, o.operator_remark, o.version, o.settled_at
    from shop_order o join member m on m.id = o.member_id where o.id = ${order_id}`.execute(context.db)
  return { ...order, ...rows[0]!, payments: await paymentsOf(context, order_id) }
}

/** The payment of an order; of a reservation its deposit first, then its balance. */
async function paymentsOf({ db }: Context, order_id: number): Promise<StaffOrder['payments']> {
  const { payment_id: first, balance_payment_id: second } = await findOrder(db, order_id)
  const payments: StaffOrder['payments'] = []
  for (const payment_id of second === null || second === first ? [first] : [first, second]) {
    const { payment_no, purpose, state, amount, method, paid_at } = await findPayment(db, payment_id)
    const paid_with = await paidWith(db, payment_id)
    payments.push({ payment_id, payment_no, purpose, state, amount: toDecimal(amount, 'MONEY'), method, paid_at, paid_with })
  }
  return payments
}

/** The order for an edit, locked; refuses `order.not_found`, and `order.changed` when it is no longer the one that was shown. */
export async function lockOrderForEdit(
  context: Context<StaffActor>,
  { order_id, version }: { order_id: number; version: number },
): Promise<OrderRow> {
  const order = await lockOrder(context.db, order_id)
  if (order.version !== version) throw new Refusal('order.changed')
  return order
}
