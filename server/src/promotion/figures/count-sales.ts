import { sql } from 'kysely'
import { dayIn, type Timestamp } from '../../kernel/clock.ts'
import type { Context } from '../../kernel/context.ts'
import { zoneSettings } from '../../kernel/store-zone.ts'

/** Pieces of a line and when they were paid; amounts in cents as text. */
export interface SoldPieces {
  at: Timestamp
  member_id: number
  order_id: number
  promotion_id: number | null
  quantity: number
  total: string
  list_total: string
  combos: { promotion_id: number; quantity: number; saved: string }[]
}

/** A line as its promotion counts it, and its pieces in sets as each combo counts them, at their share of what the line came to. */
const countedOf = ({ combos, ...line }: SoldPieces) => [
  ...(line.promotion_id === null ? [] : [line]),
  ...combos.map(({ promotion_id, quantity, saved }) => {
    const total = (BigInt(line.total) * BigInt(quantity)) / BigInt(line.quantity)
    return {
      at: line.at,
      member_id: line.member_id,
      order_id: line.order_id,
      promotion_id,
      quantity,
      total: String(total),
      list_total: String(total + BigInt(saved)),
    }
  }),
]

/**
 * Adds paid lines to the figures of their promotions, each on the day that it was paid; an order counts once for each promotion that
 * it has lines of, a member once in the life of a promotion.
 */
export async function countPromotionSales({ db, setting }: Context, pieces: readonly SoldPieces[]): Promise<void> {
  const zone = setting(zoneSettings.time_zone)
  const own = pieces.flatMap(countedOf).map(({ at, ...one }) => ({ ...one, day: dayIn(zone, at) }))
  if (own.length === 0) return
  await sql`
    with sold as materialized (
      select s.* from jsonb_to_recordset(${JSON.stringify(own)}::jsonb)
        s (day date, promotion_id int, member_id int, order_id int, quantity int, total bigint, list_total bigint)
        join promotion p on p.id = s.promotion_id
    ), bought as (
      insert into promotion_member as m (promotion_id, member_id, used, has_bought)
      select distinct s.promotion_id, s.member_id, 0, true from sold s join member u on u.id = s.member_id order by s.member_id, s.promotion_id
      on conflict (member_id, promotion_id) do update set has_bought = true where not m.has_bought
      returning m.promotion_id, m.member_id
    ), new_buyer as (
      select distinct on (b.promotion_id, b.member_id) b.promotion_id, s.day from bought b
        join sold s on s.promotion_id = b.promotion_id and s.member_id = b.member_id order by b.promotion_id, b.member_id, s.day
    )
    insert into promotion_figure as f (promotion_id, day, buyers, orders, pieces, sales, cost)
    select s.promotion_id, s.day, (select count(*) from new_buyer b where b.promotion_id = s.promotion_id and b.day = s.day),
      count(distinct s.order_id), sum(s.quantity), sum(s.total), sum(s.list_total - s.total)
    from sold s group by s.promotion_id, s.day order by s.promotion_id, s.day
    on conflict (promotion_id, day) do update set buyers = f.buyers + excluded.buyers, orders = f.orders + excluded.orders,
      pieces = f.pieces + excluded.pieces, sales = f.sales + excluded.sales, cost = f.cost + excluded.cost`.execute(db)
}
