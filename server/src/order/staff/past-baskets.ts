import { sql } from 'kysely'
import { plus } from '../../kernel/time/clock.ts'
import type { Context } from '../../kernel/context.ts'
import { grades } from '../../member/grades.ts'
import { paidNotClosed } from '../rules.ts'
import { statesSql } from '../state-sql.ts'

/** What was bought together, by a member whose grade it is now; amounts in cents, the thousandths of the price that the grade pays. */
export interface PastBasket {
  order_id: number
  grade: number
  discount_permille: number
  lines: { sku_id: number; quantity: number; list_price: number }[]
}

/** Standard orders of the last days that were paid, the newest first, `limit` at most; gifts are left out. Two statements. */
export async function pastBaskets(context: Context, { days, limit }: { days: number; limit: number }): Promise<PastBasket[]> {
  const since = plus(context.now, { days: -days })
  const { rows } = await sql<Omit<PastBasket, 'discount_permille'>>`
    select o.id as order_id, m.grade, l.lines
    from shop_order o join member m on m.id = o.member_id
      join lateral (select jsonb_agg(jsonb_build_object('sku_id', sku_id, 'quantity', quantity, 'list_price', list_price) order by id) as lines
        from order_line where order_id = o.id and not is_gift) l on l.lines is not null
    where o.created_at >= ${since} and o.order_type = 'standard' and o.state in ${statesSql(paidNotClosed)}
    order by o.id desc limit ${limit}`.execute(context.db)
  const discounts = new Map((await grades(context)).map((grade) => [grade.grade, grade.discount_permille]))
  return rows.map((row) => ({ ...row, discount_permille: discounts.get(Math.max(0, row.grade)) ?? 1000 }))
}
