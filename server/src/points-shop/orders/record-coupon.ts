import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import type { Events } from '../../kernel/work/outbox.ts'
import '../../coupon/events.ts'

/** Answers `coupon.purchased` in its transaction: a coupon of the claiming centre that was had for longcoin stands among the exchanges (PRM-11), named as it was then. */
export async function recordCoupon(
  { db, now }: Context,
  { member_id, coupon_id, names, longcoin, transfer_id }: Events['coupon.purchased'],
): Promise<void> {
  await sql`
    insert into points_order (member_id, kind, names, quantity, longcoin, coupon_id, transfer_id, created_at)
    values (${member_id}, 'coupon', ${JSON.stringify(names)}::jsonb, 1, ${longcoin}, ${coupon_id}, ${transfer_id}::uuid, ${now})`.execute(
    db,
  )
}
