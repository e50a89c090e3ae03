import type { catalogueStaff as contract } from '@longmall/contract/catalogue-staff.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { cursorForm, cutPage, readCursor } from '../../kernel/cursor.ts'
import { goodsNameOf, skuNameOf } from '../views/sku-name.ts'

type Row = OutputOf<typeof contract.low_stock>['list'][number]

/** Goods with SKUs of which few or no pieces are left, the newest goods first, with these SKUs, the least first; 20 a page when not said otherwise. */
export async function listLow(
  { db, language }: Context<StaffActor>,
  { cursor, page_size = 20, is_on_shelf }: InputOf<typeof contract.low_stock>,
): Promise<OutputOf<typeof contract.low_stock>> {
  const [before] = cursor === undefined ? ['2147483648'] : readCursor(cursor, [cursorForm.id])
  const shelf = is_on_shelf === undefined ? sql`` : is_on_shelf ? sql`and g.is_on_shelf` : sql`and not g.is_on_shelf`
  const { rows } = await sql<Row>`
    select g.id as goods_id, ${goodsNameOf(language)} as goods_name, g.is_on_shelf, coalesce((
        select jsonb_agg(jsonb_build_object('sku_id', k.id, 'sku_no', k.sku_no, 'sku_name', ${skuNameOf(language)}, 'on_hand', t.on_hand, 'taken', t.taken)
          order by t.on_hand - t.taken, k.position, k.id)
        from sku k join stock t on t.sku_id = k.id
        where k.goods_id = g.id and k.is_active and stock_band(t.on_hand - t.taken) <> 'plenty'), '[]') as skus
    from goods g where g.low_skus > 0 and g.id < ${before}::bigint ${shelf} order by g.id desc limit ${page_size + 1}`.execute(db)
  return cutPage(rows, page_size, ({ goods_id }) => [goods_id])
}
