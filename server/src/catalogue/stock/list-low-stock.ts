import type { stockStaff as contract } from '@longmall/contract/stock-staff.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { readPage, type ListOrder } from '../../kernel/database/list-order.ts'
import { goodsNameOf, skuNameOf } from '../views/sku-name.ts'

type Row = OutputOf<typeof contract.low_stock>['list'][number]

// Stock is that which refresh_goods() saw last.
const order: ListOrder<'goods_id' | 'stock'> = {
  id: sql`g.id`,
  defaultSort: '-goods_id',
  sorts: { goods_id: 'id', stock: { number: sql`g.listed_stock` } },
}

/** Goods with SKUs of which few or no units are left, the newest goods first by default, with these SKUs, the least first; 20 a page by default. */
export async function listLowStock(
  { db, language }: Context<StaffActor>,
  { is_listed, ...page }: InputOf<typeof contract.low_stock>,
): Promise<OutputOf<typeof contract.low_stock>> {
  const listedCondition = is_listed === undefined ? sql`` : is_listed ? sql`and g.is_listed` : sql`and not g.is_listed`
  return readPage(
    db,
    order,
    page,
    ({ after, by, cursorColumn, limit }) => sql<Row>`
    select g.id as goods_id, ${goodsNameOf(language)} as goods_name, g.is_listed, coalesce((
        select jsonb_agg(jsonb_build_object('sku_id', k.id, 'sku_no', k.sku_no, 'sku_name', ${skuNameOf(language)}, 'on_hand', t.on_hand, 'reserved', t.reserved)
          order by t.on_hand - t.reserved, k.position, k.id)
        from sku k join stock t on t.sku_id = k.id
        where k.goods_id = g.id and k.is_active and stock_band(t.on_hand - t.reserved) <> 'plenty'), '[]') as skus${cursorColumn}
    from goods g where g.low_skus > 0 and ${after} ${listedCondition} order by ${by} limit ${limit}`,
  )
}
