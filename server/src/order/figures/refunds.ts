import { sql, type RawBuilder } from 'kysely'
import type { Timestamp } from '../../kernel/time/clock.ts'

/** The condition of orders with a refund, as its index has it. */
const isRefund = sql`(e.event in ('order_refunded', 'return_refunded', 'team_price', 'refunded') or e.details ->> 'deposit' = 'returned')`

/** Of orders `o`, those that something of went back in a span; `from` counts, `until` does not. */
export function refundedBetween(from: Timestamp | undefined, until: Timestamp | undefined): RawBuilder<unknown> {
  return sql`o.id in (select e.order_id from order_event e where ${isRefund}
    ${from === undefined ? sql`` : sql`and e.created_at >= ${from}`} ${until === undefined ? sql`` : sql`and e.created_at < ${until}`})`
}
