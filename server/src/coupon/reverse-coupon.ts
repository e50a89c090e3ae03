import { sql } from 'kysely'
import type { Context } from '../kernel/context.ts'

/**
 * Gives the coupon of a payment back, when its orders closed unpaid or all of it was refunded: once, however often
 * it is asked. One whose time is over meanwhile comes back expired. Answers its id; null when there was none to give back.
 */
export async function reverseCoupon({ db, now }: Context, payment_id: number): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    update member_coupon set state = case when valid_until > ${now} then 'unused' else 'expired' end, payment_id = null, used_at = null,
      saved = null, paid = null, returned_at = ${now}
    where payment_id = ${payment_id} and state = 'used' returning id`.execute(db)
  return rows[0]?.id ?? null
}
