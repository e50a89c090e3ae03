import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import type { PickupOrder, redemption as contract } from '@longmall/contract/redemption.ts'
import { sql } from 'kysely'
import type { Context, MemberActor, StaffActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { audit } from '../../kernel/security/audit.ts'
import { lockOrder } from '../../order/progress/find-order.ts'
import { recordDeskEvent } from '../../order/progress/record-order-event.ts'
import { clerkDesks } from '../clerk-desks.ts'
import { makeReady, recordReady, type ReadyBy } from './make-ready.ts'
import { type PickupRow, readPickups } from './queries.ts'
import { showPickups } from './show-pickups.ts'

/**
 * An order of the caller's store can be fetched. Refuses `redemption.not_clerk`, `redemption.order_not_found` for another store's too,
 * `redemption.not_preparing`.
 */
export async function markReady(
  context: Context<MemberActor>,
  { pickup_order_id }: InputOf<typeof contract.mark_ready>,
): Promise<PickupOrder> {
  const desks = await clerkDesks(context)
  const ready = await readyAll(context, [pickup_order_id], { ready_by_clerk: context.actor.member_id }, (pickup) =>
    desks.some(({ branch_id }) => branch_id === pickup.store_id),
  )
  const [shown] = await showPickups(context, ready)
  await recordDeskEvent(context, pickup_order_id, 'pickup_ready', { store: shown!.branch.name })
  return shown!
}

/** Orders can be fetched, all or none. Refuses `redemption.order_not_found`, `redemption.not_preparing`. */
export async function setReady(
  context: Context<StaffActor>,
  { order_ids }: InputOf<typeof contract.set_ready>,
): Promise<OutputOf<typeof contract.set_ready>> {
  const ready = await readyAll(context, [...new Set(order_ids)], { ready_by: context.actor.staff_id }, () => true)
  await recordReady(context, ready)
  for (const { order_id } of ready)
    await audit(context, { subject: `order ${order_id}`, before: { state: 'preparing' }, after: { state: 'ready' } })
  return { list: await showPickups(context, ready) }
}

async function readyAll(
  context: Context,
  order_ids: readonly number[],
  by: ReadyBy,
  isSeen: (pickup: PickupRow) => boolean,
): Promise<PickupRow[]> {
  const seen = await readPickups(context.db, ofOrders(order_ids))
  if (seen.length < order_ids.length || !seen.every(isSeen)) throw new Refusal('redemption.order_not_found')
  // Orders before their pickups, as whoever hands them over or refunds them.
  for (const { order_id } of seen) await lockOrder(context.db, order_id)
  const locked = await readPickups(context.db, ofOrders(order_ids))
  if (locked.some(({ state }) => state !== 'preparing')) throw new Refusal('redemption.not_preparing')
  return makeReady(context, order_ids, by)
}

const ofOrders = (order_ids: readonly number[]) => sql`p.order_id = any (${order_ids}::int[]) order by p.order_id`
