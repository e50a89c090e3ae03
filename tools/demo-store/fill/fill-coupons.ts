import { languages } from '@longmall/contract/fields.ts'
import { giveCoupon } from '@longmall/server/src/coupon/give-coupon.ts'
import { dayIn, plus } from '@longmall/server/src/kernel/time/clock.ts'
import type { Context } from '@longmall/server/src/kernel/context.ts'
import { windowOfDays, zoneSettings } from '@longmall/server/src/kernel/time/store-zone.ts'
import { creditCoins } from '@longmall/server/src/wallet/credit-coins.ts'
import { coupons, couponsOfMembers } from '../content/shop/coupons.ts'
import type { DemoCoupon } from '../types.ts'

/** Ids as the tables gave them, by key and account. */
export interface CouponIds {
  category: (key: string) => number
  goods: (key: string) => number
  member: (account: string) => number
}

/** The shop's coupons, and what demo members hold of them, with longcoin to offset a price. Answers the ids of the coupons by their keys. */
export async function fillCoupons(context: Context, ids: CouponIds): Promise<ReadonlyMap<string, number>> {
  const couponIds = new Map<string, number>()
  for (const [position, coupon] of coupons.entries()) couponIds.set(coupon.key, await insertCoupon(context, coupon, position, ids))
  for (const { account, coupons: keys, longcoin, longcoin_days_ago = 0 } of couponsOfMembers) {
    const member_id = ids.member(account)
    for (const key of keys) await giveCoupon(context, member_id, couponIds.get(key)!, `demo ${account} ${key}`)
    // Before they exchange some of them.
    await creditCoins({ ...context, now: plus(context.now, { days: -longcoin_days_ago }) }, member_id, 'LONGCOIN', BigInt(longcoin), {
      kind: 'gift.demo',
      topic: 'reward',
      key: `demo ${account} longcoin`,
      reason: 'demo store',
      from: 'treasury',
    })
  }
  return couponIds
}

async function insertCoupon({ db, now, setting }: Context, coupon: DemoCoupon, position: number, ids: CouponIds): Promise<number> {
  const { effect, name, note, claim_method, valid_days, threshold } = coupon
  const zone = setting(zoneSettings.time_zone)
  const dayAfter = (days: number) => dayIn(zone, plus(now, { days }))
  const { id } = await db
    .insertInto('coupon')
    .values({
      kind: effect.kind,
      amount: effect.kind === 'money' ? BigInt(effect.amount) : null,
      permille_off: effect.kind === 'percentage' ? effect.permille_off : null,
      max_off: effect.kind === 'percentage' && effect.max_off !== null ? BigInt(effect.max_off) : null,
      threshold: BigInt(threshold),
      goods_ids: (coupon.goods ?? []).map(ids.goods),
      category_ids: (coupon.categories ?? []).map(ids.category),
      claim_method,
      longcoin_price: coupon.longcoin_price ?? null,
      code: coupon.code ?? null,
      total: coupon.total ?? null,
      per_member: coupon.per_member ?? 1,
      ...windowOfDays(zone, dayAfter(coupon.starts_in ?? 0), dayAfter(365)),
      valid_days,
      position,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('coupon_text')
    .values(languages.map((language) => ({ coupon_id: id, language, name: name[language], note: note?.[language] ?? '' })))
    .execute()
  return id
}
