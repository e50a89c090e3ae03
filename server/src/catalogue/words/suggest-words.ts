import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import { gramsSought, patternOf } from './grams.ts'
import { isEastAsian } from './split-words.ts'

const lastCharacter = '\u{10ffff}'

/**
 * Words of the dictionary that go on from what is typed, the most used first: those beginning with it, or, in Chinese,
 * Japanese and Korean, holding it.
 */
export async function suggestWords({ db, language }: Context, typed: string, limit: number): Promise<string[]> {
  const fits = isEastAsian(typed)
    ? sql<boolean>`d.grams @> ${gramsSought(typed)}::text[] and d.word like ${patternOf(typed)}`
    : sql<boolean>`d.word ~>=~ ${typed} and d.word ~<~ ${typed + lastCharacter}`
  const { rows } = await sql<{ word: string }>`
    select d.word from goods_word d where d.language = ${language} and d.uses > 0 and ${fits} order by d.uses desc, length(d.word), d.word limit ${limit}`.execute(
    db,
  )
  return rows.map((row) => row.word)
}

/** The same after other words: of up to 500 goods that have those, the words that go on from what is typed, the most frequent first. */
export async function suggestWordsAfter(
  { db, language }: Context,
  before: readonly string[],
  typed: string,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    select u.word from (
      select w.words from goods_search w
      where w.language = ${language} and w.grams @> ${before.flatMap(gramsSought)}::text[] and w.name || w.others like all (${before.map(patternOf)}::text[]) limit 500) w
      cross join unnest(w.words) u (word)
    where u.word like ${isEastAsian(typed) ? `%${typed}%` : `${typed}%`} and u.word <> all (${before}::text[])
    group by u.word order by count(*) desc, length(u.word), u.word limit ${limit}`.execute(db)
  return rows.map((row) => row.word)
}
