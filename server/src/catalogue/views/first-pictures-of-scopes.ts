import type { Picture } from '@longmall/contract/catalogue.ts'
import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import { cardsByIds } from '../cards.ts'

/** Goods and those of categories; both lists empty: all goods. */
export interface GoodsScope {
  goods_ids: readonly number[]
  category_ids: readonly number[]
}

/** Pictures of the first goods of each scope, `limit` at most, in the order of goods lists. Two statements for all of them. */
export async function firstPicturesOfScopes(context: Context, scopes: readonly GoodsScope[], limit: number): Promise<Picture[][]> {
  if (scopes.length === 0) return []
  const scopeRows = scopes.map(({ goods_ids, category_ids }, index) => ({
    position: index,
    goods_ids,
    // The shelf of all goods.
    shelves: goods_ids.length + category_ids.length === 0 ? [0] : category_ids,
  }))
  // A few of each shelf by its index, so that no large category is sorted whole.
  const { rows } = await sql<{ position: number; goods_ids: number[] }>`
    select w.position, array_agg(f.goods_id order by f.position, f.goods_id) as goods_ids
    from jsonb_to_recordset(${JSON.stringify(scopeRows)}::jsonb) w (position int, goods_ids jsonb, shelves jsonb)
      cross join lateral (
        select o.goods_id, min(o.position) as position from (
          select s.goods_id, s.position from goods_listing s
            where s.listing = 0 and s.goods_id in (select id::int from jsonb_array_elements_text(w.goods_ids) id)
          union all
          select s.goods_id, s.position from jsonb_array_elements_text(w.shelves) h
            cross join lateral (select goods_id, position from goods_listing where listing = h::int order by position, goods_id limit ${limit}) s
        ) o group by o.goods_id order by position, o.goods_id limit ${limit}) f
    group by w.position`.execute(context.db)
  const cards = await cardsByIds(context, [...new Set(rows.flatMap(({ goods_ids }) => goods_ids))])
  const pictures = new Map(cards.map(({ goods_id, picture }) => [goods_id, picture]))
  const idsByScope = new Map(rows.map(({ position: index, goods_ids }) => [index, goods_ids]))
  return scopes.map((_, index) => (idsByScope.get(index) ?? []).flatMap((goods_id) => pictures.get(goods_id) ?? []))
}
