import { languages } from '@longmall/contract/fields.ts'
import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import { soughtGoods } from './sought-goods.ts'

const most = 2000

/** Goods that an operator may mean by some words: as `soughtGoods`, and by the names of every language that they have or once had. */
export async function goodsEverNamed(context: Context, words: string): Promise<number[]> {
  const part = `%${words.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  const { rows } = await sql<{ goods_id: number }>`
    select distinct goods_id from former_goods_name
    where name_pairs(name) @> name_pairs(${words}) and lower(name) like ${part} limit ${most}`.execute(context.db)
  return [...new Set([...(await soughtGoods(context, words, languages)), ...rows.map(({ goods_id }) => goods_id)])]
}
