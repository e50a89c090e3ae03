import type { Picture, StockBand } from '@longmall/contract/catalogue.ts'
import { sql } from 'kysely'
import type * as z from 'zod/mini'
import type { Context } from '../../kernel/context.ts'
import { readPage, type ListOrder } from '../../kernel/database/list-order.ts'
import { goodsNameOf, skuNameOf } from './sku-name.ts'

export interface DeviceSku {
  goods_id: number
  sku_id: number
  goods_name: string
  sku_name: string
  picture: Picture | null
  price: string
  stock: z.output<typeof StockBand>
}

const order: ListOrder<'created'> = { id: sql`k.id`, defaultSort: '-created', sorts: { created: 'id' } }

/** SKUs of devices that are for sale, all or one, the newest first. */
export const listDeviceSkus = (
  { db, language }: Context,
  { sku_id, ...page }: { sku_id?: number | undefined; cursor?: string | undefined; page_size?: number | undefined },
): Promise<{ list: DeviceSku[]; next: string | null }> =>
  readPage(
    db,
    order,
    { ...page, isSelective: true },
    ({ after, by, cursorColumn, limit }) => sql<DeviceSku>`
      select g.id as goods_id, k.id as sku_id, ${goodsNameOf(language)} as goods_name, ${skuNameOf(language)} as sku_name,
        coalesce(q.picture, p.picture) || jsonb_build_object('alt', ${goodsNameOf(language)}) as picture,
        decimal_text(k.price, 2) as price, stock_band(t.on_hand - t.reserved) as stock${cursorColumn}
      from goods g join sku k on k.goods_id = g.id join stock t on t.sku_id = k.id
        left join goods_picture p on p.goods_id = g.id and p.position = 0
        left join goods_picture q on q.goods_id = g.id and q.position = k.picture_position
      where g.goods_type = 'entity' and g.is_listed and g.is_offered and k.is_active and (${sku_id ?? null}::int is null or k.id = ${sku_id ?? null}::int) and ${after} order by ${by} limit ${limit}`,
  )

/** Which of these SKUs are not devices. */
export async function skusNotDevices({ db }: Context, sku_ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ sku_id: number }>`
    select u.id as sku_id from unnest(${sku_ids}::int[]) u (id)
    where not exists (select from sku k join goods g on g.id = k.goods_id where k.id = u.id and g.goods_type = 'entity')`.execute(db)
  return rows.map(({ sku_id }) => sku_id)
}
