import type { Picture } from '@longmall/contract/catalogue.ts'
import { sql } from 'kysely'
import type { Timestamp } from '../../kernel/time/clock.ts'
import type { Context } from '../../kernel/context.ts'
import { cursorForm, cutPage, readCursor } from '../../kernel/database/cursor.ts'
import { nameOf, windowSql, type PageQuery } from './list-zone.ts'

export interface TopicRow {
  promotion_id: number
  name: string
  note: string
  picture: Picture | null
  starts_at: Timestamp
  ends_at: Timestamp
  goods_ids: number[]
}

/** Topics of a state, in the order of `listZone`, each with its goods in their order (PRM-10): one statement. */
export async function listTopics(context: Context, { state, cursor, size }: PageQuery): Promise<{ list: TopicRow[]; next: string | null }> {
  const { where, sort_key } = windowSql(context, state)
  const after = cursor === undefined ? null : readCursor(cursor, [cursorForm.number, cursorForm.id])
  const { rows } = await sql<TopicRow & { sort_key: bigint }>`
    select p.id as promotion_id, ${nameOf(context.language)} as name, ${nameOf(context.language, 'note')} as note, p.picture, p.starts_at, p.ends_at,
      g.goods_ids, ${sort_key} as sort_key
    from promotion p cross join lateral (
      select coalesce(array_agg(goods_id order by position, goods_id), '{}') as goods_ids from (
        select goods_id, min(position) as position from promotion_item where promotion_id = p.id group by goods_id) one) g
    where p.is_on and p.kind = 'topic' and ${where}
      ${after === null ? sql`` : sql`and (${sort_key}, p.id) > (${after[0]!}::bigint, ${after[1]!}::bigint)`}
    order by sort_key, p.id limit ${size + 1}`.execute(context.db)
  const page = cutPage(rows, size, (row) => [row.sort_key, row.promotion_id])
  return { list: page.list.map(({ sort_key: _mark, ...row }) => row), next: page.next }
}
