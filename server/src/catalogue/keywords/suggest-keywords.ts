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
    ? sql<boolean>`d.grams @> ${queryGrams(prefix)}::text[] and d.word like ${likePattern(prefix)}`
    : sql<boolean>`d.word ~>=~ ${prefix} and d.word ~<~ ${prefix + lastCharacter}`
  const { rows } = await sql<{ word: string }>`
    select d.word from goods_word d where d.language = ${language} and d.uses > 0 and ${matches} order by d.uses desc, length(d.word), d.word limit ${limit}`.execute(
    db,
  )
  return rows.map((row) => row.word)
}

/** The same after other words: of up to 500 goods that have those, the words that go on from what is typed, the most frequent first. */
export async function suggestKeywordsAfter(
  { db, language }: Context,
  keywords: readonly string[],
  prefix: string,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    select u.word from (
      select w.words from goods_search w
      where w.language = ${language} and w.grams @> ${keywords.flatMap(queryGrams)}::text[] and w.name || w.others like all (${keywords.map(likePattern)}::text[]) limit 500) w
      cross join unnest(w.words) u (word)
    where u.word like ${isEastAsian(prefix) ? `%${prefix}%` : `${prefix}%`} and u.word <> all (${keywords}::text[])
    group by u.word order by count(*) desc, length(u.word), u.word limit ${limit}`.execute(db)
  return rows.map((row) => row.word)
}
