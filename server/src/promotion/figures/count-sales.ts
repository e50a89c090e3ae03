import { sql } from 'kysely'
import { dayIn, type Timestamp } from '../../kernel/time/clock.ts'
import type { Context } from '../../kernel/context.ts'
import { zoneSettings } from '../../kernel/time/store-zone.ts'
import { type FigureSubject, figureTables } from './figure-tables.ts'

/** Units of a line and when they were paid; amounts in cents as text. */
export interface SoldLine {
  at: Timestamp
  member_id: number
  order_id: number
  promotion_id: number | null
  quantity: number
  total: string
  list_total: string
  combos: { promotion_id: number; quantity: number; saved: string }[]
  is_gift?: boolean
  full_reductions?: { reduction_id: number; saved: string }[]
}

/** Units as one thing counts them; `cost` is what it gave, in cents as text. */
interface CountedSale {
  at: Timestamp
  member_id: number
  order_id: number
  id: number
  quantity: number
  total: string
  cost: string
}

/** A line as its promotion counts it, and its units in sets as each combo counts them, at their share of what the line came to. */
const byPromotion = ({ at, member_id, order_id, promotion_id, quantity, total, list_total, combos }: SoldLine): CountedSale[] => {
  const buyer = { at, member_id, order_id }
  const own = { ...buyer, quantity, total, cost: String(BigInt(list_total) - BigInt(total)) }
  return [
    ...(promotion_id === null ? [] : [{ ...own, id: promotion_id }]),
    ...combos.map(({ promotion_id: id, quantity: setQuantity, saved }) => ({
      ...buyer,
      id,
      quantity: setQuantity,
      total: String((BigInt(total) * BigInt(setQuantity)) / BigInt(quantity)),
      cost: saved,
    })),
  ]
}

/** A line as each full reduction counts it that gave it something; a gift costs, and is no unit that was sold. */
const byReduction = ({ at, member_id, order_id, quantity, total, is_gift = false, full_reductions = [] }: SoldLine): CountedSale[] =>
  full_reductions.map(({ reduction_id, saved }) => ({
    at,
    member_id,
    order_id,
    id: reduction_id,
    quantity: is_gift ? 0 : quantity,
    total,
    cost: saved,
  }))

/**
 * Adds paid lines to the figures of their promotions and full reductions, each on the day that it was paid; an order counts once for
 * each thing that it has lines of, a member once in the life of a thing.
 */
export async function countPromotionSales(context: Context, lines: readonly SoldLine[]): Promise<void> {
  await countSubject(context, 'promotion', lines.flatMap(byPromotion))
  await countSubject(context, 'reduction', lines.flatMap(byReduction))
}

async function countSubject({ db, setting }: Context, subject: FigureSubject, sales: readonly CountedSale[]): Promise<void> {
  const zone = setting(zoneSettings.time_zone)
  const own = sales.map(({ at, ...one }) => ({ ...one, day: dayIn(zone, at) }))
  if (own.length === 0) return
  const { subjects, figures, members, id, buyerRow } = figureTables[subject]
  await sql`
    with sold as materialized (
      select s.* from jsonb_to_recordset(${JSON.stringify(own)}::jsonb)
        s (day date, id int, member_id int, order_id int, quantity int, total bigint, cost bigint)
        join ${subjects} p on p.id = s.id
    ), new_member as (
      insert into ${members} as m (${id}, member_id, ${buyerRow.columns})
      select distinct s.id, s.member_id, ${buyerRow.values} from sold s join member u on u.id = s.member_id order by s.member_id, s.id
      on conflict (member_id, ${id}) do update set has_purchased = true where not m.has_purchased
      returning m.${id} as id, m.member_id
    ), new_buyer as (
      select distinct on (b.id, b.member_id) b.id, s.day from new_member b
        join sold s on s.id = b.id and s.member_id = b.member_id order by b.id, b.member_id, s.day
    )
    insert into ${figures} as f (${id}, day, buyers, orders, quantity, sales, cost)
    select s.id, s.day, (select count(*) from new_buyer b where b.id = s.id and b.day = s.day),
      count(distinct s.order_id), sum(s.quantity), sum(s.total), sum(s.cost)
    from sold s group by s.id, s.day order by s.id, s.day
    on conflict (${id}, day) do update set buyers = f.buyers + excluded.buyers, orders = f.orders + excluded.orders,
      quantity = f.quantity + excluded.quantity, sales = f.sales + excluded.sales, cost = f.cost + excluded.cost`.execute(db)
}
