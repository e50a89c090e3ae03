import type { TrackPoint } from '@longmall/contract/fulfilment.ts'
import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import { setTimer } from '../../kernel/time/timers.ts'
import { recordOrderEvent } from '../../order/progress/record-order-event.ts'
import { stateAfter } from '../rules.ts'
import type { CarrierParcel } from './carrier.ts'
import { carrierPorts } from './carriers.ts'

interface TrackedParcel extends CarrierParcel {
  shipment_id: number
  order_id: number
  port: keyof typeof carrierPorts
  carrier_name: string
  delivered_at: string | null
}

export const trackTimer = 'fulfilment.track_parcel'

/** Adds new track entries of a parcel and sets the timer for the next ones; handler of the timer `fulfilment.track_parcel`. */
export async function trackParcel(context: Context, subject: string): Promise<void> {
  const { rows } = await sql<TrackedParcel>`
    select id as shipment_id, order_id, port, carrier_name, tracking_no, origin, destination, is_overseas, shipped_at, delivered_at
    from shipment where id = ${Number(subject)} for update`.execute(context.db)
  const parcel = rows[0]
  if (!parcel || parcel.delivered_at !== null) return
  // Outside the demo its make-believe carriers carry nothing on.
  if (parcel.port === 'demo' && !context.site.config.demo) return
  const { points, next } = carrierPorts[parcel.port].track(parcel, context.now)
  const existing = await context.db.selectFrom('shipment_track').select('step').where('shipment_id', '=', parcel.shipment_id).execute()
  for (const point of points) if (!existing.some(({ step }) => step === point.step)) await addTrackPoint(context, parcel, point)
  if (next) await setTimer(context.db, trackTimer, parcel.shipment_id, next)
}

/** Writes where a parcel was seen; one that was delivered is noted in its order's history. */
export async function addTrackPoint(
  context: Context,
  { shipment_id, order_id, carrier_name, tracking_no }: Pick<TrackedParcel, 'shipment_id' | 'order_id' | 'carrier_name' | 'tracking_no'>,
  { at, step, location, note }: TrackPoint,
): Promise<void> {
  await sql`
    insert into shipment_track (shipment_id, at, step, location, note) values (${shipment_id}, ${at}, ${step}, ${location}, ${note})
    on conflict do nothing`.execute(context.db)
  const state = stateAfter[step]
  if (state === null) return
  await sql`
    update shipment set state = ${state}, delivered_at = ${state === 'delivered' ? at : null} where id = ${shipment_id}`.execute(context.db)
  if (state === 'delivered') await recordOrderEvent(context, order_id, 'parcel_delivered', { carrier: carrier_name, tracking_no })
}
