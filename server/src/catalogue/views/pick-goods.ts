import type { GoodsChoice } from '@longmall/contract/catalogue-pick.ts'
import type { catalogue } from '@longmall/contract/catalogue.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import { queryGrams, likePattern } from '../keywords/grams.ts'
import { splitWords } from '../keywords/split-words.ts'

const maxResults = 20

/** Goods that an operator may choose, in the caller's language; prices in the list's own, before any promotion. */
export async function pickGoods(context: Context, input: InputOf<typeof catalogue.pick>): Promise<OutputOf<typeof catalogue.pick>> {
  const { db, language } = context
  const ids = await findIds(context, input)
  const { rows } = await sql<GoodsChoice>`
    select g.id as goods_id, coalesce(own.name, en.name) as goods_name, g.is_listed, coalesce((
      select jsonb_agg(jsonb_build_object('sku_id', s.id, 'sku_no', s.sku_no, 'sku_name', n.sku_name,
          'price', (s.price / 100.0)::numeric(18, 2)::text, 'available', t.on_hand - t.reserved) order by s.position, s.id)
      from sku s join stock t on t.sku_id = s.id
        cross join lateral (
          select coalesce(string_agg(coalesce(v_own.name, v_en.name), ' / ' order by u.position), '') as sku_name
          from unnest(s.value_ids) with ordinality u (value_id, position)
            left join attribute_value_text v_own on v_own.value_id = u.value_id and v_own.language = ${language}
            join attribute_value_text v_en on v_en.value_id = u.value_id and v_en.language = 'en-us') n
      where s.goods_id = g.id and s.is_active), '[]') as skus
    from unnest(${ids}::int[]) with ordinality w (goods_id, position) join goods g on g.id = w.goods_id
      left join goods_text own on own.goods_id = g.id and own.language = ${language}
      join goods_text en on en.goods_id = g.id and en.language = 'en-us'
    order by w.position`.execute(db)
  return { list: rows }
}

async function findIds({ db, language }: Context, { keyword, goods_ids, sku_ids }: InputOf<typeof catalogue.pick>): Promise<number[]> {
  if (goods_ids) return [...new Set(goods_ids)]
  if (sku_ids) {
    const { rows } = await sql<{ goods_id: number }>`
      select distinct goods_id from sku where id = any (${sku_ids}::int[]) order by goods_id`.execute(db)
    return rows.map(({ goods_id }) => goods_id)
  }
  const keywords = keyword ? splitWords(keyword, language) : []
  const { rows } =
    keywords.length === 0
      ? await sql<{ goods_id: number }>`select id as goods_id from goods where is_listed order by id desc limit ${maxResults}`.execute(db)
      : await sql<{ goods_id: number }>`
        select goods_id from sku where sku_no = ${keyword}
        union
        (select w.goods_id from goods_search w
        where w.language = ${language} and w.grams @> ${[...new Set(keywords.flatMap(queryGrams))]}::text[]
          and w.name || w.other_text like all (${keywords.map(likePattern)}::text[])
        order by w.weight desc, w.goods_id limit ${maxResults})
        limit ${maxResults}`.execute(db)
  return rows.map(({ goods_id }) => goods_id)
}
