import type { OrderState } from '@longmall/contract/order.ts'
import { sql } from 'kysely'
import { skusById } from '../catalogue/skus-for-sale.ts'
import type { Context } from '../kernel/context.ts'
import { Refusal } from '../kernel/refusal.ts'
import { emit } from '../kernel/work/outbox.ts'
import { notifyMember } from '../messaging/send-mail.ts'
import type { PurchaseColumns } from './source/source-columns.ts'
import type { ReservedLine } from './source/promotion-quantities.ts'
import { reserve } from './source/reserve.ts'
import { actorOf, recordPaymentEvent } from './record-payment-event.ts'
import { paidLineColumns, type PaidLine, publishOrderPaid } from './progress/publish-order-paid.ts'
import type { PaidPayment } from './progress/events.ts'
import { acceptBalance } from './reservation/accept-balance.ts'
import { awaitBalance } from './reservation/await-balance.ts'
import { paymentEffect, unpaid, closed, stateAfter, unfulfilled } from './rules.ts'
import { onHoldKinds } from './source/sources.ts'
import { stateSql } from './state-sql.ts'

interface ClosedOrderLine extends ReservedLine, PurchaseColumns {
  order_id: number
  order_no: string
  member_id: number
  state: OrderState
  member_coupon_id: number | null
  total: bigint
  goods_id: number
  is_gift: boolean
  longcoin: number
  reductions: { source: string; amount: number }[]
}
/**
 * Answers `payment.paid` in its transaction, by the table of R-25: unpaid orders are paid; closed ones open again where
 * stock, limits, coupon and coins allow it, else everything is refunded and the history says so. The same news again changes
 * nothing. Payments of others than orders are none of its business.
 */
export async function acceptPayment(context: Context, paid: PaidPayment): Promise<void> {
  if (paid.purpose === 'order_balance') return acceptBalance(context, paid)
  if (paid.purpose !== 'order') return
  const { payment_id } = paid
  // By far the most are unpaid: one statement for these, and a look only at what else may be.
  if (await payOrders(context, payment_id, unpaid)) return
  const { rows } = await sql<ClosedOrderLine>`
    select o.id as order_id, o.order_no, o.member_id, o.state, o.member_coupon_id, o.total, o.promotion_kind, o.promotion_id, o.promotion_subject, l.longcoin,
      l.reductions, l.goods_id, l.sku_id, l.quantity, l.is_gift, l.promotion_id as line_promotion_id, l.combos
    from shop_order o join order_line l on l.order_id = o.id where o.payment_id = ${payment_id} order by o.id, l.id for update of o`.execute(
    context.db,
  )
  const effect = rows[0] ? paymentEffect(rows[0].state) : 'nothing'
  if (effect !== 'reopen_or_refund') return
  const refusal = await reserveAgain(context, payment_id, rows)
  await notifyLatePayment(context, rows, refusal ? 'late_payment_refunded' : 'late_payment_reopened')
  if (refusal) {
    await emit(context, 'order.late_payment', { payment_id })
    await sql`update shop_order set secondary_paid_at = ${context.now} where payment_id = ${payment_id}`.execute(context.db)
    return recordPaymentEvent(context, payment_id, 'refunded', { reason: refusal.code })
  }
  await recordPaymentEvent(context, payment_id, 'reopened')
  await payOrders(context, payment_id, closed)
}

/** Notifies the member what became of money that came after its orders were closed. */
const notifyLatePayment = (
  context: Context,
  rows: readonly ClosedOrderLine[],
  template: 'late_payment_reopened' | 'late_payment_refunded',
) => notifyMember(context, rows[0]!.member_id, template, () => ({ number: [...new Set(rows.map((row) => row.order_no))].join(', ') }))

/**
 * Marks the payment's orders of these states as paid, or booked, adds it to their history and emits the event; false when there are
 * none. An order that the member has hidden is shown again.
 */
async function payOrders(context: Context, payment_id: number, from: readonly OrderState[]): Promise<boolean> {
  const { actor, actor_id } = actorOf(context.actor)
  const { rows } = await sql<PaidLine & { state: OrderState }>`
    with paid as (
      update shop_order set paid_at = ${context.now}, cancelled_at = null, cancel_reason = null, deleted_at = null,
        state = case when order_type <> 'deposit' then ${stateSql(stateAfter('pay'))} when deposit_amount = 0 then ${stateSql(stateAfter('reserve'))}
          else ${stateSql(stateAfter('pay_deposit'))} end,
        on_hold_by = case when promotion_kind = any (${onHoldKinds(context)}) then promotion_kind end
      where payment_id = ${payment_id} and state = any (${from})
      returning id, member_id, order_type, delivery_plan, state, promotion_kind, promotion_id, promotion_subject
    ), noted as (
      insert into order_event (order_id, event, actor, actor_id, created_at)
      select id, state, ${actor}, ${actor_id}::int, ${context.now} from paid order by id
    )
    select paid.id as order_id, paid.member_id, paid.order_type, paid.delivery_plan, paid.state, paid.promotion_kind, paid.promotion_id,
      paid.promotion_subject, ${paidLineColumns} from paid join order_line l on l.order_id = paid.id order by paid.id, l.id`.execute(
    context.db,
  )
  if (!rows[0]) return false
  if (unfulfilled.includes(rows[0].state)) await publishOrderPaid(context, payment_id, rows)
  else await awaitBalance(context, rows[0].order_id)
  return true
}

/** What the coupon took off these lines, in cents. */
const couponSavings = (rows: readonly ClosedOrderLine[]): bigint =>
  rows
    .flatMap(({ member_coupon_id, reductions }) => reductions.filter(({ source }) => source === `coupon:${member_coupon_id}`))
    .reduce((sum, { amount }) => sum + BigInt(amount), 0n)

/** Takes limits, coupon, promotions, stock and coins of closed orders once more; the refusal when that cannot be, with nothing taken. */
async function reserveAgain(context: Context, payment_id: number, rows: readonly ClosedOrderLine[]): Promise<Refusal | null> {
  const { member_id, member_coupon_id, promotion_kind: kind, promotion_subject: subject } = rows[0]!
  const skus = await skusById(context, rows)
  const limitOf = (sku_id: number) => skus.get(sku_id)?.max_per_member ?? null
  const paid = [...new Map(rows.map((row) => [row.order_id, row.total])).values()].reduce((sum, total) => sum + total, 0n)
  await sql`savepoint take_again`.execute(context.db)
  try {
    await reserve(context, {
      payment_id,
      member_id,
      kind,
      subject,
      price: null,
      // Gifts count against no limit.
      limits: rows.flatMap(({ goods_id, quantity, sku_id, is_gift }) => (is_gift ? [] : [{ goods_id, quantity, limit: limitOf(sku_id) }])),
      cart_line_ids: [],
      coupon: member_coupon_id === null ? null : { member_coupon_id, saved: couponSavings(rows), paid },
      lines: rows,
      coins: { amount: rows.reduce((sum, { longcoin }) => sum + longcoin, 0), key: ' again' },
    })
    return null
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    await sql`rollback to savepoint take_again`.execute(context.db)
    return error
  }
}
