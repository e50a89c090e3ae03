import { maxSearchKeywords, type SearchKeyword, type searchStaff as contract, type KeywordList } from '@longmall/contract/search-staff.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import { audit } from '../../kernel/security/audit.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import type { Database } from '../../kernel/database/database.ts'
import { Refusal, wrongField } from '../../kernel/refusal.ts'
import { catalogueChanged } from '../../kernel/shared.ts'
import { findKeyword, isOfList, lockKeywords } from './lock-keywords.ts'

type Input = InputOf<typeof contract.save_word>

/**
 * Adds a word at the end of its list, or changes one; one that changes its list goes to the end of the other (CAT-06, CON-04). Refuses
 * `search.word_not_found`, `search.word_changed`, `search.too_many_words` {maximum}, and a word that its list has already.
 */
export async function saveKeyword(context: Context<StaffActor>, input: Input): Promise<OutputOf<typeof contract.save_word>> {
  const { db } = context
  if (input.word_id !== undefined && input.version === undefined) throw wrongField('version', 'field.required')
  const keywords = await lockKeywords(db)
  const before = input.word_id === undefined ? null : findKeyword(keywords, input.word_id, input.version!)
  const others = keywords.filter((one) => isOfList(one, input.list) && one.word_id !== input.word_id)
  if (others.some((one) => one.word.toLowerCase() === input.word.toLowerCase())) throw wrongField('word', 'search.word_taken')
  if (others.length >= maxSearchKeywords) throw new Refusal('search.too_many_words', { maximum: maxSearchKeywords })
  const saved = before ? await change(db, before, input) : await add(db, input)
  const { list, word, is_on } = input
  await audit(context, { subject: `search_word ${saved.word_id}`, before: before && withoutId(before), after: { ...list, word, is_on } })
  await catalogueChanged(db)
  return saved
}

const withoutId = ({ language, kind, word, is_on }: SearchKeyword) => ({ language, kind, word, is_on })

const atEnd = ({ language, kind }: KeywordList) =>
  sql<number>`(select coalesce(max(position) + 1, 0) from hot_word where language = ${language} and kind = ${kind})`

async function add(db: Database, { list, word, is_on }: Input) {
  return db
    .insertInto('hot_word')
    .values({ ...list, word, is_on, position: atEnd(list) })
    .returning(['id as word_id', 'version'])
    .executeTakeFirstOrThrow()
}

async function change(db: Database, before: SearchKeyword, { list, word, is_on }: Input) {
  return db
    .updateTable('hot_word')
    .set({ ...list, word, is_on, version: before.version + 1, ...(!isOfList(before, list) && { position: atEnd(list) }) })
    .where('id', '=', before.word_id)
    .returning(['id as word_id', 'version'])
    .executeTakeFirstOrThrow()
}
