import type { Parcel, TrackPoint } from '@longmall/contract/fulfilment.ts'
import { sql } from 'kysely'
import type { Context } from '../kernel/context.ts'
import { carriersOf } from '../kernel/delivery.ts'
import type { PackedOrder } from './packing/packed-order.ts'
import { fulfilmentSettings } from './settings.ts'

type Row = Omit<Parcel, 'lines' | 'track' | 'tracking_url'>

/** The parcels of an order, the first sent first, with what is in them and where they were seen. */
export async function parcelsOf(context: Context, { order_id, lines }: Pick<PackedOrder, 'order_id' | 'lines'>): Promise<Parcel[]> {
  const { db } = context
  const translatePlace = placeTranslator(context)
  const { rows } = await sql<Row>`
    select id as shipment_id, carrier, carrier_name, tracking_no, state, origin, destination, shipped_at, delivered_at, version
    from shipment where order_id = ${order_id} order by id`.execute(db)
  if (rows.length === 0) return []
  const ids = rows.map((row) => row.shipment_id)
  const parcelLines = await sql<{ shipment_id: number; order_line_id: number; quantity: number }>`
    select shipment_id, order_line_id, quantity from shipment_line where shipment_id = any (${ids}) order by shipment_id, order_line_id`.execute(
    db,
  )
  const points = await sql<TrackPoint & { shipment_id: number }>`
    select shipment_id, at, step, location, note from shipment_track where shipment_id = any (${ids}) order by at desc, id desc`.execute(db)
  return rows.map((row) => ({
    ...row,
    origin: translatePlace(row.origin),
    tracking_url: trackingUrl(context, row),
    lines: parcelLines.rows
      .filter((parcelLine) => parcelLine.shipment_id === row.shipment_id)
      .flatMap(({ order_line_id, quantity }) =>
        lines
          .filter((line) => line.order_goods_id === order_line_id)
          .map(({ order_goods_id, goods_id, sku_id, goods_name, sku_name, picture }) => ({
            order_goods_id,
            goods_id,
            sku_id,
            goods_name,
            sku_name,
            picture,
            quantity,
          })),
      ),
    track: points.rows
      .filter((point) => point.shipment_id === row.shipment_id)
      .map(({ shipment_id: _, ...point }) => ({ ...point, location: translatePlace(point.location) })),
  }))
}

/** The parcel's page, by the address that the shop's own list has for its carrier now. */
function trackingUrl(context: Context, { carrier, tracking_no }: Pick<Row, 'carrier' | 'tracking_no'>): string | null {
  const carrierEntry = carriersOf(context).find((one) => one.carrier === carrier)
  return carrierEntry?.tracking_address?.replace('{number}', encodeURIComponent(tracking_no)) ?? null
}

/** Cities that the shop ships from, in the reader's language; other places remain as entered. */
function placeTranslator({ setting, language }: Context): (place: string) => string {
  const origins = Object.values(setting(fulfilmentSettings.origins))
  return (place) => origins.find((one) => one['en-us'] === place)?.[language] ?? place
}
