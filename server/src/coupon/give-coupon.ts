import type { Context } from '../kernel/context.ts'
import { sql } from 'kysely'
import { issueCoupons } from './issue-coupons.ts'
import { lockCouponStock } from './queries.ts'
import { closedReason } from './rules.ts'

/**
 * Gives a member a coupon by a rule, in the caller's transaction: `key` names what it is given for, and the same again gives
 * nothing more. The rule decides how often, so that the limit per member does not bind. Answers the id of the member's
 * coupon; null, and nothing written, when the coupon is not there, over, or none is left.
 */
export async function giveCoupon(context: Context, member_id: number, coupon_id: number, key: string): Promise<number | null> {
  const { db, now } = context
  const coupon = await lockCouponStock(db, coupon_id)
  // Looked for only when the coupon is held: another transaction may have given it in the meantime.
  const { rows } = await sql<{ id: number }>`select id from member_coupon where grant_key = ${key}`.execute(db)
  if (rows[0]) return rows[0].id
  if (!coupon || closedReason(coupon, now) || (coupon.total !== null && coupon.claimed >= coupon.total)) return null
  const [id] = await issueCoupons(context, coupon, [member_id], key)
  return id ?? null
}
