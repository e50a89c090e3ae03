import type { GoodsCard } from '@longmall/contract/catalogue.ts'
import { sql } from 'kysely'
import type { Context, MemberActor } from '../../kernel/context.ts'
import { cursorForm, cutPage, readCursor } from '../../kernel/database/cursor.ts'
import { isShown, selectCards } from '../cards.ts'
import type { PageInput } from '../lists/goods-filter.ts'
import { catalogueSettings } from '../settings.ts'

interface Mark {
  seen: number
  day: string
}

/** Goods on the shelf that the member looked at, newest first, each with the day; a goods stands once a day. */
export async function listBrowsingHistory(
  context: Context<MemberActor>,
  { cursor, page_size }: PageInput,
): Promise<{ list: { day: string; goods: GoodsCard }[]; next: string | null }> {
  const size = page_size ?? context.setting(catalogueSettings.page_size)
  const [seen, id] = cursor ? readCursor(cursor, [cursorForm.number, cursorForm.id]) : []
  const after = cursor
    ? sql`(f.viewed_at, f.goods_id) < (timestamptz 'epoch' + ${seen}::bigint * interval '1 microsecond', ${id}::bigint)`
    : sql`true`
  const rows = await selectCards<Mark>(
    context,
    sql`select g.id as goods_id, row_number() over (order by f.viewed_at desc, f.goods_id desc) as position,
        jsonb_build_object('day', f.day, 'seen', (extract(epoch from f.viewed_at) * 1000000)::bigint) as mark
      from browsing_history f join goods g on g.id = f.goods_id where f.member_id = ${context.actor.member_id} and ${isShown} and ${after}
      order by f.viewed_at desc, f.goods_id desc limit ${size + 1}`,
  )
  const { list, next } = cutPage(rows, size, ({ card, mark }) => [mark.seen, card.goods_id])
  return { list: list.map(({ card, mark }) => ({ day: mark.day, goods: card })), next }
}

/** Forgets goods looked at: those named, of a day or of all days; a whole day; or everything. */
export async function removeBrowsingHistory(
  { db, actor }: Context<MemberActor>,
  { goods_ids, day }: { goods_ids?: number[] | undefined; day?: string | undefined },
): Promise<Record<string, never>> {
  let query = db.deleteFrom('browsing_history').where('member_id', '=', actor.member_id)
  if (goods_ids) query = query.where(sql<boolean>`goods_id = any (${goods_ids}::int[])`)
  if (day) query = query.where('day', '=', day)
  await query.execute()
  return {}
}
