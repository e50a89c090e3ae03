import type { CouponOffer } from '@longmall/contract/coupon.ts'
import { sql } from 'kysely'
import type { Context } from '../kernel/context.ts'
import { offerColumns, withTexts } from './queries.ts'

/** Coupons as everybody may read of them, by their ids, also those that are off or over; ids that name none are left out. */
export async function findOffers({ db, language }: Context, coupon_ids: readonly number[]): Promise<Map<number, CouponOffer>> {
  if (coupon_ids.length === 0) return new Map()
  const { rows } = await sql<CouponOffer>`
    select ${offerColumns} from coupon c ${withTexts(language)} where c.id = any (${coupon_ids}::int[])`.execute(db)
  return new Map(rows.map((one) => [one.coupon_id, one]))
}
