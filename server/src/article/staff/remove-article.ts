import type { article as contract } from '@longmall/contract/article.ts'
import type { InputOf } from '@longmall/contract/operation.ts'
import { audit } from '../../kernel/security/audit.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { setMediaUses } from '../../media/staff/set-media-uses.ts'
import { forAudit, lockEdited } from './edited-article.ts'
import { holderOf } from './write-article.ts'

/** Deletes a draft with its history and likes. Refuses `article.not_found`, `article.changed`, `article.not_draft`. */
export async function removeArticle(
  context: Context<StaffActor>,
  { article_id, version }: InputOf<typeof contract.remove>,
): Promise<Record<string, never>> {
  const before = await lockEdited(context, article_id, version)
  if (before.state !== 'draft') throw new Refusal('article.not_draft')
  await context.db.deleteFrom('article').where('id', '=', article_id).execute()
  await setMediaUses(context, holderOf(article_id), [])
  await audit(context, { subject: `article ${article_id}`, before: forAudit(before), after: null })
  return {}
}
