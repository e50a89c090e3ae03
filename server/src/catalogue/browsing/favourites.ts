import type { GoodsCard } from '@longmall/contract/catalogue.ts'
import { sql } from 'kysely'
import type { Context, MemberActor } from '../../kernel/context.ts'
import { cursorForm, cutPage, readCursor } from '../../kernel/database/cursor.ts'
import { emit } from '../../kernel/work/outbox.ts'
import { isShown, selectCards } from '../cards.ts'
import { checkGoods } from '../goods-of-sku.ts'
import type { PageInput } from '../lists/goods-filter.ts'
import { catalogueSettings } from '../settings.ts'
import './events.ts'

/** The member's favourites that are on the shelf, newest first. */
export async function listFavourites(
  context: Context<MemberActor>,
  { cursor, page_size }: PageInput,
): Promise<{ list: GoodsCard[]; next: string | null }> {
  const size = page_size ?? context.setting(catalogueSettings.page_size)
  const [mark, id] = cursor ? readCursor(cursor, [cursorForm.number, cursorForm.id]) : []
  const after = cursor
    ? sql`(f.created_at, f.goods_id) < (timestamptz 'epoch' + ${mark}::bigint * interval '1 microsecond', ${id}::bigint)`
    : sql`true`
  const rows = await selectCards<bigint>(
    context,
    sql`select g.id as goods_id, row_number() over (order by f.created_at desc, f.goods_id desc) as position, (extract(epoch from f.created_at) * 1000000)::bigint as mark
      from favourite f join goods g on g.id = f.goods_id where f.member_id = ${context.actor.member_id} and ${isShown} and ${after}
      order by f.created_at desc, f.goods_id desc limit ${size + 1}`,
  )
  const { list, next } = cutPage(rows, size, (row) => [row.mark, row.card.goods_id])
  return { list: list.map(({ card }) => card), next }
}

export async function isFavourite(
  { db, actor }: Context<MemberActor>,
  { goods_id }: { goods_id: number },
): Promise<{ is_favourite: boolean }> {
  const row = await db
    .selectFrom('favourite')
    .select('goods_id')
    .where('member_id', '=', actor.member_id)
    .where('goods_id', '=', goods_id)
    .executeTakeFirst()
  return { is_favourite: Boolean(row) }
}

/** Keeps a goods; once more changes nothing. Refuses `catalogue.goods_not_found`. */
export async function addFavourite(context: Context<MemberActor>, { goods_id }: { goods_id: number }): Promise<Record<string, never>> {
  await checkGoods(context, goods_id)
  await sql`
    with added as (
      insert into favourite (member_id, goods_id, created_at) values (${context.actor.member_id}, ${goods_id}, ${context.now}) on conflict do nothing returning goods_id
    )
    update goods g set favourite_count = g.favourite_count + 1 from added a where g.id = a.goods_id`.execute(context.db)
  await emit(context, 'catalogue.favourite_added', { member_id: context.actor.member_id, goods_id })
  return {}
}

/** Removes favourites; those that are none are passed over. */
export async function removeFavourites(
  { db, actor }: Context<MemberActor>,
  { goods_ids }: { goods_ids: number[] },
): Promise<Record<string, never>> {
  await sql`
    with removed as (
      delete from favourite where member_id = ${actor.member_id} and goods_id = any (${goods_ids}::int[]) returning goods_id
    ), locked as (
      select g.id from goods g join removed r on r.goods_id = g.id order by g.id for update of g
    )
    update goods g set favourite_count = g.favourite_count - 1 from locked l where g.id = l.id`.execute(db)
  return {}
}
