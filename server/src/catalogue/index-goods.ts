import { languages, type Language } from '@longmall/contract/fields.ts'
import { sql } from 'kysely'
import type { Database } from '../kernel/database/database.ts'
import { isShown } from './cards.ts'
import { gramsOf } from './keywords/grams.ts'
import { indexHidden } from './keywords/index-hidden.ts'
import { buildIndexRow, type IndexRow } from './keywords/index-row.ts'

interface Source {
  goods_id: number
  language: Language
  category_path: number[]
  name: string
  /** Brand and tags. */
  other_text: string
  weight: number
}

const batch = 5000

/**
 * Makes goods findable: writes their search rows, one a language, and counts their words in the dictionary.
 * To be called in the transaction that changed a name, tag, brand, category or the shelf, after `refreshGoods`; goods off the shelf leave the index.
 * For many goods (an import, a bench) pass all ids at once: they go in batches of 5,000, each five statements. On an empty
 * index, drop `goods_search_grams` before and create it after: the whole then takes a third less.
 */
export async function indexGoods(db: Database, goods_ids: readonly number[]): Promise<void> {
  for (let from = 0; from < goods_ids.length; from += batch) await indexBatch(db, goods_ids.slice(from, from + batch))
}

async function indexBatch(db: Database, goods_ids: readonly number[]): Promise<void> {
  const sources = await textsOf(db, goods_ids)
  const categories = await categoryNames(db, sources)
  const rows = sources.map(({ goods_id, language, category_path, weight, name, other_text }) => {
    const names = category_path.map((id) => categories.get(`${id} ${language}`) ?? categories.get(`${id} en-us`))
    return { goods_id, language, weight, ...buildIndexRow(language, name, [other_text, ...names].join(' ')) }
  })
  await storeRows(db, goods_ids, rows)
  await indexHidden(db, goods_ids)
}

/** Name, and beside it brand and tags, of goods on the shelf; each in all languages, English where one lacks its own. */
async function textsOf(db: Database, goods_ids: readonly number[]): Promise<Source[]> {
  const { rows } = await sql<Source>`
    select g.id as goods_id, l.language, g.category_path, coalesce(own.name, en.name) as name,
      concat_ws(' ', coalesce(brand_own.name, brand_en.name), array_to_string(coalesce(own.tags, en.tags), ' ')) as other_text,
      search_weight(g.sale_count) as weight
    from goods g cross join unnest(${languages}::text[]) l (language)
      left join goods_text own on own.goods_id = g.id and own.language = l.language
      join goods_text en on en.goods_id = g.id and en.language = 'en-us'
      left join brand_text brand_own on brand_own.brand_id = g.brand_id and brand_own.language = l.language
      left join brand_text brand_en on brand_en.brand_id = g.brand_id and brand_en.language = 'en-us'
    where g.id = any (${goods_ids}) and ${isShown}`.execute(db)
  return rows
}

/** Names of all categories above these goods by `id language`: a join for each row would cost more than everything else. */
async function categoryNames(db: Database, sources: readonly Source[]): Promise<Map<string, string>> {
  const ids = [...new Set(sources.flatMap((source) => source.category_path))]
  const rows = await db
    .selectFrom('category_text')
    .selectAll()
    .where(sql<boolean>`category_id = any (${ids})`)
    .execute()
  return new Map(rows.map((row) => [`${row.category_id} ${row.language}`, row.name]))
}

/** Puts the rows in place of what stood there; the dictionary's counts move by the difference, in order of the words. Arrays of unequal length travel as text. */
async function storeRows(
  db: Database,
  goods_ids: readonly number[],
  rows: (IndexRow & Pick<Source, 'goods_id' | 'language' | 'weight'>)[],
): Promise<void> {
  const keywords = [...new Set(rows.flatMap((row) => row.keywords))]
  await sql`
    with old as (
      select s.language, w.keyword, -1 as use_count from goods_search s cross join unnest(s.keywords) w (keyword) where s.goods_id = any (${goods_ids})
    ), fresh as (
      select goods_id, language, name, other_text, string_to_array(grams, ',') as grams, string_to_array(keywords, ',') as keywords, weight
      from unnest(${rows.map((row) => row.goods_id)}::int[], ${rows.map((row) => row.language)}::text[], ${rows.map((row) => row.name)}::text[],
        ${rows.map((row) => row.other_text)}::text[], ${rows.map((row) => row.grams.join())}::text[], ${rows.map((row) => row.keywords.join())}::text[], ${rows.map((row) => row.weight)}::int[])
        f (goods_id, language, name, other_text, grams, keywords, weight)
    ), deleted as (
      delete from goods_search s where s.goods_id = any (${goods_ids}) and not exists (select from fresh f where f.goods_id = s.goods_id)
    ), upserted as (
      insert into goods_search (goods_id, language, name, other_text, grams, keywords, weight) select goods_id, language, name, other_text, grams, keywords, weight from fresh
      on conflict (goods_id, language) do update set name = excluded.name, other_text = excluded.other_text, grams = excluded.grams,
        keywords = excluded.keywords, weight = excluded.weight
    ), moved as (
      select language, keyword, sum(use_count)::int as use_count
      from (select * from old union all select f.language, w.keyword, 1 from fresh f cross join unnest(f.keywords) w (keyword)) both_sides
      group by language, keyword having sum(use_count) <> 0
    )
    insert into goods_keyword (language, keyword, use_count, grams)
    select m.language, m.keyword, m.use_count, coalesce(string_to_array(g.grams, ','), '{}')
    from moved m left join unnest(${keywords}::text[], ${keywords.map((keyword) => gramsOf(keyword).join())}::text[]) g (keyword, grams) on g.keyword = m.keyword
    order by m.language, m.keyword
    on conflict (language, keyword) do update set use_count = goods_keyword.use_count + excluded.use_count`.execute(db)
}
