import type { GoodsCard } from '@longmall/contract/catalogue.ts'
import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import { selectCards } from '../cards.ts'
import { listingConditions } from '../lists/goods-filter.ts'
import { sortSql } from '../lists/goods-sort.ts'
import { catalogueSettings } from '../settings.ts'

/** The first goods of all, or of a category, by sales, favourites or age. */
export async function viewTopList(
  context: Context,
  { by, category_id }: { by: 'sales' | 'favourites' | 'newest'; category_id?: number | undefined },
): Promise<{ list: GoodsCard[] }> {
  const sort = sortSql(by)
  const conditions = await listingConditions(context, { category_id })
  const size = context.setting(catalogueSettings.top_list_size)
  const rows = await selectCards(
    context,
    sql`select s.goods_id, ${sort.place} as position, null as mark from goods_listing s where ${conditions} order by ${sort.order} limit ${size}`,
  )
  return { list: rows.map(({ card }) => card) }
}
