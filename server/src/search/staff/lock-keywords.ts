import type { SearchKeyword, KeywordList } from '@longmall/contract/search-staff.ts'
import { sql } from 'kysely'
import type { Database } from '../../kernel/database/database.ts'
import { Refusal } from '../../kernel/refusal.ts'

/** All words, in their order. */
export async function readKeywords(db: Database): Promise<SearchKeyword[]> {
  const { rows } = await sql<SearchKeyword>`
    select id as keyword_id, language, kind, keyword, is_on, version from hot_keyword order by language, kind, position, id`.execute(db)
  return rows
}

/** Locks all keywords for a change: one operator after the other, so that there are no duplicates and the limit holds. */
export async function lockKeywords(db: Database): Promise<SearchKeyword[]> {
  await sql`select pg_advisory_xact_lock(hashtext('hot_keyword'))`.execute(db)
  return readKeywords(db)
}

/** One of them as it was shown. Refuses `search.keyword_not_found`, `search.keyword_changed`. */
export function findKeyword(keywords: readonly SearchKeyword[], keyword_id: number, version: number): SearchKeyword {
  const found = keywords.find((one) => one.keyword_id === keyword_id)
  if (!found) throw new Refusal('search.keyword_not_found')
  if (found.version !== version) throw new Refusal('search.keyword_changed')
  return found
}

export const isOfList = (one: KeywordList, { language, kind }: KeywordList) => one.language === language && one.kind === kind
