import type { ArticleKind, ArticleText, Cover, EditedArticle, historyActions, PageName } from '@longmall/contract/article-shapes.ts'
import { sql } from 'kysely'
import type { output } from 'zod/mini'
import { goodsNames } from '../../catalogue/views/goods-names.ts'
import { audit } from '../../kernel/security/audit.ts'
import { cleanHtml, picturesInHtml } from '../../kernel/security/clean-html.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { Refusal, wrongField } from '../../kernel/refusal.ts'
import { catalogueChanged } from '../../kernel/shared.ts'
import { setMediaUses } from '../../media/staff/set-media-uses.ts'
import { staffOf } from '../../staff/views.ts'
import { searchTextOf } from '../rules.ts'
import { findEdited, forAudit } from './edited-article.ts'

/** Content of an article, as a version of its history stores it. */
export interface Content {
  kind: ArticleKind
  page_name: PageName | null
  category_id: number | null
  cover: output<typeof Cover> | null
  goods_ids: number[]
  position: number
  texts: ArticleText[]
}

/**
 * Writes a new article or the next version of one, its HTML cleaned; to be called with the article locked. Refuses
 * `article.english_required` for one that is not a draft, `article.category_not_found`, `article.goods_unknown`, `article.page_exists`.
 */
export async function writeArticle(context: Context<StaffActor>, before: EditedArticle | null, content: Content): Promise<number> {
  const { db, now } = context
  await checkContent(context, before, content)
  const texts = content.texts.map((text) => ({ ...text, points: text.points ?? [], body: cleanHtml(text.body, { pictures: true }) }))
  const { kind, page_name, category_id, goods_ids, position } = content
  const row = {
    kind,
    page_name,
    category_id,
    cover: content.cover === null ? null : JSON.stringify(content.cover),
    goods_ids,
    position,
    languages: texts.map(({ language }) => language),
    updated_at: now,
  }
  const article_id = before ? await change(context, before, row) : await insert(context, row)
  await db.deleteFrom('article_text').where('article_id', '=', article_id).execute()
  await db
    .insertInto('article_text')
    .values(texts.map((text) => ({ ...text, article_id, points: JSON.stringify(text.points), search: searchTextOf(text) })))
    .execute()
  return article_id
}

type Row = Omit<Content, 'cover' | 'texts'> & { cover: string | null; languages: string[]; updated_at: string }

async function insert({ db, now }: Context, row: Row): Promise<number> {
  const made = await db
    .insertInto('article')
    .values({ ...row, created_at: now })
    .onConflict((conflict) => conflict.column('page_name').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) throw new Refusal('article.page_exists')
  return made.id
}

async function change({ db }: Context, { article_id }: EditedArticle, row: Row): Promise<number> {
  await db
    .updateTable('article')
    .set((is) => ({ ...row, version: is('version', '+', 1) }))
    .where('id', '=', article_id)
    .execute()
  return article_id
}

async function checkContent(context: Context, before: EditedArticle | null, { category_id, goods_ids, texts }: Content): Promise<void> {
  if (new Set(texts.map(({ language }) => language)).size < texts.length) throw wrongField('texts', 'field.duplicate')
  if (before && before.state !== 'draft') requireEnglish(texts)
  if (category_id !== null) {
    const { rows } = await sql`select from article_category where id = ${category_id} for key share`.execute(context.db)
    if (rows.length === 0) throw new Refusal('article.category_not_found')
  }
  const existing = await goodsNames(context, goods_ids)
  const unknown = goods_ids.find((id) => !existing.has(id))
  if (unknown !== undefined) throw new Refusal('article.goods_unknown', { goods_id: unknown })
}

/** What visitors see is in English where their own language is missing. Refuses `article.english_required`. */
export function requireEnglish(texts: readonly { language: string }[]): void {
  if (!texts.some(({ language }) => language === 'en-us')) throw new Refusal('article.english_required')
}

/** Keeps the version in the history, writes the audit log, and shows visitors what they see of it; answers the article. */
export async function saveVersion(
  context: Context<StaffActor>,
  article_id: number,
  before: EditedArticle | null,
  action: (typeof historyActions)[number],
): Promise<EditedArticle> {
  const { db, now, actor } = context
  const after = (await findEdited(context, article_id))!
  const { kind, page_name, category_id, cover, goods_ids, position, texts, version } = after
  const { name } = await staffOf(db, actor.staff_id)
  const content = JSON.stringify({ kind, page_name, category_id, cover, goods_ids, position, texts } satisfies Content)
  await db
    .insertInto('article_history')
    .values({ article_id, version, at: now, staff_id: actor.staff_id, staff_name: name, action, content })
    .execute()
  await setPictureUses(context, article_id)
  await audit(context, { subject: `article ${article_id}`, before: before && forAudit(before), after: forAudit(after) })
  if (before?.state === 'published' || after.state === 'published') await catalogueChanged(db)
  return after
}

// Of older ones a picture may be gone when they are brought back, and that is then refused.
const versionsWithPictures = 20

/** Keeps the pictures of an article and of its last versions, so that each of these can be brought back. */
async function setPictureUses(context: Context, article_id: number): Promise<void> {
  const rows = await context.db
    .selectFrom('article_history')
    .select('content')
    .where('article_id', '=', article_id)
    .orderBy('version', 'desc')
    .limit(versionsWithPictures)
    .execute()
  const srcs = rows.flatMap(({ content }) => {
    const { cover, texts } = content as unknown as Content
    return [...(cover ? [cover.src] : []), ...texts.flatMap(({ body }) => picturesInHtml(body))]
  })
  await setMediaUses(context, holderOf(article_id), srcs)
}

/** The name under which `media` records its pictures. */
export const holderOf = (article_id: number) => `article ${article_id}`
