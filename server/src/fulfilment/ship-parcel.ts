import type { fulfilment } from '@longmall/contract/fulfilment.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import { audit } from '../kernel/security/audit.ts'
import type { Context, StaffActor } from '../kernel/context.ts'
import type { ShopCarrier } from '../kernel/delivery.ts'
import { Refusal, wrongField } from '../kernel/refusal.ts'
import { setTimer } from '../kernel/time/timers.ts'
import { notifyMember } from '../messaging/send-mail.ts'
import { lockOrder } from '../order/progress/find-order.ts'
import { markShipped } from '../order/progress/mark-shipped.ts'
import { recordOrderEvent } from '../order/progress/record-order-event.ts'
import { addShippedQuantities, type ShippedQuantity } from './packing/add-shipped-quantities.ts'
import { packedOrder, type PackedOrder } from './packing/packed-order.ts'
import { findCarrier, carrierPorts } from './carrier/carriers.ts'
import { addTrackPoint, trackTimer } from './carrier/track-parcel.ts'
import { cityOf, isShippable } from './rules.ts'
import { fulfilmentSettings } from './settings.ts'
import { viewParcels } from './views.ts'
import { unfulfilled } from '../order/rules.ts'

type Input = InputOf<typeof fulfilment.ship>

/**
 * Sends what is left of an order, or the units named, as one parcel (ORD-10). The order is on its way when its last unit
 * has gone. Refuses `fulfilment.not_shippable` where nothing is left or nothing is sent, or something is still to be decided, `fulfilment.too_many` units of a line
 * (refunded and asked-back ones do not go), `fulfilment.unknown_carrier`, `fulfilment.tracking_no_exists`.
 */
export async function shipParcel(context: Context<StaffActor>, input: Input): Promise<OutputOf<typeof fulfilment.ship>> {
  const { order_id, tracking_no } = input
  const carrier = findCarrier(context, input.carrier)
  await sendParcel(context, { order_id, tracking_no, carrier, quantities: input.lines })
  await audit(context, {
    subject: `order ${order_id}`,
    before: null,
    after: { carrier: input.carrier, tracking_no, lines: input.lines ?? 'all' },
  })
  return viewParcels(context, { order_id })
}

/** The same for whoever acts for the shop, without an audit line; answers the parcel's id. */
export async function sendParcel(
  context: Context,
  shipment: { order_id: number; tracking_no: string; carrier: ShopCarrier; quantities?: readonly ShippedQuantity[] | undefined },
): Promise<number> {
  const { order_id, tracking_no, carrier } = shipment
  await lockOrder(context.db, order_id)
  const order = await packedOrder(context, order_id)
  const quantities =
    shipment.quantities ??
    order.lines.filter(({ remaining }) => remaining > 0).map(({ order_goods_id, remaining }) => ({ order_goods_id, quantity: remaining }))
  if (new Set(quantities.map((line) => line.order_goods_id)).size < quantities.length) throw wrongField('lines', 'field.duplicate')
  if (order.on_hold_by !== null || !isShippable(order) || quantities.length === 0) throw new Refusal('fulfilment.not_shippable')
  if (!(await addShippedQuantities(context, order_id, quantities))) throw new Refusal('fulfilment.too_many')
  const shipment_id = await insertShipment(context, order, { tracking_no, carrier, quantities })
  const left = order.lines.reduce((sum, line) => sum + line.remaining, 0) - quantities.reduce((sum, line) => sum + line.quantity, 0)
  await recordOrderEvent(context, order_id, 'parcel_shipped', { carrier: carrier.carrier_name, tracking_no })
  await notifyMember(context, order.member_id, 'parcel_sent', () => ({
    number: order.order_no,
    carrier: carrier.carrier_name,
    tracking: tracking_no,
  }))
  if (left === 0 && unfulfilled.includes(order.state)) await markShipped(context, order_id)
  return shipment_id
}

async function insertShipment(
  context: Context,
  { order_id, warehouse, address }: PackedOrder,
  { tracking_no, carrier, quantities }: { tracking_no: string; carrier: ShopCarrier; quantities: readonly ShippedQuantity[] },
): Promise<number> {
  const { db, now, actor, setting } = context
  // Kept in English; who looks at the parcel reads it in their language as long as the setting has it.
  const origin = setting(fulfilmentSettings.origins)[warehouse]['en-us'] ?? ''
  const destination = address ? cityOf(address.country, address.region_name) : ''
  const shipped_by = actor.kind === 'staff' ? actor.staff_id : null
  const { rows } = await sql<{ id: number }>`
    insert into shipment (order_id, carrier, carrier_name, port, tracking_no, state, origin, destination, is_overseas, shipped_at, shipped_by)
    values (${order_id}, ${carrier.carrier}, ${carrier.carrier_name}, ${carrier.port}, ${tracking_no}, 'shipped', ${origin}, ${destination},
      ${warehouse === 'overseas'}, ${now}, ${shipped_by})
    on conflict (order_id, carrier, tracking_no) do nothing returning id`.execute(db)
  const inserted = rows[0]
  if (!inserted) throw new Refusal('fulfilment.tracking_no_exists')
  await db
    .insertInto('shipment_line')
    .values(quantities.map(({ order_goods_id, quantity }) => ({ shipment_id: inserted.id, order_line_id: order_goods_id, quantity })))
    .execute()
  const parcel = { shipment_id: inserted.id, order_id, carrier_name: carrier.carrier_name, tracking_no }
  await addTrackPoint(context, parcel, { at: now, step: 'shipped', location: origin, note: '' })
  const carrierParcel = { tracking_no, origin, destination, is_overseas: warehouse === 'overseas', shipped_at: now }
  const { next } = carrierPorts[carrier.port].track(carrierParcel, now)
  if (next) await setTimer(db, trackTimer, inserted.id, next)
  return inserted.id
}
