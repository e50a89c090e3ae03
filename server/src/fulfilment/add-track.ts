import type { fulfilment } from '@longmall/contract/fulfilment.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import { audit } from '../kernel/security/audit.ts'
import type { Timestamp } from '../kernel/time/clock.ts'
import type { Context, StaffActor } from '../kernel/context.ts'
import { Refusal } from '../kernel/refusal.ts'
import { carrierPorts } from './carrier/carriers.ts'
import { addTrackPoint } from './carrier/track-parcel.ts'
import { viewParcels } from './views.ts'

interface ParcelRow {
  shipment_id: number
  order_id: number
  port: keyof typeof carrierPorts
  carrier_name: string
  tracking_no: string
  delivered_at: Timestamp | null
}

/** Writes where a parcel was seen that nobody follows by itself. Refuses `fulfilment.parcel_not_found`, `fulfilment.is_tracked`, `fulfilment.delivered`. */
export async function addTrack(
  context: Context<StaffActor>,
  { shipment_id, step, location, note }: InputOf<typeof fulfilment.add_track>,
): Promise<OutputOf<typeof fulfilment.add_track>> {
  const { rows } = await sql<ParcelRow>`
    select id as shipment_id, order_id, port, carrier_name, tracking_no, delivered_at from shipment where id = ${shipment_id} for update`.execute(
    context.db,
  )
  const parcel = rows[0]
  if (!parcel) throw new Refusal('fulfilment.parcel_not_found')
  if (carrierPorts[parcel.port].isTracked) throw new Refusal('fulfilment.is_tracked')
  if (parcel.delivered_at !== null) throw new Refusal('fulfilment.delivered')
  await addTrackPoint(context, parcel, { at: context.now, step, location, note })
  await audit(context, { subject: `shipment ${shipment_id}`, before: null, after: { step, location, note } })
  return viewParcels(context, { order_id: parcel.order_id })
}
