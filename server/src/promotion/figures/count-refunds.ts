import { sql } from 'kysely'
import { dayIn, type Timestamp } from '../../kernel/clock.ts'
import type { Context } from '../../kernel/context.ts'
import { zoneSettings } from '../../kernel/store-zone.ts'

/** Pieces of an order that went back; amounts in cents as text. */
export interface RefundedPieces {
  paid_at: Timestamp
  pieces: readonly { promotion_id: number; quantity: number; total: string; list_total: string }[]
}

/**
 * Takes what went back off the figures of its promotions, on the day that counted the order: from the day of its payment on the
 * first that has orders. Orders and buyers stay: they did buy.
 */
export async function countPromotionRefunds({ db, setting }: Context, refunds: readonly RefundedPieces[]): Promise<void> {
  const zone = setting(zoneSettings.time_zone)
  const rows = refunds.flatMap(({ paid_at, pieces }) => pieces.map((one) => ({ ...one, day: dayIn(zone, paid_at) })))
  if (rows.length === 0) return
  await sql`
    with back as (
      select b.promotion_id, d.day, sum(b.quantity)::int as quantity, sum(b.total)::bigint as total, sum(b.list_total)::bigint as list_total
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) b (promotion_id int, day date, quantity int, total bigint, list_total bigint)
        cross join lateral (select f.day from promotion_figure f
          where f.promotion_id = b.promotion_id and f.day >= b.day and f.orders > 0 order by f.day limit 1) d
      group by b.promotion_id, d.day order by b.promotion_id, d.day
    ), locked as (
      select f.promotion_id, f.day from promotion_figure f join back b on b.promotion_id = f.promotion_id and b.day = f.day
      order by f.promotion_id, f.day for update of f
    )
    update promotion_figure f set pieces = f.pieces - b.quantity, sales = f.sales - b.total, cost = f.cost - (b.list_total - b.total)
    from back b join locked l on l.promotion_id = b.promotion_id and l.day = b.day
    where f.promotion_id = b.promotion_id and f.day = b.day`.execute(db)
}
