import * as z from 'zod/mini'
import { Warehouse } from './cart.ts'
import { Picture } from './catalogue.ts'
import { Address, Count, Id, Integer, OptionalText, Pattern, Quantity, Rows, Text, Timestamp } from './fields.ts'
import { MemberAddress } from './member.ts'
import { DeliveryPlan, OrderState, OrderType } from './order-shapes.ts'

export const parcelStates = ['shipped', 'collected', 'in_transit', 'customs', 'out_for_delivery', 'delivered'] as const
export const ParcelState = z.enum(parcelStates)
export type ParcelState = z.output<typeof ParcelState>
export const trackSteps = [
  'shipped',
  'collected',
  'sorting',
  'departed',
  'arrived',
  'customs',
  'out_for_delivery',
  'delivered',
  'note',
] as const
export const TrackStep = z.enum(trackSteps)
export type TrackStep = z.output<typeof TrackStep>

/** A carrier's number as printed on the parcel. */
export const TrackingNo = Pattern(/^[A-Za-z0-9-]{4,40}$/, 40)
/** A carrier of the setting `fulfilment.carriers`, or one of the demo. */
export const CarrierCode = Pattern(/^[a-z_0-9]{2,30}$/, 30)
export const ShipmentVersion = Integer(1, 1_000_000)

const LineGoods = {
  order_goods_id: Id,
  goods_id: Id,
  sku_id: Id,
  goods_name: Text(200),
  sku_name: OptionalText(200),
  picture: z.nullable(Picture),
}

/** A tracking point of a parcel; `note` only where an operator wrote one. */
export const TrackPoint = z.object({ at: Timestamp, step: TrackStep, location: OptionalText(80), note: OptionalText(200) })
export type TrackPoint = z.output<typeof TrackPoint>

export const Parcel = z.object({
  shipment_id: Id,
  carrier: CarrierCode,
  carrier_name: Text(60),
  tracking_no: TrackingNo,
  /** The parcel’s page at its carrier; null where the shop knows none. */
  tracking_url: z.nullable(Address),
  state: ParcelState,
  origin: OptionalText(80),
  destination: OptionalText(80),
  shipped_at: Timestamp,
  delivered_at: z.nullable(Timestamp),
  lines: Rows(z.object({ ...LineGoods, quantity: Quantity })),
  /** Newest first. */
  track: Rows(TrackPoint),
  version: ShipmentVersion,
})
export type Parcel = z.output<typeof Parcel>

/** A line of an order as whoever packs it sees it. */
export const PackedLine = z.object({
  ...LineGoods,
  quantity: Quantity,
  refunded_quantity: Count,
  shipped_quantity: Count,
  /** The quantity still to be shipped: neither shipped nor refunded. */
  remaining: Count,
})
export type PackedLine = z.output<typeof PackedLine>

export const ShipContact = z.nullable(z.object({ consignee: OptionalText(50), mobile: OptionalText(20) }))

export const OrderToShip = z.object({
  order_id: Id,
  order_no: Text(40),
  order_type: OrderType,
  state: OrderState,
  warehouse: Warehouse,
  delivery_plan: DeliveryPlan,
  contact: ShipContact,
  /** None where nothing is sent. */
  address: z.nullable(MemberAddress),
  remark: OptionalText(200),
  paid_at: z.nullable(Timestamp),
  lines: Rows(PackedLine),
})
export type OrderToShip = z.output<typeof OrderToShip>

export const ShippedOrder = z.object({ order: OrderToShip, parcels: Rows(Parcel) })

export const rechargeStates = ['sent', 'done', 'failed'] as const

/** A PDF within the answer, base64. */
export const Document = z.object({ file_name: Text(80), pdf: Pattern(/^[A-Za-z0-9+/=]+$/, 8_000_000) })
