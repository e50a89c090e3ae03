import type { article as contract } from '@longmall/contract/article.ts'
import type { Article } from '@longmall/contract/article-shapes.ts'
import type { InputOf } from '@longmall/contract/operation.ts'
import { sql, type RawBuilder } from 'kysely'
import { cardsByIds } from '../../catalogue/cards.ts'
import type { Context } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { cardColumns, categoryName, isPublished, joinText } from '../queries.ts'

/** One published article with its goods that are on the shelf (CAT-11). Refuses `article.not_found`. */
export async function viewArticle(context: Context, { article_id }: InputOf<typeof contract.view>): Promise<Article> {
  const [found] = await findArticles(context, sql`a.id = ${article_id}`)
  if (!found) throw new Refusal('article.not_found')
  return found
}

/** The article of a page; null as long as none is published, so that the page shows what it comes with (CAT-16). */
export async function viewPage(context: Context, { page_name }: InputOf<typeof contract.page>): Promise<{ article: Article | null }> {
  const [found] = await findArticles(context, sql`a.page_name = ${page_name}`)
  return { article: found ?? null }
}

type Row = Omit<Article, 'goods'> & { goods_ids: number[] }

/** Published articles that fit, each whole. */
export async function findArticles(context: Context, condition: RawBuilder<unknown>): Promise<Article[]> {
  const { db, language } = context
  const { rows } = await sql<Row>`
    select ${cardColumns}, ${categoryName(language)} as category_name, t.body, t.points, a.goods_ids
    from article a ${joinText(language)} left join article_category c on c.id = a.category_id
    where ${isPublished(context)} and ${condition}`.execute(db)
  const cards = await cardsByIds(context, [...new Set(rows.flatMap(({ goods_ids }) => goods_ids))])
  return rows.map(({ goods_ids, ...row }) => ({
    ...row,
    goods: goods_ids.flatMap((id) => cards.find((card) => card.goods_id === id) ?? []),
  }))
}
