import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'

/** Orders paid on a day of the zone; money in cents. */
export interface DaySales {
  day: string
  orders: number
  buyers: number
  sales: bigint
}

/** Paid orders by day, days without any left out; `from` counts, `until` does not. */
export async function salesByDay({ db }: Context, zone: string, from: string, until: string): Promise<DaySales[]> {
  const { rows } = await sql<DaySales>`
    select to_char(paid_at at time zone ${zone}, 'YYYY-MM-DD') as day, count(*)::int as orders,
      count(distinct member_id)::int as buyers, sum(total)::bigint as sales
    from shop_order where paid_at >= ${from} and paid_at < ${until} group by 1 order by 1`.execute(db)
  return rows
}
