import type { CouponOffer, MemberCoupon } from '@longmall/contract/coupon.ts'
import type { Language } from '@longmall/contract/fields.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Timestamp } from '../kernel/time/clock.ts'
import type { Database } from '../kernel/database/database.ts'

/** The columns of a row `c` of coupons as everybody may read them, joined to its texts by `withTexts`. */
export const offerColumns = sql.raw(`
  c.id as coupon_id, coalesce(own.name, en.name) as name, coalesce(own.note, en.note) as note, c.kind, decimal_text(c.amount, 2) as money_off,
  c.permille_off, decimal_text(c.max_off, 2) as max_off, decimal_text(c.threshold, 2) as threshold, c.goods_ids, c.category_ids, c.claim_method, c.longcoin_price,
  c.starts_at, c.ends_at, c.use_from, c.use_until, c.valid_days`)

export const withTexts = (language: Language): RawBuilder<unknown> => sql`
  left join coupon_text own on own.coupon_id = c.id and own.language = ${language}
  join coupon_text en on en.coupon_id = c.id and en.language = 'en-us'`

/** A coupon as the verbs that give it out look at it. */
export interface CouponStock extends Pick<
  CouponOffer,
  'claim_method' | 'starts_at' | 'ends_at' | 'use_from' | 'use_until' | 'valid_days' | 'longcoin_price'
> {
  coupon_id: number
  is_on: boolean
  total: number | null
  claimed: number
  per_member: number
  /** How many the member has had. */
  member_claimed: number
}

const stockColumns = sql.raw(
  'c.id as coupon_id, c.claim_method, c.starts_at, c.ends_at, c.use_from, c.use_until, c.valid_days, c.longcoin_price, c.is_on, c.total, c.claimed, c.per_member',
)

/** A coupon and how many of it a member has had, nothing locked. */
export async function findCouponStock(db: Database, coupon_id: number, member_id: number): Promise<CouponStock | undefined> {
  const { rows } = await sql<CouponStock>`
    select ${stockColumns}, coalesce((select h.claimed from coupon_claim h where h.coupon_id = c.id and h.member_id = ${member_id}), 0) as member_claimed
    from coupon c where c.id = ${coupon_id}`.execute(db)
  return rows[0]
}

/** A coupon, its row locked until the transaction ends; every grant locks it first. */
export async function lockCouponStock(db: Database, coupon_id: number): Promise<CouponStock | undefined> {
  const { rows } =
    await sql<CouponStock>`select ${stockColumns}, 0 as member_claimed from coupon c where c.id = ${coupon_id} for update`.execute(db)
  return rows[0]
}

/** The columns of a row `m` of members' coupons at an instant. */
export const memberCouponColumns = (language: Language, now: Timestamp): RawBuilder<unknown> => sql`
  m.id as member_coupon_id, m.coupon_id, coalesce(m.names ->> ${language}, m.names ->> 'en-us', '') as name, m.kind, decimal_text(m.amount, 2) as money_off,
  m.permille_off, decimal_text(m.max_off, 2) as max_off, decimal_text(m.threshold, 2) as threshold, m.goods_ids, m.category_ids, m.valid_from, m.valid_until,
  case when m.state = 'unused' and m.valid_until <= ${now} then 'expired' else m.state end as state, m.used_at`

/** A member's coupon; undefined for anybody else's as for none. */
export async function findMemberCoupon(
  { db, language, now }: { db: Database; language: Language; now: Timestamp },
  member_coupon_id: number,
  member_id: number,
): Promise<MemberCoupon | undefined> {
  const { rows } = await sql<MemberCoupon>`
    select ${memberCouponColumns(language, now)} from member_coupon m where m.id = ${member_coupon_id} and m.member_id = ${member_id}`.execute(
    db,
  )
  return rows[0]
}
