import { sql } from 'kysely'

/** What a SKU of the SQL row `k` is called, by its values: "Red / M"; empty where it has none. */
export const skuNameOf = (language: string) => sql<string>`(
  select coalesce(string_agg(coalesce(
      (select name from attribute_value_text where value_id = u.value_id and language = ${language}),
      (select name from attribute_value_text where value_id = u.value_id and language = 'en-us')), ' / ' order by u.position), '')
  from unnest(k.value_ids) with ordinality u (value_id, position))`

/** What a goods of the SQL row `g` is called. */
export const goodsNameOf = (language: string) => sql<string>`coalesce(
  (select name from goods_text where goods_id = g.id and language = ${language}),
  (select name from goods_text where goods_id = g.id and language = 'en-us'))`
