import type { shipping } from '@longmall/contract/shipping.ts'
import type { OutputOf } from '@longmall/contract/operation.ts'
import type { Context, MemberActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { findPickupPlace } from '../../order/making/pickup-places.ts'
import { packedOrder } from '../../order/packing/packed-order.ts'
import { pickupSecret } from './pickup-code.ts'

/** Where a paid order is fetched, and what the member's device needs to show its code. Refuses `order.not_found`, `shipping.not_pickup`. */
export async function viewPickup(
  context: Context<MemberActor>,
  { order_id }: { order_id: number },
): Promise<OutputOf<typeof shipping.pickup>> {
  const { db, actor, site } = context
  const { order_no, delivery_plan, state, pickup_place } = await packedOrder(db, order_id, actor.member_id)
  if (delivery_plan !== 'pickup' || state !== 'paid') throw new Refusal('shipping.not_pickup')
  return {
    order_id,
    order_no,
    place: findPickupPlace(context, pickup_place),
    secret: pickupSecret(site.keys, order_id),
    real_time: new Date().toISOString(),
  }
}
