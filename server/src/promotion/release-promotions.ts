import { sql } from 'kysely'
import type { Context } from '../kernel/context.ts'
import { sumByPromotion, unitsOf, type PromotionQuantity } from './reserve-promotions.ts'

/**
 * Releases units that `reservePromotions` reserved: of the member's limit and of the promotion's stock, in the caller's transaction
 * and in the same order of locks. That it happens once is the caller's, by a conditional update of its own state first.
 * `sets`: of combos that come back in parts, the whole sets that leave the limit; without one, as many as the units make. A database
 * error when more comes back than was taken.
 */
export async function releasePromotions(
  { db }: Context,
  member_id: number,
  items: readonly PromotionQuantity[],
  sets: ReadonlyMap<number, number> = new Map(),
): Promise<void> {
  if (items.length === 0) return
  const sums = sumByPromotion(items)
  await sql`
    with locked as (
      select m.promotion_id, coalesce(s.sets, u.units) as units
      from promotion_member m join (${unitsOf(sums)}) u on u.promotion_id = m.promotion_id
        left join unnest(${[...sets.keys()]}::int[], ${[...sets.values()]}::int[]) s (promotion_id, sets) on s.promotion_id = m.promotion_id
      where m.member_id = ${member_id} order by m.promotion_id for update of m
    )
    update promotion_member m set used = m.used - l.units from locked l
    where m.member_id = ${member_id} and m.promotion_id = l.promotion_id`.execute(db)
  await sql`
    with locked as (
      select i.promotion_id, i.sku_id, w.quantity from promotion_item i
        join unnest(${sums.promotion_ids}::int[], ${sums.sku_ids}::int[], ${sums.quantities}::int[]) w (promotion_id, sku_id, quantity)
          on w.promotion_id = i.promotion_id and w.sku_id = i.sku_id
      order by i.promotion_id, i.sku_id for update of i
    )
    update promotion_item i set reserved = i.reserved - l.quantity from locked l
    where i.promotion_id = l.promotion_id and i.sku_id = l.sku_id`.execute(db)
}
