import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import { booked, closed } from '../rules.ts'

export interface GoodsSales {
  goods_id: number
  quantity: number
  sales: bigint
}

/** The goods that brought most in orders paid whole (no reservation before its balance), freight apart and without what went back, the first ones. */
export async function topGoods({ db }: Context, from: string, until: string, limit: number): Promise<GoodsSales[]> {
  const { rows } = await sql<GoodsSales>`
    select l.goods_id, sum(l.quantity - l.refunded_quantity)::int as quantity, sum(l.total - l.refunded_total)::bigint as sales
    from shop_order o join order_line l on l.order_id = o.id
    where o.paid_at >= ${from} and o.paid_at < ${until} and not (o.order_type = 'deposit' and o.state = any (${[...booked, ...closed]}))
    group by l.goods_id
    having sum(l.quantity) > sum(l.refunded_quantity) order by sales desc, goods_id limit ${limit}`.execute(db)
  return rows
}
