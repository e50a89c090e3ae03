import type { searchStaff as contract } from '@longmall/contract/search-staff.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import { moveInOrder } from '../../catalogue/tree/lock-tree.ts'
import { audit } from '../../kernel/security/audit.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { catalogueChanged } from '../../kernel/shared.ts'
import { findKeyword, isOfList, lockKeywords } from './lock-keywords.ts'

/** Puts a word to a place of its list. Refuses `search.word_not_found`, `search.word_changed`. (CAT-06, CON-04) */
export async function moveKeyword(
  context: Context<StaffActor>,
  { word_id, version, place }: InputOf<typeof contract.place_word>,
): Promise<OutputOf<typeof contract.place_word>> {
  const { db } = context
  const keywords = await lockKeywords(db)
  const moved = findKeyword(keywords, word_id, version)
  const ids = keywords.filter((one) => isOfList(one, moved)).map((one) => one.word_id)
  const order = moveInOrder(ids, word_id, place)
  await sql`
    update hot_word w set position = o.place - 1 from unnest(${order}::int[]) with ordinality o (id, place)
    where w.id = o.id and w.position <> o.place - 1`.execute(db)
  await sql`update hot_word set version = version + 1 where id = ${word_id}`.execute(db)
  await audit(context, {
    subject: `search_word ${word_id}`,
    before: { place: ids.indexOf(word_id) },
    after: { place: order.indexOf(word_id) },
  })
  await catalogueChanged(db)
  return { version: version + 1 }
}
