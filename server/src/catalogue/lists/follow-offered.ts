import { orderTypes } from '@longmall/contract/order.ts'
import { sql } from 'kysely'
import type { Site } from '../../kernel/context.ts'
import { inTransaction, type Database } from '../../kernel/database.ts'
import { isTypeOffered } from '../../kernel/fulfilment.ts'
import { catalogueChanged } from '../../kernel/shared.ts'
import { indexGoods } from '../index-goods.ts'
import { refreshGoods } from '../refresh-goods.ts'

/**
 * At the start of a process: lists, search and top lists have what the shop can bring to its end, and leave the rest out
 * (decisions/0052). Answers how many goods came or went; none where nothing was declared anew.
 */
export function followOffered(site: Site): Promise<number> {
  const withheld = orderTypes.filter((type) => !isTypeOffered({ site }, type))
  return inTransaction(site.db, async (db) => {
    const changed = await changedTypes(db, withheld)
    if (changed.length === 0) return 0
    const { rows } = await sql<{ id: number }>`select id from goods where goods_type = any (${changed}::text[]) order by id`.execute(db)
    const ids = rows.map(({ id }) => id)
    await refreshGoods(db, ids)
    await indexGoods(db, ids)
    await catalogueChanged(db)
    return ids.length
  })
}

/** Writes which types are withheld, and answers those of which that changed; processes that start at once wait for each other. */
async function changedTypes(db: Database, withheld: readonly string[]): Promise<string[]> {
  await sql`lock table goods_withheld in share row exclusive mode`.execute(db)
  const { rows } = await sql<{ goods_type: string }>`
    with wanted as (select unnest(${withheld}::text[]) as goods_type), gone as (
      delete from goods_withheld where goods_type not in (select goods_type from wanted) returning goods_type
    ), fresh as (
      insert into goods_withheld select goods_type from wanted on conflict do nothing returning goods_type
    )
    select goods_type from gone union all select goods_type from fresh`.execute(db)
  return rows.map(({ goods_type }) => goods_type)
}
