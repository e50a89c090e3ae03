import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import { editDistance, allowedTypos } from './edit-distance.ts'
import { gramsOf, queryGrams, likePattern } from './grams.ts'
import { isEastAsian } from './split-words.ts'

interface Candidate {
  keyword: string
  use_count: number
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
    select d.keyword, d.use_count from goods_keyword d
    where d.language = ${language} and d.use_count > 0 and d.grams && ${gramsOf(word)}::text[] and length(d.keyword) between ${word.length - maxTypos} and ${word.length + maxTypos}
      and not exists (select from goods_keyword k where k.language = ${language} and k.use_count > 0 and k.grams @> ${queryGrams(word)}::text[] and k.keyword like ${likePattern(word)})
    order by d.use_count desc limit 3000`.execute(db)
  if (rows.length === 0) return word
  return (await splitCompound({ db, language }, word)) ?? nearest(word, rows, maxTypos) ?? word
}

/** Two words of the dictionary that were written as one, the most used pair. */
async function splitCompound({ db, language }: Pick<Context, 'db' | 'language'>, word: string): Promise<string | undefined> {
  const positions = Array.from({ length: word.length - 1 }, (_, n) => n + 1)
  const { rows } = await sql<{ joined: string }>`
    select a.keyword || ' ' || b.keyword as joined
    from unnest(${positions.map((n) => word.slice(0, n))}::text[], ${positions.map((n) => word.slice(n))}::text[]) p (first, second)
      join goods_keyword a on a.language = ${language} and a.keyword = p.first and a.use_count > 0
      join goods_keyword b on b.language = ${language} and b.keyword = p.second and b.use_count > 0
    order by least(a.use_count, b.use_count) desc limit 1`.execute(db)
  return rows[0]?.joined
}

/** The fewest slips away; of equals the one that begins alike, then the most used. */
function nearest(word: string, candidates: readonly Candidate[], maxTypos: number): string | undefined {
  let best: { keyword: string; rank: number } | undefined
  for (const candidate of candidates) {
    const rank = editDistance(word, candidate.keyword, maxTypos) * 2 + (candidate.keyword[0] === word[0] ? 0 : 1)
    if (rank < (best?.rank ?? Infinity)) best = { keyword: candidate.keyword, rank }
  }
  return best?.keyword
}
