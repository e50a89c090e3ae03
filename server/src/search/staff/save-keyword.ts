import { maxSearchKeywords, type SearchKeyword, type searchStaff as contract, type KeywordList } from '@longmall/contract/search-staff.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import { audit } from '../../kernel/security/audit.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import type { Database } from '../../kernel/database/database.ts'
import { Refusal, wrongField } from '../../kernel/refusal.ts'
import { catalogueChanged } from '../../kernel/shared.ts'
import { findKeyword, isOfList, lockKeywords } from './lock-keywords.ts'

type Input = InputOf<typeof contract.save_keyword>

/**
 * Adds a word at the end of its list, or changes one; one that changes its list goes to the end of the other (CAT-06, CON-04). Refuses
 * `search.keyword_not_found`, `search.keyword_changed`, `search.too_many_keywords` {maximum}, and a word that its list has already.
 */
export async function saveKeyword(context: Context<StaffActor>, input: Input): Promise<OutputOf<typeof contract.save_keyword>> {
  const { db } = context
  if (input.keyword_id !== undefined && input.version === undefined) throw wrongField('version', 'field.required')
  const keywords = await lockKeywords(db)
  const before = input.keyword_id === undefined ? null : findKeyword(keywords, input.keyword_id, input.version!)
  const others = keywords.filter((one) => isOfList(one, input.list) && one.keyword_id !== input.keyword_id)
  if (others.some((one) => one.keyword.toLowerCase() === input.keyword.toLowerCase())) throw wrongField('keyword', 'search.keyword_exists')
  if (others.length >= maxSearchKeywords) throw new Refusal('search.too_many_keywords', { maximum: maxSearchKeywords })
  const saved = before ? await change(db, before, input) : await add(db, input)
  const { list, keyword, is_on } = input
  await audit(context, {
    subject: `search_keyword ${saved.keyword_id}`,
    before: before && withoutId(before),
    after: { ...list, keyword, is_on },
  })
  await catalogueChanged(db)
  return saved
}

const withoutId = ({ language, kind, keyword, is_on }: SearchKeyword) => ({ language, kind, keyword, is_on })

const atEnd = ({ language, kind }: KeywordList) =>
  sql<number>`(select coalesce(max(position) + 1, 0) from hot_keyword where language = ${language} and kind = ${kind})`

async function add(db: Database, { list, keyword, is_on }: Input) {
  return db
    .insertInto('hot_keyword')
    .values({ ...list, keyword, is_on, position: atEnd(list) })
    .returning(['id as keyword_id', 'version'])
    .executeTakeFirstOrThrow()
}

async function change(db: Database, before: SearchKeyword, { list, keyword, is_on }: Input) {
  return db
    .updateTable('hot_keyword')
    .set({ ...list, keyword, is_on, version: before.version + 1, ...(!isOfList(before, list) && { position: atEnd(list) }) })
    .where('id', '=', before.keyword_id)
    .returning(['id as keyword_id', 'version'])
    .executeTakeFirstOrThrow()
}
