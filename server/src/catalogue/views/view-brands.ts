import type { Brand } from '@longmall/contract/catalogue.ts'
import { sql } from 'kysely'
import type { output } from 'zod/mini'
import type { Context } from '../../kernel/context.ts'

/** Brands that have goods on the shelf, in the operator's order. */
export async function viewBrands({ db, language }: Context): Promise<{ list: output<typeof Brand>[] }> {
  const { rows } = await sql<output<typeof Brand>>`
    select b.id as brand_id, coalesce(own.name, en.name) as brand_name, coalesce(own.story, en.story) as story,
      b.logo || jsonb_build_object('alt', coalesce(own.name, en.name)) as logo, n.goods_count
    from (select -listing as brand_id, count(*)::int as goods_count from goods_listing where listing < 0 group by listing) n
      join brand b on b.id = n.brand_id and b.is_shown
      left join brand_text own on own.brand_id = b.id and own.language = ${language}
      join brand_text en on en.brand_id = b.id and en.language = 'en-us'
    order by b.position, b.id`.execute(db)
  return { list: rows }
}
