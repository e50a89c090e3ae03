import { sql } from 'kysely'
import { plus, type Timestamp } from '../../kernel/time/clock.ts'
import type { Context, SystemActor } from '../../kernel/context.ts'
import { emit } from '../../kernel/work/outbox.ts'
import { setTimer } from '../../kernel/time/timers.ts'
import { postTransfer } from '../../wallet/post-transfer.ts'
import './events.ts'
import { lockOrder } from './find-order.ts'
import { recordOrderEvent } from './record-order-event.ts'
import { closed, received } from '../rules.ts'

/**
 * Timer: after-sale is over, so the order's total less refunds moves from escrow to revenue, once. With an open return request it
 * waits: closing that sets the timer again, and it checks daily.
 */
export async function settleOrder(context: Context<SystemActor>, subject: string): Promise<void> {
  const order_id = Number(subject)
  const order = await lockOrder(context.db, order_id)
  const isOver = received.includes(order.state) || (closed.includes(order.state) && order.cancel_reason === 'refunded')
  if (!isOver || order.settled_at !== null) return
  const { is_open, goods_total, refunded, goods_ids } = await sumLines(context, order_id)
  if (is_open) return setTimer(context.db, 'order.settle', order_id, plus(context.now, { days: 1 }))
  const amount = order.total - refunded - order.freight_refunded
  await sql`update shop_order set settled_at = ${context.now} where id = ${order_id}`.execute(context.db)
  await recordOrderEvent(context, order_id, 'settled')
  await emit(context, 'order.settled', { order_id, member_id: order.member_id, goods_total: String(goods_total - refunded), goods_ids })
  await moveToRevenue(context, amount, { kind: 'order.settle', key: String(order_id), reason: order.order_no })
}

/** Moves cents of orders from the escrow to the shop's revenue; nothing for nothing. */
export async function moveToRevenue(context: Context, amount: bigint, about: { kind: string; key: string; reason: string }): Promise<void> {
  if (amount === 0n) return
  await postTransfer(context, {
    ...about,
    topic: 'shopping',
    entries: [
      { account: { house: 'escrow', unit: 'MONEY' }, amount: -amount },
      { account: { house: 'revenue', unit: 'MONEY' }, amount },
    ],
  })
}

interface LineSums {
  is_open: boolean
  goods_total: bigint
  refunded: bigint
  goods_ids: number[]
}

async function sumLines({ db }: Context, order_id: number): Promise<LineSums> {
  const { rows } = await sql<LineSums>`
    select coalesce(bool_or(after_sale_state = 'open'), false) as is_open, coalesce(sum(total), 0)::bigint as goods_total,
      coalesce(sum(refunded_total), 0)::bigint as refunded,
      coalesce(array_agg(goods_id) filter (where refunded_quantity < quantity and not is_gift), '{}') as goods_ids
    from order_line where order_id = ${order_id}`.execute(db)
  return rows[0]!
}

/** Puts a received order's settlement off to `until`, where it would come sooner; called while a return of it is open. */
export async function postponeSettlement({ db }: Context, order_id: number, until: Timestamp): Promise<void> {
  const { rows } = await sql<{ is_due: boolean }>`
    select settled_at is null and received_at is not null as is_due from shop_order where id = ${order_id}`.execute(db)
  if (rows[0]?.is_due) await setTimer(db, 'order.settle', order_id, until)
}
