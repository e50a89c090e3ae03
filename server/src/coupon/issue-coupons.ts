import { sql } from 'kysely'
import type { Context } from '../kernel/context.ts'
import { zoneSettings } from '../kernel/time/store-zone.ts'
import type { CouponStock } from './queries.ts'
import { validityWindow } from './rules.ts'

/**
 * Issues coupons from a stock locked by `lockCouponStock`: updates its count and the members', and writes a coupon each with the current
 * rules. `grant_key` names the cause. Returns the ids of the members' coupons.
 */
export async function issueCoupons(
  { db, now, setting }: Context,
  coupon: CouponStock,
  member_ids: readonly number[],
  grant_key: string | null = null,
): Promise<number[]> {
  if (member_ids.length === 0) return []
  const { valid_from, valid_until } = validityWindow(coupon, now, setting(zoneSettings.time_zone))
  const { rows } = await sql<{ id: number }>`
    with counted as (
      update coupon set claimed = claimed + ${member_ids.length} where id = ${coupon.coupon_id}
    ), member_counts as (
      insert into coupon_claim (coupon_id, member_id, claimed) select ${coupon.coupon_id}, m, 1 from unnest(${member_ids}::int[]) m order by m
      on conflict (member_id, coupon_id) do update set claimed = coupon_claim.claimed + 1
    )
    insert into member_coupon (member_id, coupon_id, kind, amount, permille_off, max_off, threshold, goods_ids, category_ids, names,
      valid_from, valid_until, grant_key, claimed_at)
    select m, c.id, c.kind, c.amount, c.permille_off, c.max_off, c.threshold, c.goods_ids, c.category_ids,
      (select jsonb_object_agg(t.language, t.name) from coupon_text t where t.coupon_id = c.id), ${valid_from}, ${valid_until}, ${grant_key}, ${now}
    from coupon c, unnest(${member_ids}::int[]) m where c.id = ${coupon.coupon_id} order by m
    returning id`.execute(db)
  return rows.map(({ id }) => id)
}
