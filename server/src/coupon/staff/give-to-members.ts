import { randomInt } from 'node:crypto'
import type { coupon as contract } from '@longmall/contract/coupon.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import { audit } from '../../kernel/security/audit.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { issueCoupons } from '../issue-coupons.ts'
import { lockCouponStock } from '../queries.ts'
import { closedReason } from '../rules.ts'

/**
 * Grants members a coupon each. Skips members who have reached the limit, and closed accounts. Refuses `coupon.not_found`,
 * `coupon.ended`, and `coupon.fully_claimed` when there are not enough for all the others.
 */
export async function giveToMembers(
  context: Context<StaffActor>,
  { coupon_id, member_ids }: InputOf<typeof contract.grant>,
): Promise<OutputOf<typeof contract.grant>> {
  const { db, now } = context
  const coupon = await lockCouponStock(db, coupon_id)
  if (!coupon) throw new Refusal('coupon.not_found')
  if (closedReason(coupon, now) === 'coupon.ended') throw new Refusal('coupon.ended')
  const { rows } = await sql<{ id: number }>`
    select m.id from member m where m.id = any (${member_ids}::int[]) and m.state <> 'cancelled'
      and coalesce((select h.claimed from coupon_claim h where h.coupon_id = ${coupon_id} and h.member_id = m.id), 0) < ${coupon.per_member}
    order by m.id`.execute(db)
  const given = rows.map(({ id }) => id)
  if (coupon.total !== null && coupon.claimed + given.length > coupon.total) throw new Refusal('coupon.fully_claimed')
  await issueCoupons(context, coupon, given)
  await audit(context, { subject: `coupon ${coupon_id}`, before: null, after: { given } })
  return { granted: given.length, skipped: [...new Set(member_ids)].filter((id) => !given.includes(id)) }
}

// Neither 0 and O nor 1 and I: codes are read out and typed.
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const newCode = () => Array.from({ length: 12 }, (_, at) => (at && at % 4 === 0 ? '-' : '') + letters[randomInt(letters.length)]).join('')

/** Makes codes that one member each may redeem, of 60 random bits. Refuses `coupon.not_found`, `coupon.not_by_code`. */
export async function makeCodes(
  context: Context<StaffActor>,
  { coupon_id, count }: InputOf<typeof contract.make_codes>,
): Promise<OutputOf<typeof contract.make_codes>> {
  const { db, now } = context
  const coupon = await db.selectFrom('coupon').select('claim_method').where('id', '=', coupon_id).executeTakeFirst()
  if (!coupon) throw new Refusal('coupon.not_found')
  if (coupon.claim_method !== 'code') throw new Refusal('coupon.not_by_code')
  const codes = [...new Set(Array.from({ length: count }, newCode))]
  await db
    .insertInto('coupon_code')
    .values(codes.map((code) => ({ code, coupon_id, created_at: now })))
    .execute()
  await audit(context, { subject: `coupon ${coupon_id}`, before: null, after: { codes_made: codes.length } })
  return { codes }
}
