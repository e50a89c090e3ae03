import type { Context } from '../kernel/context.ts'
import { sql } from 'kysely'
import { issueCoupons } from './issue-coupons.ts'
import { lockCouponStock } from './queries.ts'
import { closedReason } from './rules.ts'

/**
 * Grants a coupon by a rule, in the caller's transaction: `key` names the cause, and is granted once. The rule limits the number, so
 * that the limit per member does not apply. Returns the id of the member's coupon; null, without effect, when the coupon is missing,
 * ended, or fully claimed.
 */
export async function giveCoupon(context: Context, member_id: number, coupon_id: number, key: string): Promise<number | null> {
  const { db, now } = context
  const coupon = await lockCouponStock(db, coupon_id)
  // Looked up after the coupon is locked: another transaction may have granted it in the meantime.
  const { rows } = await sql<{ id: number }>`select id from member_coupon where grant_key = ${key}`.execute(db)
  if (rows[0]) return rows[0].id
  if (!coupon || closedReason(coupon, now) || (coupon.total !== null && coupon.claimed >= coupon.total)) return null
  const [id] = await issueCoupons(context, coupon, [member_id], key)
  return id ?? null
}
