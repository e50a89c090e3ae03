import type { OrderToShip } from '@longmall/contract/shipping.ts'
import { sql } from 'kysely'
import { cursorForm, cutPage, readCursor } from '../../kernel/cursor.ts'
import type { Reader } from '../line-names.ts'
import { packedOrders, withoutOwner } from './packed-order.ts'

interface Wanted {
  warehouse?: 'domestic' | 'overseas' | undefined
  order_no?: string | undefined
  cursor?: string | undefined
  page_size?: number | undefined
}

/** Orders `o` that are paid, sent by a carrier or brought, not on hold, and have quantity left to send. */
export const waitsToShip = sql`o.state in ('paid', 'shipping') and o.held_by is null and o.delivery_plan in ('mail', 'local')
  and o.order_type not in ('virtual', 'pledge')
  and exists (select from order_line w where w.order_id = o.id and w.quantity > w.shipped_quantity + w.withheld)`

/** Orders that wait to be shipped (`waitsToShip`), those paid first before the others, 20 a page when not said otherwise (ORD-10). */
export async function listToShip(
  reader: Reader,
  { warehouse, order_no, cursor, page_size = 20 }: Wanted,
): Promise<{ list: OrderToShip[]; next: string | null }> {
  const [after] = cursor === undefined ? [] : readCursor(cursor, [cursorForm.id])
  const found = await packedOrders(
    reader,
    sql`${waitsToShip}
      ${after ? sql`and (o.paid_at, o.id) > (select paid_at, id from shop_order where id = ${after}::bigint)` : sql``}
      ${warehouse ? sql`and o.warehouse = ${warehouse}` : sql``}
      ${order_no ? sql`and o.order_no = ${order_no}` : sql``}
    order by o.paid_at, o.id limit ${page_size + 1}`,
  )
  return cutPage(found.map(withoutOwner), page_size, (row) => [row.order_id])
}
