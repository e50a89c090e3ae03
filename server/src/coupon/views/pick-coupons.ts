import type { CouponChoice } from '@longmall/contract/coupon-pick.ts'
import type { coupon as contract } from '@longmall/contract/coupon.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import { withTexts } from '../queries.ts'

const maxCoupons = 20

/** Coupons that an operator may choose, named in the caller's language; by words of that name or the English one. */
export async function pickCoupons(
  { db, language, now }: Context,
  { keyword, coupon_ids }: InputOf<typeof contract.pick>,
): Promise<OutputOf<typeof contract.pick>> {
  const pattern = `%${keyword?.replaceAll(/[\\%_]/g, String.raw`\$&`) ?? ''}%`
  const where = coupon_ids
    ? sql`c.id = any (${coupon_ids}::int[])`
    : sql`c.is_on and c.ends_at > ${now} and (own.name ilike ${pattern} or en.name ilike ${pattern})`
  const { rows } = await sql<CouponChoice>`
    select c.id as coupon_id, coalesce(own.name, en.name) as name, c.is_on from coupon c ${withTexts(language)}
    where ${where} order by c.id desc limit ${coupon_ids?.length ?? maxCoupons}`.execute(db)
  return { list: rows }
}
