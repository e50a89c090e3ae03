import type { Language } from '@longmall/contract/fields.ts'
import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import { queryGrams, likePattern } from '../keywords/grams.ts'
import { splitRuns } from '../keywords/split-words.ts'

const maxResults = 2000
const largestId = 2147483647

/**
 * Goods that an operator may mean by some words, 2,000 of each kind at most: those whose names, tags, brand or categories have
 * all of them, in the operator's language or in English unless other languages are named, those off the shelf in any; a goods of this number; one with a SKU of this number.
 */
export async function findGoodsByKeyword(
  { db, language }: Context,
  keyword: string,
  inLanguages: readonly Language[] = [language, 'en-us'],
): Promise<number[]> {
  const id = /^#?(\d{1,10})$/.exec(keyword)?.[1]
  const byId = id !== undefined && Number(id) <= largestId ? sql`union select ${Number(id)}::int` : sql``
  const runs = [...new Set(splitRuns(keyword))]
  const grams = [...new Set(runs.flatMap(queryGrams))]
  const patterns = runs.map(likePattern)
  const byName =
    runs.length === 0
      ? sql``
      : sql`
    union (select distinct goods_id from goods_search w where w.language = any (${inLanguages}::text[]) and w.grams @> ${grams}::text[]
      and w.name || w.other_text like all (${patterns}::text[]) limit ${maxResults})
    union (select goods_id from unlisted_goods_search w where w.grams @> ${grams}::text[] and w.text like all (${patterns}::text[]) limit ${maxResults})`
  const { rows } = await sql<{ goods_id: number }>`
    (select goods_id from sku where sku_no = ${keyword} limit ${maxResults}) ${byId} ${byName}`.execute(db)
  return rows.map(({ goods_id }) => goods_id)
}
