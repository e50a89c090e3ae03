import { sql } from 'kysely'
import type { Timestamp } from '../../kernel/time/clock.ts'
import { cursorForm, readCursor } from '../../kernel/database/cursor.ts'
import type { Reader } from '../../order/line-names.ts'
import { afterSaleLines, type AfterSaleLine } from './after-sale-line.ts'
import { paidNotClosed } from '../../order/rules.ts'
import { statesSql } from '../../order/state-sql.ts'

interface Wanted {
  member_id: number
  /** Received after this instant, or not yet. */
  received_after: Timestamp
  order_id?: number | undefined
  cursor?: string | undefined
  size: number
}

/** Up to `size` + 1 paid lines of a member of which units are neither refunded nor requested for return, the newest first. */
export async function listReturnable(
  reader: Reader,
  { member_id, received_after, order_id, cursor, size }: Wanted,
): Promise<AfterSaleLine[]> {
  const [order, line] = cursor === undefined ? ['2147483647', '2147483647'] : readCursor(cursor, [cursorForm.id, cursorForm.id])
  return afterSaleLines(
    reader,
    sql`o.member_id = ${member_id} and o.deleted_at is null and (o.id, l.id) < (${order}::bigint, ${line}::bigint)
      ${order_id === undefined ? sql`` : sql`and o.id = ${order_id}`}
      and o.state in ${statesSql(paidNotClosed)} and (o.received_at is null or o.received_at > ${received_after})
      and o.order_type <> 'pledge' and o.on_hold_by is null and not l.is_gift and l.refunded_quantity + l.requested_quantity + l.redeemed_quantity < l.quantity
    order by o.id desc, l.id desc limit ${size + 1}`,
  )
}
