import type { OrderState } from '@longmall/contract/order.ts'
import { sql } from 'kysely'
import { takeAllowances } from '../cart/allowance.ts'
import { skusById } from '../cart/selected-lines.ts'
import { takeStock } from '../catalogue/take-stock.ts'
import type { Context } from '../kernel/context.ts'
import { Refusal } from '../kernel/refusal.ts'
import { refundPayment } from '../payment/refund-payment.ts'
import { takeOffset } from './making/offset.ts'
import { actorOf, noteEvent } from './note-event.ts'
import { type PaidPiece, sayPaid } from './progress/say-paid.ts'
import type { Paid } from './progress/events.ts'
import { acceptBalance } from './reservation/accept-balance.ts'
import { awaitBalance } from './reservation/await-balance.ts'
import { effectOfPayment, unpaid } from './rules.ts'

interface Piece {
  order_id: number
  member_id: number
  goods_id: number
  sku_id: number
  quantity: number
}
interface ClosedPiece extends Piece {
  state: OrderState
  member_coupon_id: number | null
  total: bigint
  longcoin: number
}
/**
 * Answers `payment.paid` in its transaction, by the table of R-25: unpaid orders are paid; closed ones open again where
 * stock, limits, coupon and coins allow it, else everything is refunded and the history says so. The same news again changes
 * nothing. Payments of others than orders are none of its business.
 */
export async function acceptPayment(context: Context, paid: Paid): Promise<void> {
  if (paid.purpose === 'order_balance') return acceptBalance(context, paid)
  if (paid.purpose !== 'order') return
  const { payment_id } = paid
  // By far the most are unpaid: one statement for these, and a look only at what else may be.
  if (await payOrders(context, payment_id, unpaid)) return
  const { rows } = await sql<ClosedPiece>`
    select o.id as order_id, o.member_id, o.state, o.member_coupon_id, o.total, l.longcoin, l.goods_id, l.sku_id, l.quantity
    from shop_order o join order_line l on l.order_id = o.id where o.payment_id = ${payment_id} order by o.id, l.id for update of o`.execute(
    context.db,
  )
  const effect = rows[0] ? effectOfPayment(rows[0].state) : 'nothing'
  if (effect !== 'reopen_or_refund') return
  const refusal = await takeAgain(context, payment_id, rows)
  if (refusal) {
    await refundPayment(context, payment_id, 'order.closed')
    return noteEvent(context, payment_id, 'refunded', { reason: refusal.code })
  }
  await noteEvent(context, payment_id, 'reopened')
  await payOrders(context, payment_id, ['cancelled'])
}

/** Sets the payment's orders of these states paid, or booked, writes it into their history and says so; false when there are none. */
async function payOrders(context: Context, payment_id: number, from: readonly OrderState[]): Promise<boolean> {
  const { actor, actor_id } = actorOf(context.actor)
  const { rows } = await sql<PaidPiece & { state: OrderState }>`
    with paid as (
      update shop_order set paid_at = ${context.now}, cancelled_at = null, cancel_reason = null,
        state = case when order_type <> 'deposit' then 'paid' when deposit_amount = 0 then 'reserved' else 'deposit_paid' end
      where payment_id = ${payment_id} and state = any (${from}) returning id, member_id, order_type, delivery_plan, state
    ), noted as (
      insert into order_event (order_id, event, actor, actor_id, created_at)
      select id, state, ${actor}, ${actor_id}::int, ${context.now} from paid order by id
    )
    select paid.id as order_id, paid.member_id, paid.order_type, paid.delivery_plan, paid.state, l.goods_id, l.sku_id, l.quantity
    from paid join order_line l on l.order_id = paid.id order by paid.id, l.id`.execute(context.db)
  if (!rows[0]) return false
  if (rows[0].state === 'paid') await sayPaid(context, payment_id, rows)
  else await awaitBalance(context, rows[0].order_id)
  return true
}

/** Takes limits, coupon, stock and coins of closed orders once more; the refusal when that cannot be, with nothing taken. */
async function takeAgain(context: Context, payment_id: number, rows: readonly ClosedPiece[]): Promise<Refusal | null> {
  const { member_id, member_coupon_id } = rows[0]!
  const skus = await skusById(context, rows)
  const pieces = rows.map(({ goods_id, sku_id, quantity }) => ({
    goods_id,
    sku_id,
    quantity,
    limit: skus.get(sku_id)?.max_per_member ?? null,
  }))
  const paid = [...new Map(rows.map((row) => [row.order_id, row.total])).values()].reduce((sum, total) => sum + total, 0n)
  const longcoin = rows.reduce((sum, row) => sum + row.longcoin, 0)
  await sql`savepoint take_again`.execute(context.db)
  try {
    await takeAllowances(context, member_id, pieces)
    const offset = { payment_id, member_id, member_coupon_id, saved: 0n, paid, longcoin }
    await takeOffset(context, offset, () => takeStock(context, pieces), ' again')
    return null
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    await sql`rollback to savepoint take_again`.execute(context.db)
    return error
  }
}
