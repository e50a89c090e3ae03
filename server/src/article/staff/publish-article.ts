import type { article as contract } from '@longmall/contract/article.ts'
import type { EditedArticle } from '@longmall/contract/article-shapes.ts'
import type { InputOf } from '@longmall/contract/operation.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { clearTimer, setTimer } from '../../kernel/time/timers.ts'
import { publishTimer } from '../on-article-published.ts'
import { lockEdited } from './edited-article.ts'
import { saveVersion, requireEnglish } from './write-article.ts'

/**
 * Shows an article from `published_at` of the store clock on, from now on where none is said; a past one dates it back. Refuses
 * `article.not_found`, `article.changed`, `article.english_required`.
 */
export async function publishArticle(
  context: Context<StaffActor>,
  { article_id, version, published_at = context.now }: InputOf<typeof contract.publish>,
): Promise<EditedArticle> {
  const { db, now } = context
  const before = await lockEdited(context, article_id, version)
  requireEnglish(before.texts)
  await setPublished(context, article_id, published_at)
  const isScheduled = published_at > now
  if (isScheduled) await setTimer(db, publishTimer, `article ${article_id}`, published_at)
  else await clearTimer(db, publishTimer, `article ${article_id}`)
  return saveVersion(context, article_id, before, isScheduled ? 'scheduled' : 'published')
}

/** Takes an article out of the shop: it is a draft again. Refuses `article.not_found`, `article.changed`. */
export async function withdrawArticle(
  context: Context<StaffActor>,
  { article_id, version }: InputOf<typeof contract.withdraw>,
): Promise<EditedArticle> {
  const before = await lockEdited(context, article_id, version)
  await setPublished(context, article_id, null)
  await clearTimer(context.db, publishTimer, `article ${article_id}`)
  return saveVersion(context, article_id, before, 'withdrawn')
}

async function setPublished({ db, now }: Context, article_id: number, published_at: string | null): Promise<void> {
  await db
    .updateTable('article')
    .set((is) => ({ published_at, updated_at: now, version: is('version', '+', 1) }))
    .where('id', '=', article_id)
    .execute()
}
