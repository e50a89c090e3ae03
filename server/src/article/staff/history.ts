import type { article as contract } from '@longmall/contract/article.ts'
import type { EditedArticle } from '@longmall/contract/article-shapes.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { cursorForm, cutPage, readCursor } from '../../kernel/database/cursor.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { lockEdited, viewForEditing } from './edited-article.ts'
import { saveVersion, writeArticle, type Content } from './write-article.ts'

type Page = OutputOf<typeof contract.history>

/** The versions of an article, newest first, 20 a page by default. Refuses `article.not_found`. */
export async function listHistory(
  context: Context<StaffActor>,
  { article_id, cursor, page_size = 20 }: InputOf<typeof contract.history>,
): Promise<Page> {
  await viewForEditing(context, { article_id })
  const [before] = cursor === undefined ? ['2147483648'] : readCursor(cursor, [cursorForm.id])
  const { rows } = await sql<Page['list'][number]>`
    select h.version, h.at, h.staff_name, h.action, t.title, t.languages
    from article_history h cross join lateral (
      select (array_agg(x ->> 'title' order by x ->> 'language' <> ${context.language}, x ->> 'language' <> 'en-us'))[1] as title,
        array_agg(x ->> 'language') as languages
      from jsonb_array_elements(h.content -> 'texts') x
    ) t
    where h.article_id = ${article_id} and h.version < ${before}::bigint order by h.version desc limit ${page_size + 1}`.execute(context.db)
  return cutPage(rows, page_size, ({ version }) => [version])
}

/**
 * Brings an earlier version back as a new one; whether the article is published stays. Refuses `article.not_found`, `article.changed`,
 * `article.version_not_found`, and what a save refuses.
 */
export async function restoreArticle(
  context: Context<StaffActor>,
  { article_id, version, restored_version }: InputOf<typeof contract.restore>,
): Promise<EditedArticle> {
  const before = await lockEdited(context, article_id, version)
  const stored = await context.db
    .selectFrom('article_history')
    .select('content')
    .where('article_id', '=', article_id)
    .where('version', '=', restored_version)
    .executeTakeFirst()
  if (!stored) throw new Refusal('article.version_not_found')
  await writeArticle(context, before, stored.content as unknown as Content)
  return saveVersion(context, article_id, before, 'restored')
}
