import type { searchStaff as contract } from '@longmall/contract/search-staff.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import { moveInOrder } from '../../catalogue/tree/lock-tree.ts'
import { audit } from '../../kernel/security/audit.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { catalogueChanged } from '../../kernel/shared.ts'
import { findKeyword, isOfList, lockKeywords } from './lock-keywords.ts'

/** Puts a word to a place of its list. Refuses `search.keyword_not_found`, `search.keyword_changed`. (CAT-06, CON-04) */
export async function moveKeyword(
  context: Context<StaffActor>,
  { keyword_id, version, position }: InputOf<typeof contract.move_keyword>,
): Promise<OutputOf<typeof contract.move_keyword>> {
  const { db } = context
  const keywords = await lockKeywords(db)
  const moved = findKeyword(keywords, keyword_id, version)
  const ids = keywords.filter((one) => isOfList(one, moved)).map((one) => one.keyword_id)
  const order = moveInOrder(ids, keyword_id, position)
  await sql`
    update hot_keyword w set position = o.position - 1 from unnest(${order}::int[]) with ordinality o (id, position)
    where w.id = o.id and w.position <> o.position - 1`.execute(db)
  await sql`update hot_keyword set version = version + 1 where id = ${keyword_id}`.execute(db)
  await audit(context, {
    subject: `search_keyword ${keyword_id}`,
    before: { position: ids.indexOf(keyword_id) },
    after: { position: order.indexOf(keyword_id) },
  })
  await catalogueChanged(db)
  return { version: version + 1 }
}
