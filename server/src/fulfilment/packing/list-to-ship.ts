import type { OrderToShip } from '@longmall/contract/fulfilment.ts'
import { sql } from 'kysely'
import { readPage, type ListOrder, type PageRequest } from '../../kernel/database/list-order.ts'
import type { Reader } from '../../order/line-names.ts'
import { packedSql, withoutOwner } from './packed-order.ts'
import { inFulfilment } from '../../order/rules.ts'
import { statesSql } from '../../order/state-sql.ts'

interface ListRequest extends PageRequest<'paid_at'> {
  warehouse?: 'domestic' | 'overseas' | undefined
  order_no?: string | undefined
}

/** Orders `o` that are paid, sent by a carrier or brought, not on hold, and have quantity left to send. */
export const awaitsShipping = sql`o.state in ${statesSql(inFulfilment)} and o.on_hold_by is null and o.delivery_plan in ('mail', 'local')
  and o.order_type not in ('virtual', 'pledge')
  and exists (select from order_line w where w.order_id = o.id and w.quantity > w.shipped_quantity + w.on_hold_quantity)`

const order: ListOrder<'paid_at'> = { id: sql`o.id`, defaultSort: 'paid_at', sorts: { paid_at: { instant: sql`o.paid_at` } } }

/** Orders that wait to be shipped (`awaitsShipping`), those paid first before the others by default, 20 a page by default (ORD-10). */
export async function listToShip(
  reader: Reader,
  { warehouse, order_no, ...page }: ListRequest,
): Promise<{ list: OrderToShip[]; next: string | null }> {
  const { list, next } = await readPage(reader.db, order, page, ({ after, by, cursorColumn, limit }) =>
    packedSql(
      reader,
      sql`${awaitsShipping} and ${after}
      ${warehouse ? sql`and o.warehouse = ${warehouse}` : sql``}
      ${order_no ? sql`and o.order_no = ${order_no}` : sql``}
    order by ${by} limit ${limit}`,
      cursorColumn,
    ),
  )
  return { list: list.map(withoutOwner), next }
}
