import { sql } from 'kysely'
import { plus } from '../../kernel/time/clock.ts'
import type { Context } from '../../kernel/context.ts'
import { deliveryOf } from '../../kernel/delivery.ts'
import { setTimer } from '../../kernel/time/timers.ts'
import { lockOrder } from '../../order/progress/find-order.ts'
import { markReceived } from '../../order/progress/mark-received.ts'
import { recordOrderEvent } from '../../order/progress/record-order-event.ts'
import { addShippedQuantities } from '../packing/add-shipped-quantities.ts'
import { packedOrder, type PackedOrder } from '../packing/packed-order.ts'
import { fulfilmentSettings } from '../settings.ts'
import { unfulfilled } from '../../order/rules.ts'

type DeliveryState = 'waiting' | 'sent' | 'done'
interface LineToDeliver {
  order_line_id: number
  sku_id: number
  quantity: number
}

/** Delivers the virtual ones among orders that were paid, or released, just now, in the same transaction (ORD-12). */
export async function deliverPaid(context: Context, paid: { order_ids: number[]; order_types: readonly string[] }): Promise<void> {
  if (!paid.order_types.includes('virtual')) return
  for (const order_id of paid.order_ids) await deliverVirtual(context, order_id)
}

/**
 * Delivers a paid virtual order: one code for each unit, or the top-up of its phone. When codes are lacking it takes none and waits; the
 * order is received when it is served. Returns its state, null for another type of order.
 */
export async function deliverVirtual(context: Context, order_id: number): Promise<DeliveryState | null> {
  const order = await packedOrder(context, order_id)
  if (order.order_type !== 'virtual' || !unfulfilled.includes(order.state) || order.on_hold_by !== null) return null
  const lines = order.lines
    .filter(({ remaining }) => remaining > 0)
    .map(({ order_goods_id, sku_id, remaining }) => ({ order_line_id: order_goods_id, sku_id, quantity: remaining }))
  if (lines.length === 0) return null
  // Outside the demo nobody tops phones up yet: what was paid all the same is an operator's to give back.
  if (order.phone !== null && !deliveryOf(context).tops_up) return waitForCodes(context, order)
  if (order.phone !== null) return rechargePhone(context, order, order.phone, lines)
  if (!(await assignCodes(context, lines))) return waitForCodes(context, order)
  await setState(context, order, 'done')
  await recordOrderEvent(context, order_id, 'codes_delivered')
  await markDelivered(context, order_id, lines)
  return 'done'
}

/** Waits for codes. A retry a minute later picks up those that were locked or being added at this moment. */
async function waitForCodes(context: Context, order: PackedOrder): Promise<DeliveryState> {
  const { db, now } = context
  const existing = await db.selectFrom('virtual_delivery').select('state').where('order_id', '=', order.order_id).executeTakeFirst()
  if (existing) return 'waiting'
  await setState(context, order, 'waiting')
  await recordOrderEvent(context, order.order_id, 'delivery_waiting')
  await setTimer(db, 'fulfilment.retry_delivery', order.order_id, plus(now, { minutes: 1 }))
  return 'waiting'
}

/** The timer's verb: tries once more to serve an order that waits. */
export async function retryDelivery(context: Context, subject: string): Promise<void> {
  await lockOrder(context.db, Number(subject))
  await deliverVirtual(context, Number(subject))
}

/** One code for each unit, or none at all; false when some are lacking. */
async function assignCodes({ db, now }: Context, lines: readonly LineToDeliver[]): Promise<boolean> {
  const assigned: { id: number; order_line_id: number }[] = []
  for (const { order_line_id, sku_id, quantity } of lines.toSorted((a, b) => a.sku_id - b.sku_id)) {
    const assignedIds = assigned.map(({ id }) => id)
    const { rows } = await sql<{ id: number }>`
      select id from virtual_code where sku_id = ${sku_id} and order_line_id is null and id <> all (${assignedIds}::int[])
      order by id limit ${quantity} for update skip locked`.execute(db)
    if (rows.length < quantity) return false
    assigned.push(...rows.map(({ id }) => ({ id, order_line_id })))
  }
  await sql`
    update virtual_code c set order_line_id = t.order_line_id, delivered_at = ${now}
    from unnest(${assigned.map(({ id }) => id)}::int[], ${assigned.map((one) => one.order_line_id)}::int[]) t (id, order_line_id)
    where c.id = t.id`.execute(db)
  return true
}

async function rechargePhone(
  context: Context,
  order: PackedOrder,
  mobile: string,
  lines: readonly LineToDeliver[],
): Promise<DeliveryState> {
  const { db, now, setting } = context
  const rows = lines.map(({ order_line_id }, index) => ({
    order_line_id,
    order_id: order.order_id,
    mobile,
    reference: `R${order.order_no}${index + 1}`,
    state: 'sent',
    sent_at: now,
  }))
  await db
    .insertInto('phone_recharge')
    .values(rows)
    .onConflict((on) => on.column('order_line_id').doNothing())
    .execute()
  await setState(context, order, 'sent')
  await recordOrderEvent(context, order.order_id, 'recharge_sent')
  await setTimer(db, 'fulfilment.reconcile_top_up', order.order_id, plus(now, { minutes: setting(fulfilmentSettings.recharge_minutes) }))
  return 'sent'
}

/** The provider has recharged the phone of a paid order, whose row is locked. */
export async function finishRecharge(context: Context, order_id: number): Promise<void> {
  const order = await packedOrder(context, order_id)
  await sql`
    update phone_recharge set state = 'done', done_at = ${context.now} where order_id = ${order.order_id} and state = 'sent'`.execute(
    context.db,
  )
  await setState(context, order, 'done')
  await recordOrderEvent(context, order.order_id, 'recharge_done')
  const lines = order.lines.filter(({ remaining }) => remaining > 0)
  await markDelivered(
    context,
    order.order_id,
    lines.map(({ order_goods_id, sku_id, remaining }) => ({ order_line_id: order_goods_id, sku_id, quantity: remaining })),
  )
}

async function markDelivered(context: Context, order_id: number, lines: readonly LineToDeliver[]): Promise<void> {
  const shippedLines = lines.map(({ order_line_id, quantity }) => ({ order_goods_id: order_line_id, quantity }))
  await addShippedQuantities(context, order_id, shippedLines)
  await markReceived(context, order_id, 'delivered')
}

async function setState({ db, now }: Context, { order_id, member_id }: PackedOrder, state: DeliveryState): Promise<void> {
  const done_at = state === 'done' ? now : null
  await sql`
    insert into virtual_delivery (order_id, member_id, state, created_at, done_at) values (${order_id}, ${member_id}, ${state}, ${now}, ${done_at})
    on conflict (order_id) do update set state = excluded.state, done_at = excluded.done_at`.execute(db)
}
