import type { PickupOrder } from '@longmall/contract/redemption.ts'
import { sql } from 'kysely'
import { packedOrders } from '../../fulfilment/packing/packed-order.ts'
import type { Context } from '../../kernel/context.ts'
import { namesOfMembers } from '../../member/profile/names-of-members.ts'
import { namesOfStores } from '../../store/desks.ts'
import type { PickupRow } from './queries.ts'

/** Orders to pick up with their lines, in the caller's language and in the order given. Three statements. */
export async function showPickups(context: Context, pickups: readonly PickupRow[]): Promise<PickupOrder[]> {
  if (pickups.length === 0) return []
  const ids = pickups.map(({ order_id }) => order_id)
  const orders = new Map((await packedOrders(context, sql`o.id = any (${ids}::int[])`)).map((order) => [order.order_id, order]))
  const stores = await namesOfStores(
    context,
    pickups.map(({ store_id }) => store_id),
  )
  const members = await namesOfMembers(
    context.db,
    pickups.map(({ member_id }) => member_id),
  )
  return pickups.map(({ order_id, order_no, store_id, member_id, state, ready_at, expires_at, paid_at }) => {
    const { lines } = orders.get(order_id)!
    return {
      order_id,
      order_no,
      branch: { branch_id: store_id, name: stores.get(store_id) ?? '' },
      member_name: members.get(member_id)?.nickname ?? '',
      state,
      ready_at,
      expires_at,
      paid_at,
      remaining: lines.reduce((sum, line) => sum + line.remaining, 0),
      lines,
    }
  })
}
