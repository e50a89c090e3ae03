import { sql } from 'kysely'
import type { Timestamp } from '../../kernel/time/clock.ts'
import type { Context } from '../../kernel/context.ts'

/** What members paid for orders on a day of the zone, in cents, and how many of them. */
export interface DayPaid {
  day: string
  buyers: number
  paid: bigint
}

/** What opens the payments of orders. Spelled out, because the indexes are of these alone. */
const ofOrders = sql`p.purpose in ('order', 'order_balance')`

/**
 * Payments of orders by day, each on its own: a deposit on its day, the balance on another, and late payments that were refunded at
 * once. Days without any are omitted; `from` is included, `until` excluded.
 */
export async function orderMoneyByDay({ db }: Context, zone: string, from: Timestamp, until: Timestamp): Promise<DayPaid[]> {
  const { rows } = await sql<DayPaid>`
    select to_char(p.paid_at at time zone ${zone}, 'YYYY-MM-DD') as day, count(distinct p.member_id)::int as buyers, sum(p.amount)::bigint as paid
    from payment p where ${ofOrders} and p.paid_at >= ${from} and p.paid_at < ${until} group by 1 order by 1`.execute(db)
  return rows
}

/** How many members paid for orders in a span, each once. */
export async function buyersBetween({ db }: Context, from: Timestamp, until: Timestamp): Promise<number> {
  const { rows } = await sql<{ buyers: number }>`
    select count(distinct p.member_id)::int as buyers from payment p where ${ofOrders} and p.paid_at >= ${from} and p.paid_at < ${until}`.execute(
    db,
  )
  return rows[0]!.buyers
}

/** All that went back of payments of orders by day of the zone, in cents: returns, cancellations, deposits, lower prices of a group, late money. */
export async function orderRefundsByDay({ db }: Context, zone: string, from: Timestamp, until: Timestamp): Promise<Map<string, bigint>> {
  const { rows } = await sql<{ day: string; refunded: bigint }>`
    select to_char(b.created_at at time zone ${zone}, 'YYYY-MM-DD') as day, sum(b.amount)::bigint as refunded
    from payment_reversal b join payment p on p.id = b.payment_id
    where ${ofOrders} and b.created_at >= ${from} and b.created_at < ${until} group by 1`.execute(db)
  return new Map(rows.map(({ day, refunded }) => [day, refunded]))
}
