import { sql } from 'kysely'
import type { Context } from '../kernel/context.ts'

/**
 * Returns the coupon of a payment when its orders closed unpaid or were refunded completely: once, however often it is
 * called. One that has expired meanwhile is returned as expired. Returns its id; null when there was none.
 */
export async function reverseCoupon({ db, now }: Context, payment_id: number): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    update member_coupon set state = case when valid_until > ${now} then 'unused' else 'expired' end, payment_id = null, used_at = null,
      saved = null, paid = null, returned_at = ${now}
    where payment_id = ${payment_id} and state = 'used' returning id`.execute(db)
  return rows[0]?.id ?? null
}
