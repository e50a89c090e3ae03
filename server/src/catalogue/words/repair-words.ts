import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import { editDistance, slipsForgiven } from './edit-distance.ts'
import { gramsOf, gramsSought, patternOf } from './grams.ts'
import { isEastAsian } from './split-words.ts'

interface Candidate {
  word: string
  uses: number
}

/** Searched words with each slip repaired: a forgotten space (남성셔츠), else the nearest word of the dictionary; null when there is nothing to repair. */
export async function repairWords(context: Context, words: readonly string[]): Promise<string[] | null> {
  const repaired = await Promise.all(words.map((word) => repairWord(context, word)))
  return repaired.some((word, place) => word !== words[place]) ? repaired : null
}

async function repairWord({ db, language }: Context, word: string): Promise<string> {
  const most = slipsForgiven(word, isEastAsian(word))
  if (most === 0) return word
  const { rows } = await sql<Candidate>`
    select d.word, d.uses from goods_word d
    where d.language = ${language} and d.uses > 0 and d.grams && ${gramsOf(word)}::text[] and length(d.word) between ${word.length - most} and ${word.length + most}
      and not exists (select from goods_word k where k.language = ${language} and k.uses > 0 and k.grams @> ${gramsSought(word)}::text[] and k.word like ${patternOf(word)})
    order by d.uses desc limit 3000`.execute(db)
  if (rows.length === 0) return word
  return (await splitJoined({ db, language }, word)) ?? nearest(word, rows, most) ?? word
}

/** Two words of the dictionary that were written as one, the most used pair. */
async function splitJoined({ db, language }: Pick<Context, 'db' | 'language'>, word: string): Promise<string | undefined> {
  const places = Array.from({ length: word.length - 1 }, (_, n) => n + 1)
  const { rows } = await sql<{ joined: string }>`
    select a.word || ' ' || b.word as joined
    from unnest(${places.map((n) => word.slice(0, n))}::text[], ${places.map((n) => word.slice(n))}::text[]) p (first, second)
      join goods_word a on a.language = ${language} and a.word = p.first and a.uses > 0
      join goods_word b on b.language = ${language} and b.word = p.second and b.uses > 0
    order by least(a.uses, b.uses) desc limit 1`.execute(db)
  return rows[0]?.joined
}

/** The fewest slips away; of equals the one that begins alike, then the most used. */
function nearest(word: string, candidates: readonly Candidate[], most: number): string | undefined {
  let found: { word: string; rank: number } | undefined
  for (const candidate of candidates) {
    const rank = editDistance(word, candidate.word, most) * 2 + (candidate.word[0] === word[0] ? 0 : 1)
    if (rank < (found?.rank ?? Infinity)) found = { word: candidate.word, rank }
  }
  return found?.word
}
