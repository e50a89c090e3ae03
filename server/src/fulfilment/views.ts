import type { fulfilment } from '@longmall/contract/fulfilment.ts'
import type { OutputOf } from '@longmall/contract/operation.ts'
import type { Context, MemberActor, StaffActor } from '../kernel/context.ts'
import { carriersOf } from '../kernel/delivery.ts'
import { packedOrder, withoutOwner } from './packing/packed-order.ts'
import { carrierPorts } from './carrier/carriers.ts'
import { parcelsOf } from './parcels.ts'
import { inFulfilment } from '../order/rules.ts'

/** The parcels of the member's order and what waits to be sent; refuses `order.not_found` for anybody else's as for none. */
export async function trackOrder(
  context: Context<MemberActor>,
  { order_id }: { order_id: number },
): Promise<OutputOf<typeof fulfilment.track>> {
  const order = await packedOrder(context, order_id, context.actor.member_id)
  const { order_no, state, delivery_plan, contact, address } = order
  const isAwaitingShipment = inFulfilment.includes(state)
  return {
    order_id,
    order_no,
    state,
    delivery_plan,
    contact,
    address,
    parcels: await parcelsOf(context, order),
    unshipped: isAwaitingShipment ? order.lines.filter((line) => line.remaining > 0) : [],
  }
}

/** An order as it is packed with its parcels, for whoever ships; refuses `order.not_found`. */
export async function viewParcels(context: Context, { order_id }: { order_id: number }): Promise<OutputOf<typeof fulfilment.parcels>> {
  const order = await packedOrder(context, order_id)
  return { order: withoutOwner(order), parcels: await parcelsOf(context, order) }
}

/** Carriers that a parcel may go with, and which of them are followed by themselves. */
export function listCarriers(context: Context<StaffActor>): Promise<OutputOf<typeof fulfilment.carriers>> {
  return Promise.resolve({
    carriers: carriersOf(context).map(({ carrier, carrier_name, port }) => ({
      carrier,
      carrier_name,
      is_tracked: carrierPorts[port].isTracked,
    })),
  })
}
