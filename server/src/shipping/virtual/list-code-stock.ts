import type { shipping } from '@longmall/contract/shipping.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { sql, type RawBuilder } from 'kysely'
import { namesOfSkus } from '../../catalogue/views/sku-names.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { readPage, type ListOrder, type Slice } from '../../kernel/list-order.ts'

interface Row {
  sku_id: number
  left: number
  sold: number
}

const order: ListOrder<'sku_id' | 'left'> = {
  id: sql`s.sku_id`,
  usual: '-sku_id',
  sorts: { sku_id: 'id', left: { number: sql`s."left"` } },
}

/** SKUs that codes were ever added to, with how many are left and sold; the newest SKU first when not sorted otherwise, 20 a page when not said otherwise. */
export async function listCodeStock(
  context: Context<StaffActor>,
  page: InputOf<typeof shipping.code_stock>,
): Promise<OutputOf<typeof shipping.code_stock>> {
  const found = page.sort === undefined ? newestFirst : byLeft
  const { list, next } = await readPage(
    context.db,
    order,
    page,
    (slice) => sql<Row>`
    with recursive ${found(slice)}, counted as (
      select p.sku_id, p.mark, p.place, (select count(*)::int from virtual_code v where v.sku_id = p.sku_id) as "all",
        (select count(*)::int from virtual_code v where v.sku_id = p.sku_id and v.order_line_id is null) as "left"
      from page p
    )
    select sku_id, "left", "all" - "left" as sold, mark from counted order by place`,
  )
  const names = await namesOfSkus(
    context,
    list.map((row) => row.sku_id),
  )
  return { list: list.flatMap((row) => names.filter(({ sku_id }) => sku_id === row.sku_id).map((named) => ({ ...named, ...row }))), next }
}

/** From one SKU to the next by the index: no code is counted that the page does not show. */
const coded = (after: RawBuilder<unknown>) => sql`coded as (
      (select s.sku_id from virtual_code s where ${after} order by s.sku_id desc limit 1)
      union all
      select (select v.sku_id from virtual_code v where v.sku_id < c.sku_id order by v.sku_id desc limit 1) from coded c where c.sku_id is not null
    )`

const newestFirst = ({ after, mark, limit }: Slice) => sql`${coded(after)}, page as (
      select s.sku_id, ${mark} as mark, row_number() over () as place from coded s where s.sku_id is not null limit ${limit}
    )`

const byLeft = ({ after, by, mark, limit }: Slice) => sql`${coded(sql`true`)}, stocked as (
      select c.sku_id, coalesce(v."left", 0) as "left" from coded c
        left join (select sku_id, count(*)::int as "left" from virtual_code where order_line_id is null group by sku_id) v on v.sku_id = c.sku_id
      where c.sku_id is not null
    ), page as (
      select s.sku_id, ${mark} as mark, row_number() over (order by ${by}) as place from stocked s where ${after} order by ${by} limit ${limit}
    )`
