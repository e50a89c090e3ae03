import type { EditedArticle } from '@longmall/contract/article-shapes.ts'
import { sql } from 'kysely'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { stateOf } from '../rules.ts'

/** An article as operators edit it, in all its languages. */
export async function findEdited({ db, now }: Context, article_id: number): Promise<EditedArticle | undefined> {
  const { rows } = await sql<Omit<EditedArticle, 'state'>>`
    select a.id as article_id, a.kind, a.page_name, a.category_id, a.cover, a.goods_ids, a.position, a.published_at, a.like_count, a.version,
      a.updated_at, (
        select coalesce(jsonb_agg(jsonb_build_object('language', t.language, 'title', t.title, 'summary', t.summary, 'body', t.body, 'points', t.points)
          order by t.language), '[]') from article_text t where t.article_id = a.id
      ) as texts
    from article a where a.id = ${article_id}`.execute(db)
  return rows[0] && { ...rows[0], state: stateOf(rows[0].published_at, now) }
}

/** Refuses `article.not_found`. */
export async function viewForEditing(context: Context<StaffActor>, { article_id }: { article_id: number }): Promise<EditedArticle> {
  const found = await findEdited(context, article_id)
  if (!found) throw new Refusal('article.not_found')
  return found
}

/** Locks an article at the version that was shown. Refuses `article.not_found`, `article.changed`. */
export async function lockEdited(context: Context, article_id: number, version: number | undefined): Promise<EditedArticle> {
  await sql`select from article where id = ${article_id} for no key update`.execute(context.db)
  const found = await findEdited(context, article_id)
  if (!found) throw new Refusal('article.not_found')
  if (found.version !== version) throw new Refusal('article.changed')
  return found
}

/** Its form in the audit log: the texts of each version are in the article's history. */
export const forAudit = ({ kind, page_name, category_id, goods_ids, position, published_at, texts, version }: EditedArticle) => ({
  version,
  kind,
  page_name,
  category_id,
  goods_ids,
  position,
  published_at,
  titles: Object.fromEntries(texts.map(({ language, title }) => [language, title])),
})
