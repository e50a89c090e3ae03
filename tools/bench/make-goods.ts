import { languages } from '@longmall/contract/fields.ts'
import { indexGoods } from '@longmall/server/src/catalogue/index-goods.ts'
import type { Database } from '@longmall/server/src/kernel/database/database.ts'
import { catalogueChanged } from '@longmall/server/src/kernel/shared.ts'
import { sql } from 'kysely'
import { adjectives, colours, colourName, departments, nouns, series } from './goods-names.ts'

export interface ManyGoods {
  goods_ids: number[]
  /** Of the three levels, from the top down. */
  category_ids: [number[], number[], number[]]
  brand_ids: number[]
}

const brandCount = 40

/**
 * Fills a migrated database with `count` goods as a real shop has them: three levels of categories, brands, one to four
 * SKUs, texts in five languages, prices, sales, a tenth sold out, search rows. The same count gives the same goods.
 * Set by set: 100,000 goods take less than a minute on two cores. Meant for a database without other goods.
 */
export async function makeManyGoods(db: Database, count: number): Promise<ManyGoods> {
  const category_ids = await makeCategories(db)
  const brand_ids = await makeBrands(db)
  const { rows } = await sql<{ goods: number; sku: number; attribute: number; value: number }>`
    select (select coalesce(max(id), 0) from goods) as goods, (select coalesce(max(id), 0) from sku) as sku,
      (select coalesce(max(id), 0) from attribute) as attribute, (select coalesce(max(id), 0) from attribute_value) as value`.execute(db)
  const from = rows[0]!
  await makeRows(db, count, from, category_ids[2], brand_ids)
  await Promise.all([makeTexts(db, count, from), makeSkus(db, count, from)])
  const goods_ids = Array.from({ length: count }, (_, n) => from.goods + n + 1)
  await sql`analyze`.execute(db)
  await withoutIndexes(db, ['goods_listing', 'goods_search'], async () => {
    await sql`select refresh_goods(${goods_ids}::int[])`.execute(db)
    await sql`analyze goods`.execute(db)
    const half = Math.ceil(count / 2)
    await Promise.all([indexGoods(db, goods_ids.slice(0, half)), indexGoods(db, goods_ids.slice(half))])
  })
  for (const table of ['goods', 'sku', 'attribute', 'attribute_value'])
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.table(table)}))`.execute(db)
  await sql`vacuum analyze`.execute(db)
  await catalogueChanged(db)
  return { goods_ids, category_ids, brand_ids }
}

/** Does the work without the indexes of some tables but their keys: built at the end the whole takes a third less. */
export async function withoutIndexes(db: Database, tables: readonly string[], work: () => Promise<void>): Promise<void> {
  const { rows } = await sql<{ indexname: string; indexdef: string }>`
    select c.relname as indexname, pg_get_indexdef(i.indexrelid) as indexdef from pg_index i join pg_class c on c.oid = i.indexrelid
    where i.indrelid = any (${tables}::regclass[]) and not i.indisunique
      and not exists (select from pg_constraint k where k.conindid = i.indexrelid)`.execute(db)
  for (const { indexname } of rows) await sql`drop index ${sql.table(indexname)}`.execute(db)
  await work()
  for (const { indexdef } of rows) await sql.raw(indexdef.replace(' ON ONLY ', ' ON ')).execute(db)
}

/** Ten departments, in each four kinds of goods, in each five of their qualities. */
async function makeCategories(db: Database): Promise<ManyGoods['category_ids']> {
  const insert = async (
    level: number,
    parents: (number | null)[],
    times: number,
    namesOf: Record<string, readonly string[]>,
  ): Promise<number[]> => {
    const { rows } = await sql<{ id: number }>`
      with added as (
        insert into category (parent_id, level, position)
        select p.id, ${level}, p.place * ${times}::int + n from unnest(${parents}::int[]) with ordinality p (id, place) cross join generate_series(1, ${times}::int) n order by p.place, n
        returning id, position
      ), texts as (
        insert into category_text (category_id, language, name)
        select a.id, l.language, (string_to_array(l.words, ','))[a.position % ${namesOf['en-us']!.length}::int + 1]
        from added a cross join unnest(${languages}::text[], ${languages.map((language) => namesOf[language]!.join())}::text[]) l (language, words)
      )
      select id from added order by position`.execute(db)
    return rows.map((row) => row.id)
  }
  const top = await insert(1, [null], 10, departments)
  const middle = await insert(2, top, 4, nouns)
  return [top, middle, await insert(3, middle, 5, adjectives)]
}

async function makeBrands(db: Database): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with added as (
      insert into brand (handle, position) select 'bench-' || n, n from generate_series(1, ${brandCount}::int) n returning id, position
    ), texts as (
      insert into brand_text (brand_id, language, name) select a.id, 'en-us', (${series}::text[])[a.position * 23] from added a
    )
    select id from added order by id`.execute(db)
  return rows.map((row) => row.id)
}

interface From {
  goods: number
  sku: number
  attribute: number
  value: number
}

// Multipliers prime to the counts spread the numbers, so that neighbours differ and runs repeat.
const nounPlace = sql`(n * 7919::bigint % 40)::int`

async function makeRows(db: Database, count: number, from: From, leaves: number[], brand_ids: number[]): Promise<void> {
  await sql`
    insert into goods (id, handle, category_id, brand_id, level_discount, warehouse, sale_count, favourite_count, position, created_at, is_listed)
    select ${from.goods}::int + n, 'bench-' || ${from.goods}::int + n, (${leaves}::int[])[${nounPlace} * 5 + n * 13::bigint / 40 % 5 + 1],
      (${brand_ids}::int[])[n * 31::bigint % ${brand_ids.length}::int + 1], n % 10 <> 0, case when n % 12 = 0 then 'overseas' else 'domestic' end,
      (power(n * 48271::bigint % 2147483647 / 2147483647.0, 6) * 50000)::int, (n * 16807::bigint % 2147483647 % 300)::int, n,
      store_now() - make_interval(mins => (n * 37::bigint % 500000)::int), n % 200 <> 0
    from generate_series(1, ${count}::int) n`.execute(db)
  await sql`
    insert into goods_picture (goods_id, position, picture)
    select ${from.goods}::int + n, p, jsonb_build_object('src', '/pictures/bench-' || n % 500 || '-' || p, 'widths', '[320, 750]'::jsonb, 'avif', true)
    from generate_series(1, ${count}::int) n cross join generate_series(0, 2) p`.execute(db)
}

async function makeTexts(db: Database, count: number, from: From): Promise<void> {
  for (const language of languages) {
    await sql`
      insert into goods_text (goods_id, language, name, selling_point, description, params, services, unit_name, tags)
      select ${from.goods}::int + n, ${language}, x.name, x.adjective || ' · ' || x.noun, '<p>' || repeat(x.name || '. ', 5) || '</p>',
        jsonb_build_array(jsonb_build_object('name', 'No.', 'value', n::text), jsonb_build_object('name', 'Series', 'value', x.series)), '[]', '', array[x.adjective]
      from generate_series(1, ${count}::int) n
        cross join lateral (select (${adjectives[language]}::text[])[(n * 6007::bigint % 15)::int + 1] as adjective,
          (${nouns[language]}::text[])[${nounPlace} + 1] as noun, (${series}::text[])[(n * 379::bigint % 1000)::int + 1] as series) w
        cross join lateral (select w.*, w.series || ' ' || w.adjective || ' ' || w.noun || ' ' || (n % 97 + 3) as name) x`.execute(db)
  }
}

/** Every third goods comes in two to four colours, the others in one SKU. */
async function makeSkus(db: Database, count: number, from: From): Promise<void> {
  const many = sql`(case when n % 3 = 0 then n / 3 % 3 + 2 else 1 end)`
  await sql`
    insert into attribute (id, goods_id, position) overriding system value
    select ${from.attribute}::int + n, ${from.goods}::int + n, 0 from generate_series(3, ${count}::int, 3) n`.execute(db)
  await sql`
    insert into attribute_text (attribute_id, language, name)
    select ${from.attribute}::int + n, l.language, l.name from generate_series(3, ${count}::int, 3) n
      cross join unnest(${languages}::text[], ${languages.map((language) => colourName[language])}::text[]) l (language, name)`.execute(db)
  await sql`
    insert into attribute_value (id, attribute_id, position) overriding system value
    select ${from.value}::int + n * 4 + k, ${from.attribute}::int + n, k from generate_series(3, ${count}::int, 3) n cross join generate_series(0, ${many} - 1) k`.execute(
    db,
  )
  for (const language of languages)
    await sql`
      insert into attribute_value_text (value_id, language, name)
      select ${from.value}::int + n * 4 + k, ${language}, (${colours[language]}::text[])[k + 1] from generate_series(3, ${count}::int, 3) n cross join generate_series(0, ${many} - 1) k`.execute(
      db,
    )
  await sql`
    insert into sku (id, goods_id, sku_no, value_ids, price, market_price, weight_grams, position)
    select ${from.sku}::int + n * 4 + k, ${from.goods}::int + n, 'B-' || n || '-' || k, case when n % 3 = 0 then array[${from.value}::int + n * 4 + k] else '{}' end,
      199 + (n * 7817::bigint % 30000) + k * 100, case when n % 4 = 0 then 40000 end, 100 + n % 2000, k
    from generate_series(1, ${count}::int) n cross join generate_series(0, ${many} - 1) k`.execute(db)
  await sql`
    insert into stock (sku_id, on_hand)
    select ${from.sku}::int + n * 4 + k, case when n % 10 = 0 then 0 when n % 10 = 1 then 3 else 20 + n % 500 end
    from generate_series(1, ${count}::int) n cross join generate_series(0, ${many} - 1) k`.execute(db)
}
