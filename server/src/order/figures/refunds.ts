import { sql, type RawBuilder } from 'kysely'
import type { Timestamp } from '../../kernel/clock.ts'
import type { Context } from '../../kernel/context.ts'

/** What an order says of itself when money of it went back to its buyer, with `amount` in its details. */
const isRefund = sql`e.event in ('order_refunded', 'return_refunded')`

/** Of orders `o`, those that something of went back in a span; `from` counts, `until` does not. */
export function refundedBetween(from: Timestamp | undefined, until: Timestamp | undefined): RawBuilder<unknown> {
  return sql`o.id in (select e.order_id from order_event e where ${isRefund}
    ${from === undefined ? sql`` : sql`and e.created_at >= ${from}`} ${until === undefined ? sql`` : sql`and e.created_at < ${until}`})`
}

/** What went back of orders by day of the zone, goods and freight, in cents; days without anything are left out. */
export async function refundsByDay({ db }: Context, zone: string, from: Timestamp, until: Timestamp): Promise<Map<string, bigint>> {
  const { rows } = await sql<{ day: string; refunded: bigint }>`
    select to_char(e.created_at at time zone ${zone}, 'YYYY-MM-DD') as day, sum((e.details ->> 'amount')::numeric * 100)::bigint as refunded
    from order_event e where ${isRefund} and e.created_at >= ${from} and e.created_at < ${until} group by 1`.execute(db)
  return new Map(rows.map(({ day, refunded }) => [day, refunded]))
}
