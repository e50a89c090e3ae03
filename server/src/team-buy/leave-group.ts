import { sql } from 'kysely'
import type { Context } from '../kernel/context.ts'
import { failGroup } from './decide-group.ts'
import { lockGroup, type GroupRow, type Seat } from './queries.ts'

/**
 * Gives an order's place in a forming group back, because the order is no more; of a leader's group the next member leads, and one
 * that nobody is in fails. An order without such a place changes nothing.
 */
export async function leaveGroup(context: Context, { order_id }: { order_id: number }): Promise<void> {
  const seat = await context.db
    .selectFrom('team_buy_member')
    .select(['group_id', 'member_id', 'order_id', 'sku_id'])
    .where('order_id', '=', order_id)
    .where('left_at', 'is', null)
    .executeTakeFirst()
  const group = seat && (await lockGroup(context, seat.group_id))
  if (group?.state === 'forming') await removeSeat(context, group, seat!)
}

/** Takes a seat out of a locked, forming group. */
export async function removeSeat(context: Context, group: GroupRow, { order_id }: Seat): Promise<void> {
  const { db, now } = context
  const { group_id } = group
  const removed = await db
    .updateTable('team_buy_member')
    .set({ left_at: now })
    .where('order_id', '=', order_id)
    .where('left_at', 'is', null)
    .executeTakeFirst()
  if (removed.numUpdatedRows === 0n) return
  const { rows } = await sql<{ joined: number }>`
    update team_buy_team set joined = joined - 1, version = version + 1,
      leader_id = (select member_id from team_buy_member where group_id = ${group_id} and left_at is null
        order by member_id = leader_id desc, joined_at, order_id limit 1)
    where id = ${group_id} returning joined`.execute(db)
  if (rows[0]!.joined === 0) await failGroup(context, group, 'empty')
}
