import type { GoodsCard } from '@longmall/contract/catalogue.ts'
import { sql } from 'kysely'
import type { Context } from '../kernel/context.ts'
import { cutPage } from '../kernel/database/cursor.ts'
import { runningOfGoods } from '../promotion/running-of-goods.ts'
import { cardColumns, cardTables, isShown, labelled, type BareCard } from './cards.ts'
import { isPlain, shelfConditions, type GoodsFilterInput, type PageInput } from './lists/goods-filter.ts'
import { sortSql } from './lists/goods-sort.ts'
import { catalogueSettings } from './settings.ts'
import { gramsSought, patternOf } from './words/grams.ts'

export interface FoundGoods {
  list: GoodsCard[]
  next: string | null
  /** How many goods there are on all pages. */
  total: number
}

/**
 * Goods on the shelf that have all of these folded words (CAT-06), each anywhere in a name, tag, brand or category of the
 * caller's language, narrowed and sorted as a list. Without a sort: those named so first, then by
 * sales. One statement.
 */
export async function findGoods(context: Context, words: readonly string[], filter: GoodsFilterInput & PageInput): Promise<FoundGoods> {
  if (words.length === 0) return { list: [], next: null, total: 0 }
  const sort = sortSql(filter.sort ?? 'relevance')
  const size = filter.page_size ?? context.setting(catalogueSettings.page_size)
  const { rows } = await sql<BareCard & { mark: bigint; total: number }>`
    with found as materialized (
      ${await foundRows(context, words, filter)}
    ), page as (
      select s.goods_id, ${sort.place} as place, ${sort.mark} as mark from found s where ${sort.after(filter.cursor)} order by ${sort.order} limit ${sql.lit(size + 1)}
    )
    select ${cardColumns}, page.mark, (select count(*)::int from found) as total
    from page join goods g on g.id = page.goods_id ${cardTables(context.language)} where ${isShown} order by page.place`.execute(context.db)
  const { list, next } = cutPage(rows, size, (row) => sort.cursorParts(row.mark, row.goods_id))
  const labels = await runningOfGoods(context)
  return { list: list.map(({ mark: _mark, total: _total, ...card }) => labelled(card, labels)), next, total: rows[0]?.total ?? 0 }
}

/**
 * Every goods found, with its relevance; a search that is neither narrowed nor sorted reads the search rows alone. Language and page size
 * are literals and the rows of the index come first, so that one plan suits all words and need not be made again for each call.
 */
async function foundRows(context: Context, words: readonly string[], filter: GoodsFilterInput) {
  const grams = [...new Set(words.flatMap(gramsSought))]
  const patterns = words.map(patternOf)
  const matches = sql`
    select w.goods_id, case when w.name like all (${patterns}::text[]) then 0 else 100 end - w.weight as relevance from goods_search w
    where w.language = ${sql.lit(context.language)} and w.grams @> ${grams}::text[] and w.name || w.others like all (${patterns}::text[])`
  if (isPlain(filter)) return matches
  return sql`
    with matching as materialized (${matches})
    select s.*, w.relevance from matching w join goods_shelf s on s.goods_id = w.goods_id where ${await shelfConditions(context, filter)}`
}
