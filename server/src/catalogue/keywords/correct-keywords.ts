import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import { editDistance, allowedTypos } from './edit-distance.ts'
import { gramsOf, queryGrams, likePattern } from './grams.ts'
import { isEastAsian } from './split-words.ts'

interface Candidate {
  word: string
  uses: number
}

/** Searched words with each slip repaired: a forgotten space (남성셔츠), else the nearest word of the dictionary; null when there is nothing to repair. */
export async function correctKeywords(context: Context, keywords: readonly string[]): Promise<string[] | null> {
  const corrected = await Promise.all(keywords.map((word) => correctKeyword(context, word)))
  return corrected.some((word, index) => word !== keywords[index]) ? corrected : null
}

async function correctKeyword({ db, language }: Context, word: string): Promise<string> {
  const maxTypos = allowedTypos(word, isEastAsian(word))
  if (maxTypos === 0) return word
  const { rows } = await sql<Candidate>`
    select d.word, d.uses from goods_word d
    where d.language = ${language} and d.uses > 0 and d.grams && ${gramsOf(word)}::text[] and length(d.word) between ${word.length - maxTypos} and ${word.length + maxTypos}
      and not exists (select from goods_word k where k.language = ${language} and k.uses > 0 and k.grams @> ${queryGrams(word)}::text[] and k.word like ${likePattern(word)})
    order by d.uses desc limit 3000`.execute(db)
  if (rows.length === 0) return word
  return (await splitCompound({ db, language }, word)) ?? nearest(word, rows, maxTypos) ?? word
}

/** Two words of the dictionary that were written as one, the most used pair. */
async function splitCompound({ db, language }: Pick<Context, 'db' | 'language'>, word: string): Promise<string | undefined> {
  const positions = Array.from({ length: word.length - 1 }, (_, n) => n + 1)
  const { rows } = await sql<{ joined: string }>`
    select a.word || ' ' || b.word as joined
    from unnest(${positions.map((n) => word.slice(0, n))}::text[], ${positions.map((n) => word.slice(n))}::text[]) p (first, second)
      join goods_word a on a.language = ${language} and a.word = p.first and a.uses > 0
      join goods_word b on b.language = ${language} and b.word = p.second and b.uses > 0
    order by least(a.uses, b.uses) desc limit 1`.execute(db)
  return rows[0]?.joined
}

/** The fewest slips away; of equals the one that begins alike, then the most used. */
function nearest(word: string, candidates: readonly Candidate[], maxTypos: number): string | undefined {
  let best: { word: string; rank: number } | undefined
  for (const candidate of candidates) {
    const rank = editDistance(word, candidate.word, maxTypos) * 2 + (candidate.word[0] === word[0] ? 0 : 1)
    if (rank < (best?.rank ?? Infinity)) best = { word: candidate.word, rank }
  }
  return best?.word
}
