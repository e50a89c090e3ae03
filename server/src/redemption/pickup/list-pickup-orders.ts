import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import type { redemption as contract } from '@longmall/contract/redemption.ts'
import { sql } from 'kysely'
import type { Context, MemberActor, StaffActor } from '../../kernel/context.ts'
import { readPage, type ListOrder } from '../../kernel/database/list-order.ts'
import { chooseDesks, clerkDesks } from '../clerk-desks.ts'
import { statesOf } from '../rules.ts'
import { pickupColumns, type PickupRow } from './queries.ts'
import { showPickups } from './show-pickups.ts'

const order: ListOrder<'paid_at' | 'expires_at'> = {
  id: sql`p.order_id`,
  defaultSort: 'paid_at',
  sorts: { paid_at: { instant: sql`p.paid_at` }, expires_at: { instant: sql`p.expires_at`, isNullable: true } },
}

/** Orders that wait at the caller's stores, those paid first before the others, 20 a page by default. Refuses `redemption.not_clerk`. */
export async function listWaitingOrders(
  context: Context<MemberActor>,
  { state, branch_id, ...page }: InputOf<typeof contract.pickup_orders>,
): Promise<OutputOf<typeof contract.pickup_orders>> {
  const stores = chooseDesks(await clerkDesks(context), branch_id).map((desk) => desk.branch_id)
  // One short read of the index for each store and state.
  const { list, next } = await readPage(
    context.db,
    order,
    page,
    ({ after, by, cursorColumn, limit }) => sql<PickupRow>`
      select ${pickupColumns}${cursorColumn} from unnest(${stores}::int[]) s (id) cross join unnest(${[...statesOf(state)]}::text[]) w (state)
        cross join lateral (select * from pickup p where p.store_id = s.id and p.state = w.state and ${after} order by ${by} limit ${limit}) p
      order by ${by} limit ${limit}`,
  )
  return { list: await showPickups(context, list), next }
}

/** Orders to pick up at all stores, 20 a page by default. */
export async function listPickupOrders(
  context: Context<StaffActor>,
  { state, branch_id, order_no, ...page }: InputOf<typeof contract.list_pickup_orders>,
): Promise<OutputOf<typeof contract.list_pickup_orders>> {
  const { list, next } = await readPage(
    context.db,
    order,
    { ...page, isSelective: order_no !== undefined },
    ({ after, by, cursorColumn, limit }) => sql<PickupRow>`
      select ${pickupColumns}${cursorColumn} from pickup p where ${after} ${state ? sql`and p.state = ${state}` : sql``}
        ${branch_id ? sql`and p.store_id = ${branch_id}` : sql``} ${order_no ? sql`and p.order_no = ${order_no}` : sql``}
      order by ${by} limit ${limit}`,
  )
  const shown = await showPickups(context, list)
  return { list: shown.map((one, n) => ({ ...one, member_id: list[n]!.member_id, ready_by_name: list[n]!.ready_by_name })), next }
}
