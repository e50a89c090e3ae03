import type { OutputOf } from '@longmall/contract/operation.ts'
import type { redemption as contract } from '@longmall/contract/redemption.ts'
import type { Context, MemberActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { findPickup } from './queries.ts'

/** How the pickup of the caller's order stands, and until when it waits. Refuses `order.not_found` for anybody else's and for one that is not picked up. */
export async function viewOwnPickup(
  { db, actor }: Context<MemberActor>,
  { order_id }: { order_id: number },
): Promise<OutputOf<typeof contract.pickup>> {
  const pickup = await findPickup(db, order_id)
  if (!pickup || pickup.member_id !== actor.member_id) throw new Refusal('order.not_found')
  const { state, ready_at, expires_at } = pickup
  return { state, ready_at, expires_at }
}
