import { sql } from 'kysely'
import type { Context } from '../kernel/context.ts'
import { Refusal } from '../kernel/refusal.ts'

/** Units of a SKU at a promotion's price. */
export interface PromotionQuantity {
  promotion_id: number
  sku_id: number
  quantity: number
}

/** Units summed by promotion and SKU, in the order in which rows are locked, as arrays for SQL. */
export function sumByPromotion(items: readonly PromotionQuantity[]) {
  const sums = new Map<string, PromotionQuantity>()
  for (const one of items) {
    const key = `${one.promotion_id} ${one.sku_id}`
    sums.set(key, { ...one, quantity: (sums.get(key)?.quantity ?? 0) + one.quantity })
  }
  const rows = [...sums.values()].sort((a, b) => a.promotion_id - b.promotion_id || a.sku_id - b.sku_id)
  return {
    rows,
    promotion_ids: rows.map((one) => one.promotion_id),
    sku_ids: rows.map((one) => one.sku_id),
    quantities: rows.map((one) => one.quantity),
  }
}

export type Sums = ReturnType<typeof sumByPromotion>

/** Units of each promotion's limit: units, of a combo sets. */
export const unitsOf = ({ promotion_ids, sku_ids, quantities }: Sums) => sql`
  select w.promotion_id, p.per_member, case p.kind when 'combo' then sum(w.quantity) / greatest(sum(i.quantity), 1) else sum(w.quantity) end::int as units
  from unnest(${promotion_ids}::int[], ${sku_ids}::int[], ${quantities}::int[]) w (promotion_id, sku_id, quantity)
    join promotion p on p.id = w.promotion_id join promotion_item i on i.promotion_id = w.promotion_id and i.sku_id = w.sku_id
  group by w.promotion_id, p.per_member, p.kind`

/**
 * Takes units of promotions for a member's order, in the caller's transaction: the member's limit first, unpaid orders counted
 * then the promotion's own stock; checked and taken in one statement each, rows locked by promotion and SKU, all or
 * nothing. Call it after the coupon and before stock. Refuses `promotion.limit_reached` with the limit, `promotion.sold_out` with the SKU
 * and what is left of it.
 */
export async function reservePromotions(context: Context, member_id: number, items: readonly PromotionQuantity[]): Promise<void> {
  if (items.length === 0) return
  const sums = sumByPromotion(items)
  await reserveLimits(context, member_id, sums)
  await reserveStock(context, sums)
}

async function reserveLimits({ db }: Context, member_id: number, sums: Sums): Promise<void> {
  const { rows } = await sql<{ promotion_id: number }>`
    insert into promotion_member as m (promotion_id, member_id, used)
    select u.promotion_id, ${member_id}, u.units from (${unitsOf(sums)}) u
    where u.units <= coalesce(u.per_member, u.units) order by u.promotion_id
    on conflict (member_id, promotion_id) do update set used = m.used + excluded.used
      where m.used + excluded.used <= coalesce((select per_member from promotion where id = excluded.promotion_id), 2147483647)
    returning m.promotion_id`.execute(db)
  const taken = new Set(rows.map((row) => row.promotion_id))
  const refused = sums.promotion_ids.find((id) => !taken.has(id))
  if (refused === undefined) return
  const known = await db.selectFrom('promotion').select('per_member').where('id', '=', refused).executeTakeFirst()
  if (!known) throw new Refusal('promotion.not_found')
  throw new Refusal('promotion.limit_reached', { limit: known.per_member ?? 0, promotion_id: refused })
}

async function reserveStock({ db }: Context, sums: Sums): Promise<void> {
  const { rows: short } = await sql<{ sku_id: number; remaining: number }>`
    with wanted as (
      select * from unnest(${sums.promotion_ids}::int[], ${sums.sku_ids}::int[], ${sums.quantities}::int[]) w (promotion_id, sku_id, quantity)
    ), locked as (
      select i.promotion_id, i.sku_id, i.stock - i.reserved as "remaining", w.quantity from promotion_item i
        join wanted w on w.promotion_id = i.promotion_id and w.sku_id = i.sku_id
      order by i.promotion_id, i.sku_id for update of i
    ), insufficient as (
      select w.sku_id, coalesce(l."remaining", 0) as "remaining" from wanted w
        left join locked l on l.promotion_id = w.promotion_id and l.sku_id = w.sku_id
      where l.sku_id is null or l."remaining" < w.quantity
    ), reserved as (
      update promotion_item i set reserved = i.reserved + l.quantity from locked l
      where i.promotion_id = l.promotion_id and i.sku_id = l.sku_id and not exists (select from insufficient)
    )
    select sku_id, "remaining" from insufficient order by sku_id`.execute(db)
  if (short[0]) throw new Refusal('promotion.sold_out', short[0])
}
