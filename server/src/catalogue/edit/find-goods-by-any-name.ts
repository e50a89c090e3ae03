import { languages } from '@longmall/contract/fields.ts'
import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import { findGoodsByKeyword } from './find-goods-by-keyword.ts'

const maxResults = 2000

/** Goods that an operator may mean by some words: as `findGoodsByKeyword`, and by the names of every language that they have or once had. */
export async function findGoodsByAnyName(context: Context, keyword: string): Promise<number[]> {
  const pattern = `%${keyword.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  const { rows } = await sql<{ goods_id: number }>`
    select distinct goods_id from goods_name_history
    where name_pairs(name) @> name_pairs(${keyword}) and lower(name) like ${pattern} limit ${maxResults}`.execute(context.db)
  return [...new Set([...(await findGoodsByKeyword(context, keyword, languages)), ...rows.map(({ goods_id }) => goods_id)])]
}
