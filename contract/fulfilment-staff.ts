import * as z from 'zod/mini'
import { Warehouse } from './cart.ts'
import { Count, Flag, Id, Language, Many, OptionalText, PageInput, PageOf, Quantity, Rows, Sorted, Text, Timestamp } from './fields.ts'
import { operation } from './operation.ts'
import {
  CarrierCode,
  Document,
  OrderToShip,
  PackedLine,
  ShipmentVersion,
  ShippedOrder,
  TrackingNo,
  TrackStep,
} from './fulfilment-shapes.ts'

const OneOrder = z.object({ order_id: Id })
const shipper = { who: 'staff', permission: 'order.ship' } as const

export const fulfilmentStaff = {
  carriers: operation({
    path: 'fulfilment/carriers',
    kind: 'query',
    access: shipper,
    summary: 'Carriers a parcel may go with',
    input: z.object({}),
    output: z.object({ carriers: Rows(z.object({ carrier: CarrierCode, carrier_name: Text(60), is_tracked: Flag })) }),
  }),
  to_ship: operation({
    path: 'fulfilment/to_ship',
    kind: 'query',
    access: shipper,
    summary: 'Paid orders with a quantity still to be shipped, the earliest payment first',
    input: z.object({
      warehouse: z.optional(Warehouse),
      /** An order’s number. */
      order_no: z.optional(Text(40)),
      sort: Sorted('paid_at'),
      ...PageInput,
    }),
    output: PageOf(OrderToShip),
  }),
  parcels: operation({
    path: 'fulfilment/parcels',
    kind: 'query',
    access: { who: 'staff', permission: 'order.view' },
    summary: 'An order for packing, and its parcels',
    refusals: ['order.not_found'],
    input: OneOrder,
    output: ShippedOrder,
  }),
  ship: operation({
    path: 'fulfilment/ship',
    kind: 'command',
    access: shipper,
    summary: 'Ships the rest of an order, or the given quantities, as one parcel',
    refusals: [
      'order.not_found',
      'fulfilment.not_shippable',
      'fulfilment.too_many',
      'fulfilment.unknown_carrier',
      'fulfilment.tracking_no_exists',
    ],
    input: z.object({
      order_id: Id,
      carrier: CarrierCode,
      tracking_no: TrackingNo,
      /** The rest when left out. */
      lines: z.optional(Many(z.object({ order_goods_id: Id, quantity: Quantity }), 100)),
    }),
    output: ShippedOrder,
  }),
  change: operation({
    path: 'fulfilment/change',
    kind: 'command',
    access: shipper,
    summary: 'Corrects the carrier and number of a parcel that is not delivered yet',
    refusals: ['fulfilment.parcel_not_found', 'fulfilment.parcel_changed', 'fulfilment.unknown_carrier', 'fulfilment.tracking_no_exists'],
    input: z.object({ shipment_id: Id, version: ShipmentVersion, carrier: CarrierCode, tracking_no: TrackingNo }),
    output: ShippedOrder,
  }),
  add_track: operation({
    path: 'fulfilment/add_track',
    kind: 'command',
    access: shipper,
    summary: 'Adds a track entry to a parcel without automatic tracking',
    refusals: ['fulfilment.parcel_not_found', 'fulfilment.is_tracked', 'fulfilment.delivered'],
    input: z.object({ shipment_id: Id, step: TrackStep, location: OptionalText(80), note: OptionalText(200) }),
    output: ShippedOrder,
  }),
  view_invoice: operation({
    path: 'fulfilment/view_invoice',
    kind: 'query',
    access: { who: 'staff', permission: 'order.view' },
    summary: 'The invoice of a paid order as a PDF',
    refusals: ['order.not_found', 'fulfilment.not_paid'],
    input: z.object({ order_id: Id, in_language: z.optional(Language) }),
    output: Document,
  }),
  delivery_note: operation({
    path: 'fulfilment/delivery_note',
    kind: 'query',
    access: { who: 'staff', permission: 'order.view' },
    summary: 'The delivery note of a parcel, or of the whole order, as a PDF',
    refusals: ['order.not_found', 'fulfilment.not_paid', 'fulfilment.parcel_not_found'],
    input: z.object({ order_id: Id, shipment_id: z.optional(Id), in_language: z.optional(Language) }),
    output: Document,
  }),
  delivery_notes: operation({
    path: 'fulfilment/delivery_notes',
    kind: 'query',
    access: { who: 'staff', permission: 'order.view' },
    summary: 'The delivery notes of several paid orders in one PDF, each on pages of its own, with all goods',
    refusals: ['order.not_found', 'fulfilment.not_paid'],
    input: z.object({ order_ids: Many(Id, 50), in_language: z.optional(Language) }),
    output: Document,
  }),
  code_stock: operation({
    path: 'fulfilment/code_stock',
    kind: 'query',
    access: shipper,
    summary: 'SKUs with codes, and how many are available and sold, the newest SKU first',
    input: z.object({ ...PageInput }),
    output: PageOf(
      z.object({ sku_id: Id, goods_id: Id, goods_name: Text(200), sku_name: OptionalText(200), remaining: Count, sold: Count }),
    ),
  }),
  codes: operation({
    path: 'fulfilment/codes',
    kind: 'query',
    access: shipper,
    summary: 'Available and sold codes of a virtual SKU',
    input: z.object({ sku_id: Id }),
    output: z.object({ sku_id: Id, remaining: Count, sold: Count }),
  }),
  add_codes: operation({
    path: 'fulfilment/add_codes',
    kind: 'command',
    access: shipper,
    summary: 'Adds codes to a virtual SKU and fulfils the orders that wait for them',
    refusals: ['catalogue.goods_not_found'],
    input: z.object({ sku_id: Id, codes: Many(Text(80, 4), 500) }),
    output: z.object({ sku_id: Id, added: Count, duplicates: Count, fulfilled: Count, remaining: Count }),
  }),
  awaiting_codes: operation({
    path: 'fulfilment/awaiting_codes',
    kind: 'query',
    access: shipper,
    summary: 'Paid virtual orders that wait for codes, the oldest first',
    input: z.object({ ...PageInput }),
    output: PageOf(z.object({ order_id: Id, order_no: Text(40), created_at: Timestamp, lines: Rows(PackedLine) })),
  }),
}
