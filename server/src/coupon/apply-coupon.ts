import { sql } from 'kysely'
import type { Context } from '../kernel/context.ts'
import { Refusal } from '../kernel/refusal.ts'

/** The use of a coupon: the payment of its orders, the amount off and the orders' total, in cents. */
export interface CouponUse {
  member_coupon_id: number
  member_id: number
  payment_id: number
  saved?: bigint
  paid?: bigint
}

/**
 * Uses a member's coupon for a payment, in the transaction that makes its orders: one coupon, one payment. The same
 * again changes nothing. Refuses `coupon.not_usable` when it is not the member's, used, ended or not begun.
 */
export async function applyCoupon(
  { db, now }: Context,
  { member_coupon_id, member_id, payment_id, saved, paid }: CouponUse,
): Promise<void> {
  const { numAffectedRows } = await sql`
    update member_coupon set state = 'used', payment_id = ${payment_id}, used_at = coalesce(used_at, ${now}), saved = ${saved ?? null}::bigint, paid = ${paid ?? null}::bigint
    where id = ${member_coupon_id} and member_id = ${member_id}
      and (state = 'unused' and valid_from <= ${now} and valid_until > ${now} or state = 'used' and payment_id = ${payment_id})`.execute(db)
  if (!numAffectedRows) throw new Refusal('coupon.not_usable')
}
