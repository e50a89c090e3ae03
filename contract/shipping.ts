import * as z from 'zod/mini'
import { Warehouse } from './cart.ts'
import { Picture } from './catalogue.ts'
import {
  Count,
  Flag,
  Id,
  Integer,
  Language,
  Many,
  OptionalText,
  PageInput,
  PageOf,
  Pattern,
  Quantity,
  Rows,
  Text,
  Timestamp,
} from './fields.ts'
import { MemberAddress } from './member.ts'
import { operation } from './operation.ts'
import { DeliveryPlan, OrderState, OrderType, PickupPlace } from './order-shapes.ts'

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
/** A row of the setting `shipping.carriers`. */
const CarrierCode = Pattern(/^[a-z_0-9]{2,30}$/, 30)
const Version = Integer(1, 1_000_000)

const LineGoods = {
  order_goods_id: Id,
  goods_id: Id,
  sku_id: Id,
  goods_name: Text(200),
  sku_name: OptionalText(200),
  picture: z.nullable(Picture),
}

/** Where a parcel was seen; `words` only where somebody wrote them. */
export const TrackPoint = z.object({ at: Timestamp, step: TrackStep, place: OptionalText(80), words: OptionalText(200) })
export type TrackPoint = z.output<typeof TrackPoint>

export const Parcel = z.object({
  shipment_id: Id,
  carrier: CarrierCode,
  carrier_name: Text(60),
  tracking_no: TrackingNo,
  state: ParcelState,
  origin: OptionalText(80),
  destination: OptionalText(80),
  shipped_at: Timestamp,
  delivered_at: z.nullable(Timestamp),
  lines: Rows(z.object({ ...LineGoods, quantity: Quantity })),
  /** Newest first. */
  track: Rows(TrackPoint),
  version: Version,
})
export type Parcel = z.output<typeof Parcel>

/** A line of an order as whoever packs it sees it. */
export const PackedLine = z.object({
  ...LineGoods,
  quantity: Quantity,
  refunded_quantity: Count,
  shipped_quantity: Count,
  /** Pieces still to be sent: bought, neither sent nor refunded. */
  left: Count,
})
export type PackedLine = z.output<typeof PackedLine>

const Contact = z.nullable(z.object({ consignee: OptionalText(50), mobile: OptionalText(20) }))

export const OrderToShip = z.object({
  order_id: Id,
  order_no: Text(40),
  order_type: OrderType,
  state: OrderState,
  warehouse: Warehouse,
  delivery_plan: DeliveryPlan,
  contact: Contact,
  /** None where nothing is sent. */
  address: z.nullable(MemberAddress),
  remark: OptionalText(200),
  paid_at: z.nullable(Timestamp),
  lines: Rows(PackedLine),
})
export type OrderToShip = z.output<typeof OrderToShip>

const ShippedOrder = z.object({ order: OrderToShip, parcels: Rows(Parcel) })

export const rechargeStates = ['sent', 'done'] as const

/** A PDF within the answer, base64. */
const Document = z.object({ file_name: Text(80), pdf: Pattern(/^[A-Za-z0-9+/=]+$/, 8_000_000) })

const OneOrder = z.object({ order_id: Id })
const owned = { who: 'member', owns: 'order' } as const
const shipper = { who: 'staff', permission: 'order.ship' } as const

export const shipping = {
  track: operation({
    path: 'shipping/track',
    kind: 'query',
    access: owned,
    summary: 'The parcels of an order, where each was seen, and what has not gone yet',
    refusals: ['order.not_found'],
    input: OneOrder,
    output: z.object({
      order_id: Id,
      order_no: Text(40),
      state: OrderState,
      delivery_plan: DeliveryPlan,
      contact: Contact,
      address: z.nullable(MemberAddress),
      parcels: Rows(Parcel),
      /** Pieces that wait to be sent. */
      waiting: Rows(PackedLine),
    }),
  }),
  pickup: operation({
    path: 'shipping/pickup',
    kind: 'query',
    access: owned,
    summary: 'Where an order is picked up, and the secret from which the member’s device makes the code, which changes every 30 s',
    refusals: ['order.not_found', 'shipping.not_pickup'],
    input: OneOrder,
    output: z.object({
      order_id: Id,
      order_no: Text(40),
      place: z.nullable(PickupPlace),
      /** Base32, for a TOTP of 8 digits over 30 s with SHA-1. */
      secret: Pattern(/^[A-Z2-7]{16,64}$/, 64),
      /** The real clock, so that a device whose clock is wrong still shows the right code. */
      real_time: Timestamp,
    }),
  }),
  virtual: operation({
    path: 'shipping/virtual',
    kind: 'query',
    access: owned,
    summary: 'What a virtual order has brought: codes to redeem, phones recharged',
    refusals: ['order.not_found'],
    input: OneOrder,
    output: z.object({
      order_id: Id,
      /** Null until the order is paid. */
      state: z.nullable(z.enum(['waiting', 'sent', 'done'])),
      codes: Rows(z.object({ order_goods_id: Id, goods_name: Text(200), sku_name: OptionalText(200), redeem_code: Text(80) })),
      recharges: Rows(
        z.object({
          order_goods_id: Id,
          goods_name: Text(200),
          sku_name: OptionalText(200),
          mobile: Text(40),
          reference: Text(40),
          state: z.enum(rechargeStates),
          sent_at: Timestamp,
          done_at: z.nullable(Timestamp),
        }),
      ),
    }),
  }),
  invoice: operation({
    path: 'shipping/invoice',
    kind: 'query',
    access: owned,
    summary: 'The invoice of a paid order as a PDF in the caller’s language',
    refusals: ['order.not_found', 'shipping.not_paid'],
    input: OneOrder,
    output: Document,
  }),
  carriers: operation({
    path: 'shipping/carriers',
    kind: 'query',
    access: shipper,
    summary: 'Carriers a parcel may go with',
    input: z.object({}),
    output: z.object({ carriers: Rows(z.object({ carrier: CarrierCode, carrier_name: Text(60), is_followed: Flag })) }),
  }),
  to_ship: operation({
    path: 'shipping/to_ship',
    kind: 'query',
    access: shipper,
    summary: 'Paid orders with pieces still to be sent, the oldest first',
    input: z.object({ warehouse: z.optional(Warehouse), ...PageInput }),
    output: PageOf(OrderToShip),
  }),
  parcels: operation({
    path: 'shipping/parcels',
    kind: 'query',
    access: { who: 'staff', permission: 'order.view' },
    summary: 'An order as it is packed, and its parcels',
    refusals: ['order.not_found'],
    input: OneOrder,
    output: ShippedOrder,
  }),
  ship: operation({
    path: 'shipping/ship',
    kind: 'command',
    access: shipper,
    summary: 'Sends all that is left of an order, or the pieces named, as one parcel',
    refusals: ['order.not_found', 'shipping.not_shippable', 'shipping.too_many', 'shipping.unknown_carrier', 'shipping.number_used'],
    input: z.object({
      order_id: Id,
      carrier: CarrierCode,
      tracking_no: TrackingNo,
      /** All that is left when not said. */
      lines: z.optional(Many(z.object({ order_goods_id: Id, quantity: Quantity }), 100)),
    }),
    output: ShippedOrder,
  }),
  change: operation({
    path: 'shipping/change',
    kind: 'command',
    access: shipper,
    summary: 'Corrects the carrier and number of a parcel that is not delivered yet',
    refusals: ['shipping.parcel_not_found', 'shipping.parcel_changed', 'shipping.unknown_carrier', 'shipping.number_used'],
    input: z.object({ shipment_id: Id, version: Version, carrier: CarrierCode, tracking_no: TrackingNo }),
    output: ShippedOrder,
  }),
  add_track: operation({
    path: 'shipping/add_track',
    kind: 'command',
    access: shipper,
    summary: 'Writes where a parcel was seen that no carrier’s system follows',
    refusals: ['shipping.parcel_not_found', 'shipping.is_followed', 'shipping.delivered'],
    input: z.object({ shipment_id: Id, step: TrackStep, place: OptionalText(80), words: OptionalText(200) }),
    output: ShippedOrder,
  }),
  view_invoice: operation({
    path: 'shipping/view_invoice',
    kind: 'query',
    access: { who: 'staff', permission: 'order.view' },
    summary: 'The invoice of a paid order as a PDF',
    refusals: ['order.not_found', 'shipping.not_paid'],
    input: z.object({ order_id: Id, in_language: z.optional(Language) }),
    output: Document,
  }),
  delivery_note: operation({
    path: 'shipping/delivery_note',
    kind: 'query',
    access: { who: 'staff', permission: 'order.view' },
    summary: 'What goes into a parcel, as a PDF to be put into it; of the whole order where no parcel is named',
    refusals: ['order.not_found', 'shipping.not_paid', 'shipping.parcel_not_found'],
    input: z.object({ order_id: Id, shipment_id: z.optional(Id), in_language: z.optional(Language) }),
    output: Document,
  }),
  codes: operation({
    path: 'shipping/codes',
    kind: 'query',
    access: shipper,
    summary: 'How many codes of a virtual SKU are left and sold',
    input: z.object({ sku_id: Id }),
    output: z.object({ sku_id: Id, left: Count, sold: Count }),
  }),
  add_codes: operation({
    path: 'shipping/add_codes',
    kind: 'command',
    access: shipper,
    summary: 'Adds codes to redeem to a virtual SKU and serves the orders that wait for them',
    refusals: ['catalogue.goods_not_found'],
    input: z.object({ sku_id: Id, codes: Many(Text(80, 4), 500) }),
    output: z.object({ sku_id: Id, added: Count, doubled: Count, served: Count, left: Count }),
  }),
  waiting: operation({
    path: 'shipping/waiting',
    kind: 'query',
    access: shipper,
    summary: 'Paid virtual orders that wait for codes, the oldest first',
    input: z.object({ ...PageInput }),
    output: PageOf(z.object({ order_id: Id, order_no: Text(40), created_at: Timestamp, lines: Rows(PackedLine) })),
  }),
}
