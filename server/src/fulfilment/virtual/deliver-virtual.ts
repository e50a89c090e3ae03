import { sql } from 'kysely'
import { plus } from '../../kernel/time/clock.ts'
import type { Context } from '../../kernel/context.ts'
import { deliveryOf } from '../../kernel/delivery.ts'
import { setTimer } from '../../kernel/time/timers.ts'
import { lockOrder } from '../../order/progress/find-order.ts'
import { markReceived } from '../../order/progress/mark-received.ts'
import { noteOrderEvent } from '../../order/progress/note-order-event.ts'
import { countShipped } from '../packing/count-shipped.ts'
import { packedOrder, type PackedOrder } from '../packing/packed-order.ts'
import { shippingSettings } from '../settings.ts'
import { unfulfilled } from '../../order/rules.ts'

type Delivered = 'waiting' | 'sent' | 'done'
interface Wanted {
  order_line_id: number
  sku_id: number
  pieces: number
}

/** Delivers the virtual ones among orders that were paid, or released, just now, in the same transaction (ORD-12). */
export async function deliverPaid(context: Context, paid: { order_ids: number[]; order_types: readonly string[] }): Promise<void> {
  if (!paid.order_types.includes('virtual')) return
  for (const order_id of paid.order_ids) await deliverVirtual(context, order_id)
}

/**
 * Gives a paid virtual order what was bought: one code for each piece, or the recharge of the phone that it names. Where
 * codes are lacking it takes none and waits; served later, it is received then. Answers how it stands, null for another order.
 */
export async function deliverVirtual(context: Context, order_id: number): Promise<Delivered | null> {
  const order = await packedOrder(context, order_id)
  if (order.order_type !== 'virtual' || !unfulfilled.includes(order.state) || order.held_by !== null) return null
  const wanted = order.lines
    .filter(({ left }) => left > 0)
    .map(({ order_goods_id, sku_id, left }) => ({ order_line_id: order_goods_id, sku_id, pieces: left }))
  if (wanted.length === 0) return null
  // Outside the demo nobody tops phones up yet: what was paid all the same is an operator's to give back.
  if (order.phone !== null && !deliveryOf(context).tops_up) return wait(context, order)
  if (order.phone !== null) return rechargePhone(context, order, order.phone, wanted)
  if (!(await takeCodes(context, wanted))) return wait(context, order)
  await setState(context, order, 'done')
  await noteOrderEvent(context, order_id, 'codes_delivered')
  await receive(context, order_id, wanted)
  return 'done'
}

/** Waits for codes. Those that others held or added at this very moment are asked for once more, a minute later. */
async function wait(context: Context, order: PackedOrder): Promise<Delivered> {
  const { db, now } = context
  const known = await db.selectFrom('virtual_delivery').select('state').where('order_id', '=', order.order_id).executeTakeFirst()
  if (known) return 'waiting'
  await setState(context, order, 'waiting')
  await noteOrderEvent(context, order.order_id, 'delivery_waiting')
  await setTimer(db, 'shipping.deliver_again', order.order_id, plus(now, { minutes: 1 }))
  return 'waiting'
}

/** The timer's verb: tries once more to serve an order that waits. */
export async function deliverAgain(context: Context, subject: string): Promise<void> {
  await lockOrder(context.db, Number(subject))
  await deliverVirtual(context, Number(subject))
}

/** One code for each piece, or none at all; false when some are lacking. */
async function takeCodes({ db, now }: Context, wanted: readonly Wanted[]): Promise<boolean> {
  const taken: { id: number; order_line_id: number }[] = []
  for (const { order_line_id, sku_id, pieces } of wanted.toSorted((a, b) => a.sku_id - b.sku_id)) {
    const own = taken.map(({ id }) => id)
    const { rows } = await sql<{ id: number }>`
      select id from virtual_code where sku_id = ${sku_id} and order_line_id is null and id <> all (${own}::int[])
      order by id limit ${pieces} for update skip locked`.execute(db)
    if (rows.length < pieces) return false
    taken.push(...rows.map(({ id }) => ({ id, order_line_id })))
  }
  await sql`
    update virtual_code c set order_line_id = t.order_line_id, delivered_at = ${now}
    from unnest(${taken.map(({ id }) => id)}::int[], ${taken.map((one) => one.order_line_id)}::int[]) t (id, order_line_id)
    where c.id = t.id`.execute(db)
  return true
}

async function rechargePhone(context: Context, order: PackedOrder, mobile: string, wanted: readonly Wanted[]): Promise<Delivered> {
  const { db, now, setting } = context
  const rows = wanted.map(({ order_line_id }, place) => ({
    order_line_id,
    order_id: order.order_id,
    mobile,
    reference: `R${order.order_no}${place + 1}`,
    state: 'sent',
    sent_at: now,
  }))
  await db
    .insertInto('phone_recharge')
    .values(rows)
    .onConflict((on) => on.column('order_line_id').doNothing())
    .execute()
  await setState(context, order, 'sent')
  await noteOrderEvent(context, order.order_id, 'recharge_sent')
  await setTimer(db, 'shipping.recharged', order.order_id, plus(now, { minutes: setting(shippingSettings.recharge_minutes) }))
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
  await noteOrderEvent(context, order.order_id, 'recharge_done')
  const wanted = order.lines.filter(({ left }) => left > 0)
  await receive(
    context,
    order.order_id,
    wanted.map(({ order_goods_id, sku_id, left }) => ({ order_line_id: order_goods_id, sku_id, pieces: left })),
  )
}

async function receive(context: Context, order_id: number, wanted: readonly Wanted[]): Promise<void> {
  const pieces = wanted.map(({ order_line_id, pieces: quantity }) => ({ order_goods_id: order_line_id, quantity }))
  await countShipped(context, order_id, pieces)
  await markReceived(context, order_id, 'delivered')
}

async function setState({ db, now }: Context, { order_id, member_id }: PackedOrder, state: Delivered): Promise<void> {
  const done_at = state === 'done' ? now : null
  await sql`
    insert into virtual_delivery (order_id, member_id, state, created_at, done_at) values (${order_id}, ${member_id}, ${state}, ${now}, ${done_at})
    on conflict (order_id) do update set state = excluded.state, done_at = excluded.done_at`.execute(db)
}
