import type { SearchWord, WordList } from '@longmall/contract/search-staff.ts'
import { sql } from 'kysely'
import type { Database } from '../../kernel/database/database.ts'
import { Refusal } from '../../kernel/refusal.ts'

/** All words, in their order. */
export async function readWords(db: Database): Promise<SearchWord[]> {
  const { rows } = await sql<SearchWord>`
    select id as word_id, language, kind, word, is_on, version from hot_word order by language, kind, position, id`.execute(db)
  return rows
}

/** All words for who changes them: one operator after the other, so that no word stands twice and none is one too many. */
export async function lockWords(db: Database): Promise<SearchWord[]> {
  await sql`select pg_advisory_xact_lock(hashtext('hot_word'))`.execute(db)
  return readWords(db)
}

/** One of them as it was shown. Refuses `search.word_not_found`, `search.word_changed`. */
export function findWord(words: readonly SearchWord[], word_id: number, version: number): SearchWord {
  const found = words.find((one) => one.word_id === word_id)
  if (!found) throw new Refusal('search.word_not_found')
  if (found.version !== version) throw new Refusal('search.word_changed')
  return found
}

export const isOfList = (one: WordList, { language, kind }: WordList) => one.language === language && one.kind === kind
