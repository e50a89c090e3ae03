import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'

/** Adds sold units to what goods pages show, in the caller's transaction; sorted lists follow with the next `refreshLists`. */
export async function countSales({ db }: Context, sold: readonly { goods_id: number; quantity: number }[]): Promise<void> {
  if (sold.length === 0) return
  await sql`
    with sold as (
      select goods_id, sum(quantity)::int as quantity
      from unnest(${sold.map((one) => one.goods_id)}::int[], ${sold.map((one) => one.quantity)}::int[]) s (goods_id, quantity) group by goods_id
    ), locked as (
      select g.id, s.quantity from goods g join sold s on s.goods_id = g.id order by g.id for update of g
    )
    update goods g set sale_count = g.sale_count + l.quantity from locked l where g.id = l.id`.execute(db)
}
