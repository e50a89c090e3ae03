import { sql } from 'kysely'
import type { Site } from '../../kernel/context.ts'
import { inTransaction } from '../../kernel/database/database.ts'
import type { Job } from '../../kernel/work/jobs.ts'
import { catalogueChanged } from '../../kernel/shared.ts'
import { refreshGoods } from '../refresh-goods.ts'

/** Sorts lists and top lists by the sales and favourites of now; answers how many goods moved. */
export function refreshLists(site: Site): Promise<number> {
  return inTransaction(site.db, async (db) => {
    const { rows } = await sql<{ goods_id: number }>`
      select s.goods_id from goods_listing s join goods g on g.id = s.goods_id
      where s.listing = 0 and (s.sale_count, s.favourite_count) is distinct from (g.sale_count, g.favourite_count) order by s.goods_id limit 20000`.execute(
      db,
    )
    if (rows.length === 0) return 0
    await refreshGoods(
      db,
      rows.map((row) => row.goods_id),
    )
    await catalogueChanged(db)
    return rows.length
  })
}

/** Every ten minutes: sales change with each order, and lists need not. */
export const refreshListsJob: Job = { name: 'catalogue-lists', cron: '*/10 * * * *', run: async (site) => void (await refreshLists(site)) }
