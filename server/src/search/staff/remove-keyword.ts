import type { searchStaff as contract } from '@longmall/contract/search-staff.ts'
import type { InputOf } from '@longmall/contract/operation.ts'
import { audit } from '../../kernel/security/audit.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { catalogueChanged } from '../../kernel/shared.ts'
import { findKeyword, lockKeywords } from './lock-keywords.ts'

/** Removes a word that is as it was shown. Refuses `search.word_not_found`, `search.word_changed`. */
export async function removeKeyword(
  context: Context<StaffActor>,
  { word_id, version }: InputOf<typeof contract.remove_word>,
): Promise<Record<string, never>> {
  const { db } = context
  const before = findKeyword(await lockKeywords(db), word_id, version)
  await db.deleteFrom('hot_word').where('id', '=', word_id).execute()
  await audit(context, { subject: `search_word ${word_id}`, before, after: null })
  await catalogueChanged(db)
  return {}
}
