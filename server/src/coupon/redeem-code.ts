import type { MemberCoupon } from '@longmall/contract/coupon.ts'
import { sql } from 'kysely'
import { requireAddon } from '../kernel/addons.ts'
import type { Context, MemberActor } from '../kernel/context.ts'
import { Refusal } from '../kernel/refusal.ts'
import { claimOne } from './claim-coupon.ts'
import { normalizeCode } from './rules.ts'

/**
 * Gives the caller the coupon of a code: one for everybody, or one that a single member may redeem, once. Refuses
 * `coupon.code_unknown` (a used one too), and as `claimCoupon` does.
 */
export async function redeemCode(context: Context<MemberActor>, { coupon_code }: { coupon_code: string }): Promise<MemberCoupon> {
  requireAddon(context, 'coupon')
  const { db, now } = context
  const code = normalizeCode(coupon_code)
  const shared = await db.selectFrom('coupon').select('id').where('code', '=', code).executeTakeFirst()
  if (shared) return claimOne(context, shared.id, 'code')
  const { rows } = await sql<{ coupon_id: number }>`
    update coupon_code set redeemed_at = ${now} where code = ${code} and redeemed_at is null returning coupon_id`.execute(db)
  if (!rows[0]) throw new Refusal('coupon.code_unknown')
  return claimOne(context, rows[0].coupon_id, 'code')
}
