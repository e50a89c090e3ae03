import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'

/** Names of goods by id in the caller's language, in English where it has none; on the shelf or not. */
export async function goodsNames({ db, language }: Context, goods_ids: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await sql<{ goods_id: number; name: string }>`
    select distinct on (goods_id) goods_id, name from goods_text
    where goods_id = any (${goods_ids}::int[]) and language in (${language}, 'en-us') order by goods_id, language = 'en-us'`.execute(db)
  return new Map(rows.map(({ goods_id, name }) => [goods_id, name]))
}
