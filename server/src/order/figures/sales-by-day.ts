import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'

/** Orders paid on a day of the zone; money in cents. */
export interface DaySales {
  day: string
  orders: number
  buyers: number
  /** Goods and freight. */
  paid: bigint
}

/** Paid orders by day, days without any left out; `from` counts, `until` does not. */
export async function salesByDay({ db }: Context, zone: string, from: string, until: string): Promise<DaySales[]> {
  const { rows } = await sql<DaySales>`
    select to_char(paid_at at time zone ${zone}, 'YYYY-MM-DD') as day, count(*)::int as orders,
      count(distinct member_id)::int as buyers, sum(total)::bigint as paid
    from shop_order where paid_at >= ${from} and paid_at < ${until} group by 1 order by 1`.execute(db)
  return rows
}

/** How many members paid an order in a span, each once. */
export async function buyersBetween({ db }: Context, from: string, until: string): Promise<number> {
  const { rows } = await sql<{ buyers: number }>`
    select count(distinct member_id)::int as buyers from shop_order where paid_at >= ${from} and paid_at < ${until}`.execute(db)
  return rows[0]!.buyers
}
