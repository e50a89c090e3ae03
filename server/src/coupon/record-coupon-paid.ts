import { sql } from 'kysely'
import type { Context } from '../kernel/context.ts'

/** What the orders of a payment come to now, in cents, in the figures of the coupon that it uses; nothing where it uses none. */
export async function recordCouponPaid({ db }: Context, payment_id: number, paid: bigint): Promise<void> {
  await sql`update member_coupon set paid = ${paid} where payment_id = ${payment_id} and state = 'used'`.execute(db)
}
