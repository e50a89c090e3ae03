import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'

export interface NamedSku {
  sku_id: number
  goods_id: number
  goods_name: string
  /** Its values in their order; empty where there is but one variant. */
  sku_name: string
}

/** SKUs with their goods' and their own names in the caller's language, in English where it has none; on the shelf or not. */
export async function namesOfSkus({ db, language }: Context, sku_ids: readonly number[]): Promise<NamedSku[]> {
  const { rows } = await sql<NamedSku>`
    select s.id as sku_id, s.goods_id, coalesce(own.name, en.name) as goods_name, n.sku_name
    from sku s
      left join goods_text own on own.goods_id = s.goods_id and own.language = ${language}
      join goods_text en on en.goods_id = s.goods_id and en.language = 'en-us'
      cross join lateral (
        select coalesce(string_agg(coalesce(v_own.name, v_en.name), ' / ' order by u.position), '') as sku_name
        from unnest(s.value_ids) with ordinality u (value_id, position)
          left join attribute_value_text v_own on v_own.value_id = u.value_id and v_own.language = ${language}
          join attribute_value_text v_en on v_en.value_id = u.value_id and v_en.language = 'en-us') n
    where s.id = any (${sku_ids}::int[])`.execute(db)
  return rows
}
