import type { fulfilment } from '@longmall/contract/fulfilment.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import { namesOfSkus } from '../../catalogue/views/sku-names.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { cursorForm, cutPage, readCursor } from '../../kernel/database/cursor.ts'

interface Row {
  sku_id: number
  remaining: number
  sold: number
}

/** SKUs that codes were ever added to, with how many are left and sold; the newest SKU first, 20 a page by default. */
export async function listCodeStock(
  context: Context<StaffActor>,
  { cursor, page_size = 20 }: InputOf<typeof fulfilment.code_stock>,
): Promise<OutputOf<typeof fulfilment.code_stock>> {
  const [before] = cursor === undefined ? ['2147483648'] : readCursor(cursor, [cursorForm.id])
  // From one SKU to the next by the index: only the codes of a page are counted.
  const { rows } = await sql<Row>`
    with recursive coded as (
      (select sku_id from virtual_code where sku_id < ${before}::bigint order by sku_id desc limit 1)
      union all
      select (select v.sku_id from virtual_code v where v.sku_id < c.sku_id order by v.sku_id desc limit 1) from coded c where c.sku_id is not null
    ), page as (
      select sku_id from coded where sku_id is not null limit ${page_size + 1}
    ), counted as (
      select p.sku_id, (select count(*)::int from virtual_code v where v.sku_id = p.sku_id) as "all",
        (select count(*)::int from virtual_code v where v.sku_id = p.sku_id and v.order_line_id is null) as remaining
      from page p
    )
    select sku_id, remaining, "all" - remaining as sold from counted order by sku_id desc`.execute(context.db)
  const { list, next } = cutPage(rows, page_size, (row) => [row.sku_id])
  const names = await namesOfSkus(
    context,
    list.map((row) => row.sku_id),
  )
  return { list: list.flatMap((row) => names.filter(({ sku_id }) => sku_id === row.sku_id).map((named) => ({ ...named, ...row }))), next }
}
