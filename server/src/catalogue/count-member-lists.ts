import { sql } from 'kysely'
import type { Context } from '../kernel/context.ts'
import { isShown } from './cards.ts'

/** The number of listed goods among a member's favourites, and of rows in the browsing history. */
export async function countMemberLists(
  { db }: Context,
  member_id: number,
): Promise<{ favourite_count: number; browsing_history_count: number }> {
  const { rows } = await sql<{ favourite_count: number; browsing_history_count: number }>`
    select (select count(*)::int from favourite f join goods g on g.id = f.goods_id where f.member_id = ${member_id} and ${isShown}) as favourite_count,
      (select count(*)::int from browsing_history f join goods g on g.id = f.goods_id where f.member_id = ${member_id} and ${isShown}) as browsing_history_count`.execute(
    db,
  )
  return rows[0]!
}
