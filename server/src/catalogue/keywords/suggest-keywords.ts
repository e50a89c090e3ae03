import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import { queryGrams, likePattern } from './grams.ts'
import { isEastAsian } from './split-words.ts'

const lastCharacter = '\u{10ffff}'

/**
 * Words of the dictionary that go on from what is typed, the most used first: those beginning with it, or, in Chinese,
 * Japanese and Korean, holding it.
 */
export async function suggestKeywords({ db, language }: Context, prefix: string, limit: number): Promise<string[]> {
  const matches = isEastAsian(prefix)
    ? sql<boolean>`d.grams @> ${queryGrams(prefix)}::text[] and d.keyword like ${likePattern(prefix)}`
    : sql<boolean>`d.keyword ~>=~ ${prefix} and d.keyword ~<~ ${prefix + lastCharacter}`
  const { rows } = await sql<{ keyword: string }>`
    select d.keyword from goods_keyword d where d.language = ${language} and d.use_count > 0 and ${matches} order by d.use_count desc, length(d.keyword), d.keyword limit ${limit}`.execute(
    db,
  )
  return rows.map((row) => row.keyword)
}

/** The same after other words: of up to 500 goods that have those, the words that go on from what is typed, the most frequent first. */
export async function suggestKeywordsAfter(
  { db, language }: Context,
  keywords: readonly string[],
  prefix: string,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ keyword: string }>`
    select u.keyword from (
      select w.keywords from goods_search w
      where w.language = ${language} and w.grams @> ${keywords.flatMap(queryGrams)}::text[] and w.name || w.other_text like all (${keywords.map(likePattern)}::text[]) limit 500) w
      cross join unnest(w.keywords) u (keyword)
    where u.keyword like ${isEastAsian(prefix) ? `%${prefix}%` : `${prefix}%`} and u.keyword <> all (${keywords}::text[])
    group by u.keyword order by count(*) desc, length(u.keyword), u.keyword limit ${limit}`.execute(db)
  return rows.map((row) => row.keyword)
}
