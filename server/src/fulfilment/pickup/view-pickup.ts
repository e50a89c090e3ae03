import type { fulfilment } from '@longmall/contract/fulfilment.ts'
import type { OutputOf } from '@longmall/contract/operation.ts'
import type { Context, MemberActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { showPickupPlace } from '../../order/pickup-place.ts'
import { packedOrder } from '../packing/packed-order.ts'
import { pickupSecret } from './pickup-code.ts'
import { unfulfilled } from '../../order/rules.ts'

/**
 * Where a paid order is fetched, and what the member's device needs to show its code. Refuses `order.not_found`,
 * `fulfilment.not_ready_for_pickup` also while its group forms.
 */
export async function viewPickup(
  context: Context<MemberActor>,
  { order_id }: { order_id: number },
): Promise<OutputOf<typeof fulfilment.pickup>> {
  const { actor, site, language } = context
  const { order_no, delivery_plan, state, on_hold_by, ...order } = await packedOrder(context, order_id, actor.member_id)
  if (delivery_plan !== 'pickup' || !unfulfilled.includes(state) || on_hold_by !== null)
    throw new Refusal('fulfilment.not_ready_for_pickup')
  return {
    order_id,
    order_no,
    store: showPickupPlace(order, language),
    secret: pickupSecret(site.keys, order_id),
    real_time: new Date().toISOString(),
  }
}
