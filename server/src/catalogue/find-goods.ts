import type { GoodsCard } from '@longmall/contract/catalogue.ts'
import { sql } from 'kysely'
import type { Context } from '../kernel/context.ts'
import { cutPage } from '../kernel/database/cursor.ts'
import { labelsByGoods } from '../promotion/labels-by-goods.ts'
import { cardColumns, cardTables, isShown, labelCard, type UnlabelledCard } from './cards.ts'
import { isUnfiltered, listingConditions, type GoodsFilterInput, type PageInput } from './lists/goods-filter.ts'
import { sortSql } from './lists/goods-sort.ts'
import { catalogueSettings } from './settings.ts'
import { queryGrams, likePattern } from './keywords/grams.ts'

export interface GoodsSearchResult {
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
export async function findGoods(
  context: Context,
  keywords: readonly string[],
  filter: GoodsFilterInput & PageInput,
): Promise<GoodsSearchResult> {
  if (keywords.length === 0) return { list: [], next: null, total: 0 }
  const sort = sortSql(filter.sort ?? 'relevance')
  const size = filter.page_size ?? context.setting(catalogueSettings.page_size)
  const { rows } = await sql<UnlabelledCard & { mark: bigint; total: number }>`
    with found as materialized (
      ${await searchRows(context, keywords, filter)}
    ), page as (
      select s.goods_id, ${sort.place} as position, ${sort.mark} as mark from found s where ${sort.after(filter.cursor)} order by ${sort.order} limit ${sql.lit(size + 1)}
    )
    select ${cardColumns}, page.mark, (select count(*)::int from found) as total
    from page join goods g on g.id = page.goods_id ${cardTables(context.language)} where ${isShown} order by page.position`.execute(
    context.db,
  )
  const { list, next } = cutPage(rows, size, (row) => sort.cursorParts(row.mark, row.goods_id))
  const labels = await labelsByGoods(context)
  return { list: list.map(({ mark: _mark, total: _total, ...card }) => labelCard(card, labels)), next, total: rows[0]?.total ?? 0 }
}

/**
 * Every goods found, with its relevance; a search that is neither narrowed nor sorted reads the search rows alone. Language and page size
 * are literals and the rows of the index come first, so that one plan suits all words and need not be made again for each call.
 */
async function searchRows(context: Context, keywords: readonly string[], filter: GoodsFilterInput) {
  const grams = [...new Set(keywords.flatMap(queryGrams))]
  const patterns = keywords.map(likePattern)
  const matches = sql`
    select w.goods_id, case when w.name like all (${patterns}::text[]) then 0 else 100 end - w.weight as relevance from goods_search w
    where w.language = ${sql.lit(context.language)} and w.grams @> ${grams}::text[] and w.name || w.other_text like all (${patterns}::text[])`
  if (isUnfiltered(filter)) return matches
  return sql`
    with matching as materialized (${matches})
    select s.*, w.relevance from matching w join goods_listing s on s.goods_id = w.goods_id where ${await listingConditions(context, filter)}`
}
