import type { fulfilment } from '@longmall/contract/fulfilment.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import { audit } from '../kernel/security/audit.ts'
import type { Timestamp } from '../kernel/time/clock.ts'
import type { Context, StaffActor } from '../kernel/context.ts'
import { Refusal } from '../kernel/refusal.ts'
import { clearTimer, setTimer } from '../kernel/time/timers.ts'
import { recordOrderEvent } from '../order/progress/record-order-event.ts'
import type { CarrierParcel } from './carrier/carrier.ts'
import { findCarrier, carrierPorts } from './carrier/carriers.ts'
import { trackTimer } from './carrier/track-parcel.ts'
import { viewParcels } from './views.ts'

interface ParcelRow extends CarrierParcel {
  order_id: number
  carrier: string
  delivered_at: Timestamp | null
  version: number
}

/**
 * Corrects a parcel's carrier and number; where it was seen stays. Refuses `fulfilment.parcel_not_found`,
 * `fulfilment.parcel_changed` when it is delivered or not as it was shown, `fulfilment.tracking_no_exists`.
 */
export async function changeParcel(
  context: Context<StaffActor>,
  { shipment_id, version, ...input }: InputOf<typeof fulfilment.change>,
): Promise<OutputOf<typeof fulfilment.change>> {
  const { db, now } = context
  const carrier = findCarrier(context, input.carrier)
  const { rows } = await sql<ParcelRow>`
    select order_id, carrier, tracking_no, origin, destination, is_overseas, shipped_at, delivered_at, version
    from shipment where id = ${shipment_id} for update`.execute(db)
  const before = rows[0]
  if (!before) throw new Refusal('fulfilment.parcel_not_found')
  if (before.version !== version || before.delivered_at !== null) throw new Refusal('fulfilment.parcel_changed')
  const { order_id } = before
  const duplicate = await sql`
    select from shipment where order_id = ${order_id} and carrier = ${carrier.carrier} and tracking_no = ${input.tracking_no} and id <> ${shipment_id}`.execute(
    db,
  )
  if (duplicate.rows.length) throw new Refusal('fulfilment.tracking_no_exists')
  await sql`
    update shipment set carrier = ${carrier.carrier}, carrier_name = ${carrier.carrier_name}, port = ${carrier.port}, tracking_no = ${input.tracking_no},
      version = version + 1 where id = ${shipment_id}`.execute(db)
  const { next } = carrierPorts[carrier.port].track({ ...before, tracking_no: input.tracking_no }, now)
  if (next) await setTimer(db, trackTimer, shipment_id, next)
  else await clearTimer(db, trackTimer, shipment_id)
  await recordOrderEvent(context, order_id, 'parcel_changed', { carrier: carrier.carrier_name, tracking_no: input.tracking_no })
  await audit(context, {
    subject: `shipment ${shipment_id}`,
    before: { carrier: before.carrier, tracking_no: before.tracking_no },
    after: input,
  })
  return viewParcels(context, { order_id })
}
