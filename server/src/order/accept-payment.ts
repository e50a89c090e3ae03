import type { OrderState } from '@longmall/contract/order.ts'
import { sql } from 'kysely'
import { takeAllowances } from '../cart/allowance.ts'
import { skusById } from '../cart/selected-lines.ts'
import { takeStock } from '../catalogue/take-stock.ts'
import type { Context } from '../kernel/context.ts'
import { emit } from '../kernel/outbox.ts'
import { Refusal } from '../kernel/refusal.ts'
import { refundPayment } from '../payment/refund-payment.ts'
import { actorOf, noteEvent } from './note-event.ts'
import { effectOfPayment, unpaid } from './rules.ts'

declare module '../kernel/outbox.ts' {
  interface Events {
    /** The orders of a payment are paid, all of them together; `pieces` by goods. */
    'order.paid': { payment_id: number; member_id: number; order_ids: number[]; pieces: { goods_id: number; quantity: number }[] }
  }
}

interface Piece {
  order_id: number
  member_id: number
  goods_id: number
  sku_id: number
  quantity: number
}

/**
 * Answers `payment.paid` in its transaction, by the table of R-25: unpaid orders are paid; closed ones open again where
 * stock and limits allow it, else everything is refunded and the history says so. The same news again changes nothing.
 */
export async function acceptPayment(context: Context, { payment_id }: { payment_id: number }): Promise<void> {
  // By far the most are unpaid: one statement for these, and a look only at what else may be.
  if (await payOrders(context, payment_id, unpaid)) return
  const { rows } = await sql<Piece & { state: OrderState }>`
    select o.id as order_id, o.member_id, o.state, l.goods_id, l.sku_id, l.quantity
    from shop_order o join order_line l on l.order_id = o.id where o.payment_id = ${payment_id} order by o.id, l.id for update of o`.execute(
    context.db,
  )
  const effect = rows[0] ? effectOfPayment(rows[0].state) : 'nothing'
  if (effect !== 'reopen_or_refund') return
  const refusal = await takeAgain(context, rows)
  if (refusal) {
    await refundPayment(context, payment_id, 'order.closed')
    return noteEvent(context, payment_id, 'refunded', { reason: refusal.code })
  }
  await noteEvent(context, payment_id, 'reopened')
  await payOrders(context, payment_id, ['cancelled'])
}

/** Sets the payment's orders of these states paid, writes it into their history and says so; false when there are none. */
async function payOrders(context: Context, payment_id: number, from: readonly OrderState[]): Promise<boolean> {
  const { actor, actor_id } = actorOf(context.actor)
  const { rows } = await sql<Piece>`
    with paid as (
      update shop_order set state = 'paid', paid_at = ${context.now}, cancelled_at = null, cancel_reason = null
      where payment_id = ${payment_id} and state = any (${from}) returning id, member_id
    ), noted as (
      insert into order_event (order_id, event, actor, actor_id, created_at)
      select id, 'paid', ${actor}, ${actor_id}::int, ${context.now} from paid order by id
    )
    select paid.id as order_id, paid.member_id, l.goods_id, l.sku_id, l.quantity
    from paid join order_line l on l.order_id = paid.id order by paid.id, l.id`.execute(context.db)
  if (!rows[0]) return false
  const order_ids = [...new Set(rows.map((row) => row.order_id))]
  const pieces = rows.map(({ goods_id, quantity }) => ({ goods_id, quantity }))
  await emit(context, 'order.paid', { payment_id, member_id: rows[0].member_id, order_ids, pieces })
  return true
}

/** Takes limits and stock of closed orders once more; the refusal when that cannot be, with nothing taken. */
async function takeAgain(context: Context, rows: readonly Piece[]): Promise<Refusal | null> {
  const skus = await skusById(context, rows)
  const pieces = rows.map(({ goods_id, sku_id, quantity }) => ({
    goods_id,
    sku_id,
    quantity,
    limit: skus.get(sku_id)?.max_per_member ?? null,
  }))
  await sql`savepoint take_again`.execute(context.db)
  try {
    await takeAllowances(context, rows[0]!.member_id, pieces)
    await takeStock(context, pieces)
    return null
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    await sql`rollback to savepoint take_again`.execute(context.db)
    return error
  }
}
