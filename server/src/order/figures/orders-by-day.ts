import { sql, type RawBuilder } from 'kysely'
import type { Timestamp } from '../../kernel/time/clock.ts'
import type { Context } from '../../kernel/context.ts'

/** Paid orders by day of the zone, a reservation once, on the day of its deposit; `from` counts, `until` does not. */
export async function ordersByDay({ db }: Context, zone: string, from: Timestamp, until: Timestamp): Promise<Map<string, number>> {
  const { rows } = await sql<{ day: string; orders: number }>`
    select to_char(o.first_at at time zone ${zone}, 'YYYY-MM-DD') as day, count(*)::int as orders from (
      select paid_at as first_at from shop_order
      where paid_at >= ${from} and paid_at < ${until} and (secondary_paid_at is null or secondary_paid_at >= paid_at)
      union all
      select secondary_paid_at from shop_order where secondary_paid_at >= ${from} and secondary_paid_at < ${until} and secondary_paid_at < paid_at
    ) o group by 1`.execute(db)
  return new Map(rows.map(({ day, orders }) => [day, orders]))
}

const monthMs = 31 * 86_400_000

/**
 * Orders `o` with a payment within a span, in full, as a deposit or a balance; `from` is included, `until` excluded. A short span uses
 * the index of instants. A long one includes nearly every order, so the list is read in its own order, unless there is no payment at
 * all.
 */
export function paidBetween(now: Timestamp, from: Timestamp | undefined, until: Timestamp | undefined): RawBuilder<unknown> {
  const isShort = from !== undefined && Date.parse(until ?? now) - Date.parse(from) <= monthMs
  const within = (at: RawBuilder<unknown>) =>
    sql`${at} is not null ${from === undefined ? sql`` : sql`and ${at} >= ${from}`} ${until === undefined ? sql`` : sql`and ${at} < ${until}`}`
  if (isShort) return sql`(${within(sql`o.paid_at`)} or ${within(sql`o.secondary_paid_at`)})`
  const span = sql`tstzrange(${from ?? null}, ${until ?? null})`
  const isAny = (at: RawBuilder<unknown>) => sql`exists (select from shop_order p where ${within(at)})`
  return sql`(${isAny(sql`p.paid_at`)} or ${isAny(sql`p.secondary_paid_at`)}) and (o.paid_at <@ ${span} or o.secondary_paid_at <@ ${span})`
}
