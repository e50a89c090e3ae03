import * as z from 'zod/mini'
import { Id, OptionalText, Pattern, Rows, Text, Timestamp } from './fields.ts'
import { MemberAddress } from './member.ts'
import { operation } from './operation.ts'
import { DeliveryPlan, OrderState, PickupStore } from './order-shapes.ts'
import { Document, PackedLine, Parcel, rechargeStates, ShipContact } from './fulfilment-shapes.ts'
import { fulfilmentStaff } from './fulfilment-staff.ts'

export * from './fulfilment-shapes.ts'

const OneOrder = z.object({ order_id: Id })
const owned = { who: 'member', owns: 'order' } as const

export const fulfilment = {
  track: operation({
    path: 'fulfilment/track',
    kind: 'query',
    access: owned,
    summary: 'The parcels of an order with their tracks, and the unshipped goods',
    refusals: ['order.not_found'],
    input: OneOrder,
    output: z.object({
      order_id: Id,
      order_no: Text(40),
      state: OrderState,
      delivery_plan: DeliveryPlan,
      contact: ShipContact,
      address: z.nullable(MemberAddress),
      parcels: Rows(Parcel),
      /** Pieces that wait to be sent. */
      unshipped: Rows(PackedLine),
    }),
  }),
  pickup: operation({
    path: 'fulfilment/pickup',
    kind: 'query',
    access: owned,
    summary: 'Where an order is picked up, and the secret from which the member’s device makes the code, which changes every 30 s',
    refusals: ['order.not_found', 'fulfilment.not_ready_for_pickup'],
    input: OneOrder,
    output: z.object({
      order_id: Id,
      order_no: Text(40),
      store: z.nullable(PickupStore),
      /** Base32, for a TOTP of 8 digits over 30 s with SHA-1. */
      secret: Pattern(/^[A-Z2-7]{16,64}$/, 64),
      /** The real clock, so that a device whose clock is wrong still shows the right code. */
      real_time: Timestamp,
    }),
  }),
  virtual: operation({
    path: 'fulfilment/virtual',
    kind: 'query',
    access: owned,
    summary: 'The delivery of a virtual order: codes to redeem, phone top-ups',
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
    path: 'fulfilment/invoice',
    kind: 'query',
    access: owned,
    summary: 'The invoice of a paid order as a PDF in the caller’s language',
    refusals: ['order.not_found', 'fulfilment.not_paid'],
    input: OneOrder,
    output: Document,
  }),
  ...fulfilmentStaff,
}
