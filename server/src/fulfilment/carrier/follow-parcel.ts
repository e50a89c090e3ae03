import type { TrackPoint } from '@longmall/contract/shipping.ts'
import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import { setTimer } from '../../kernel/time/timers.ts'
import { noteOrderEvent } from '../../order/progress/note-order-event.ts'
import { stateAfter } from '../rules.ts'
import type { HandedOver } from './carrier.ts'
import { ports } from './carriers.ts'

interface Followed extends HandedOver {
  shipment_id: number
  order_id: number
  port: keyof typeof ports
  carrier_name: string
  delivered_at: string | null
}

export const followTimer = 'shipping.follow'

/** What is new of a parcel goes into its track, and its next step is waited for; answers the timer `shipping.follow`. */
export async function followParcel(context: Context, subject: string): Promise<void> {
  const { rows } = await sql<Followed>`
    select id as shipment_id, order_id, port, carrier_name, tracking_no, origin, destination, is_overseas, shipped_at, delivered_at
    from shipment where id = ${Number(subject)} for update`.execute(context.db)
  const parcel = rows[0]
  if (!parcel || parcel.delivered_at !== null) return
  // Outside the demo its make-believe carriers carry nothing on.
  if (parcel.port === 'demo' && !context.site.config.demo) return
  const { points, next } = ports[parcel.port].track(parcel, context.now)
  const known = await context.db.selectFrom('shipment_track').select('step').where('shipment_id', '=', parcel.shipment_id).execute()
  for (const point of points) if (!known.some(({ step }) => step === point.step)) await addPoint(context, parcel, point)
  if (next) await setTimer(context.db, followTimer, parcel.shipment_id, next)
}

/** Writes where a parcel was seen; one that was delivered is noted in its order's history. */
export async function addPoint(
  context: Context,
  { shipment_id, order_id, carrier_name, tracking_no }: Pick<Followed, 'shipment_id' | 'order_id' | 'carrier_name' | 'tracking_no'>,
  { at, step, place, words }: TrackPoint,
): Promise<void> {
  await sql`
    insert into shipment_track (shipment_id, at, step, place, words) values (${shipment_id}, ${at}, ${step}, ${place}, ${words})
    on conflict do nothing`.execute(context.db)
  const state = stateAfter[step]
  if (state === null) return
  await sql`
    update shipment set state = ${state}, delivered_at = ${state === 'delivered' ? at : null} where id = ${shipment_id}`.execute(context.db)
  if (state === 'delivered') await noteOrderEvent(context, order_id, 'parcel_delivered', { carrier: carrier_name, tracking_no })
}
