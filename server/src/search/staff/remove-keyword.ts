import type { searchStaff as contract } from '@longmall/contract/search-staff.ts'
import type { InputOf } from '@longmall/contract/operation.ts'
import { audit } from '../../kernel/security/audit.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { catalogueChanged } from '../../kernel/shared.ts'
import { findKeyword, lockKeywords } from './lock-keywords.ts'

/** Removes a word that is as it was shown. Refuses `search.keyword_not_found`, `search.keyword_changed`. */
export async function removeKeyword(
  context: Context<StaffActor>,
  { keyword_id, version }: InputOf<typeof contract.remove_keyword>,
): Promise<Record<string, never>> {
  const { db } = context
  const before = findKeyword(await lockKeywords(db), keyword_id, version)
  await db.deleteFrom('hot_keyword').where('id', '=', keyword_id).execute()
  await audit(context, { subject: `search_keyword ${keyword_id}`, before, after: null })
  await catalogueChanged(db)
  return {}
}
