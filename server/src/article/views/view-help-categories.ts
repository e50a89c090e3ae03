import type { article as contract } from '@longmall/contract/article.ts'
import type { OutputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import { categoryName, isPublished } from '../queries.ts'

type Categories = OutputOf<typeof contract.help_categories>

/** Categories of the help centre that have something to read, in their order. */
export async function viewHelpCategories(context: Context): Promise<Categories> {
  const { rows } = await sql<Categories['list'][number]>`
    select c.id as category_id, ${categoryName(context.language)} as category_name, c.icon, n.article_count
    from article_category c
      join (select a.category_id, count(*)::int as article_count from article a where a.kind = 'help' and ${isPublished(context)} group by 1) n
        on n.category_id = c.id
    order by c.position, c.id`.execute(context.db)
  return { list: rows }
}
