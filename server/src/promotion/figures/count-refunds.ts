import { sql } from 'kysely'
import { dayIn, type Timestamp } from '../../kernel/time/clock.ts'
import type { Context } from '../../kernel/context.ts'
import { zoneSettings } from '../../kernel/time/store-zone.ts'
import { type FigureSubject, figureTables } from './figure-tables.ts'

/** Units of an order that went back; amounts in cents as text. */
export interface RefundedSales {
  paid_at: Timestamp
  lines: readonly { promotion_id: number; quantity: number; total: string; list_total: string }[]
  reductions?: readonly { reduction_id: number; quantity: number; total: string; saved: string }[]
}

interface CountedRefund {
  paid_at: Timestamp
  id: number
  quantity: number
  total: string
  cost: string
}

/**
 * Takes what went back off the figures of its promotions and full reductions, on the day that counted the order: from the day of its
 * payment on the first that has orders. Orders and buyers stay: they did buy.
 */
export async function countPromotionRefunds(context: Context, refunds: readonly RefundedSales[]): Promise<void> {
  const ofPromotions = refunds.flatMap(({ paid_at, lines }) =>
    lines.map(({ promotion_id: id, quantity, total, list_total }) => {
      const cost = String(BigInt(list_total) - BigInt(total))
      return { paid_at, id, quantity, total, cost }
    }),
  )
  const ofReductions = refunds.flatMap(({ paid_at, reductions = [] }) =>
    reductions.map(({ reduction_id: id, quantity, total, saved: cost }) => ({ paid_at, id, quantity, total, cost })),
  )
  await subtractRefunds(context, 'promotion', ofPromotions)
  await subtractRefunds(context, 'reduction', ofReductions)
}

async function subtractRefunds({ db, setting }: Context, subject: FigureSubject, refunds: readonly CountedRefund[]): Promise<void> {
  const zone = setting(zoneSettings.time_zone)
  const rows = refunds.map(({ paid_at, ...one }) => ({ ...one, day: dayIn(zone, paid_at) }))
  if (rows.length === 0) return
  const { figures, id } = figureTables[subject]
  await sql`
    with refunded as (
      select b.id, d.day, sum(b.quantity)::int as quantity, sum(b.total)::bigint as total, sum(b.cost)::bigint as cost
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) b (id int, day date, quantity int, total bigint, cost bigint)
        cross join lateral (select f.day from ${figures} f
          where f.${id} = b.id and f.day >= b.day and f.orders > 0 order by f.day limit 1) d
      group by b.id, d.day order by b.id, d.day
    ), locked as (
      select f.${id} as id, f.day from ${figures} f join refunded b on b.id = f.${id} and b.day = f.day
      order by f.${id}, f.day for update of f
    )
    update ${figures} f set quantity = f.quantity - b.quantity, sales = f.sales - b.total, cost = f.cost - b.cost
    from refunded b join locked l on l.id = b.id and l.day = b.day
    where f.${id} = b.id and f.day = b.day`.execute(db)
}
