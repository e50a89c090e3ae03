import type { Category } from '@longmall/contract/catalogue.ts'
import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'

interface Row extends Category {
  parent_id: number | null
}

const hasGoods = sql`exists (select from goods_listing s where s.listing = c.id)`
/** Of what stands in it nothing is offered (decisions/0052). */
const isWithheld = sql`exists (select from goods g where g.category_id = c.id and g.is_listed and not g.is_offered)`

/** The shown categories as a tree of up to three levels (CAT-02); below a hidden one nothing is shown. */
export async function viewCategories({ db, language }: Context): Promise<{ list: Category[] }> {
  const { rows } = await sql<Row>`
    select c.id as category_id, c.parent_id, coalesce(own.name, en.name) as category_name, c.level,
      c.picture || jsonb_build_object('alt', coalesce(own.name, en.name)) as picture
    from category c
      left join category_text own on own.category_id = c.id and own.language = ${language}
      join category_text en on en.category_id = c.id and en.language = 'en-us'
    where c.is_shown and (${hasGoods} or not ${isWithheld}) order by c.position, c.id`.execute(db)
  return {
    list: childrenOf(
      Map.groupBy(rows, (row) => row.parent_id),
      null,
    ),
  }
}

function childrenOf(byParent: Map<number | null, Row[]>, parent_id: number | null): Category[] {
  return (byParent.get(parent_id) ?? []).map(({ category_id, category_name, level, picture }) => ({
    category_id,
    category_name,
    level,
    picture,
    children: childrenOf(byParent, category_id),
  }))
}
